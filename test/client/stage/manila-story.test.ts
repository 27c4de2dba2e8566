import assert from 'node:assert/strict';
import { tableOf } from '../../../client/games/manila/model.ts';
import { advance } from '../../../client/games/manila/story.ts';
import type { Viewer } from '../../../shared/engine/core.ts';
import type { Event, View } from '../../../shared/games/manila/index.ts';
import { manila } from '../../../shared/games/manila/index.ts';
import type { Policy } from '../../support/random-play.ts';
import { eager, playOut, rngFor, seedOf } from '../../support/random-play.ts';

/** Everything that is drawn: not the number of the move, nor who is asked next, nor the sheet of the page. */
const told = ({ seq: _seq, prompt: _prompt, settlement: _settlement, ...rest }: View) => rest;

const tables = [
  { seed: 2, seats: 4, options: { rules: 'en' } },
  { seed: 5, seats: 5, options: { hideCash: true, startValue: 5, seatsOnDockedBoats: true } },
  { seed: 9, seats: 3, options: { stowawayTargets: 'anyExceptInsurance' } },
  { seed: 10, seats: 4, options: { pirateEviction: true, hideCash: true } },
  { seed: 11, seats: 5, options: { pirateEviction: true } },
  { seed: 17, seats: 5, options: { pirateEviction: true } },
  { seed: 21, seats: 3, options: { pirateEviction: true } },
  { seed: 33, seats: 3, options: { pirateEviction: true, hideCash: true } },
] as const;

/** Pirates whenever it can be, so that there is much to tell of them. */
const piratical: Policy = (moves, rng, seat) => {
  const bold = moves.find((move) => move.type === 'evict' || ('space' in move && move.space === 'pirate'));
  return bold ?? eager(moves, rng, seat);
};

type Check = (before: View, events: readonly Event[], after: View, viewer: Viewer) => void;

/** Every step of every table, as everybody at it sees it. */
function everyStep(check: Check): Set<string> {
  const seen = new Set<string>();
  for (const { seed, seats, options: given } of tables) {
    const options = manila.parseOptions(given);
    if (!options.ok) throw new Error(options.code);
    const state = manila.setup(options.value, seats, seedOf(seed));
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    playOut(manila, state, rngFor(seed), piratical, (_seat, _move, apply) => {
      const before = viewers.map((viewer) => manila.view(state, viewer));
      const events = apply() as Event[];
      for (const event of events) {
        seen.add(event.type);
        if (event.type === 'accomplicePlaced' && event.stowaway) seen.add('stowaway');
      }
      viewers.forEach((viewer, i) => {
        const heard = events.map((event) => manila.redact(event, viewer));
        check(before[i] as View, heard as Event[], manila.view(state, viewer), viewer);
      });
    });
  }
  return seen;
}

describe('Manila: the story of a step', () => {
  it('leads from each view to the next, event by event, for everybody at the table', () => {
    const seen = everyStep((before, events, after) => {
      assert.deepEqual(told(events.reduce(advance, before)), told(after), JSON.stringify(events));
    });
    const rare = [
      'accompliceEvicted',
      'captainSucceeded',
      'boatPlundered',
      'insurerBroke',
      'shareRedeemed',
      'pilotWaived',
    ];
    for (const type of rare) assert.ok(seen.has(type), `no game had ${type}`);
    assert.ok(seen.has('stowaway'), 'no game had a stowaway');
  });

  it('never tells what a viewer may not see: hidden cash and hands stay hidden (M13.1, A9)', () => {
    everyStep((before, events, _after, viewer) => {
      let view = before;
      for (const event of events) {
        view = advance(view, event);
        const open = events.some(({ type }) => type === 'sharesRevealed');
        view.players.forEach(({ cash, hand }, seat) => {
          if (seat === viewer) return;
          if (open) return;
          if (before.players[seat]?.cash === null) assert.equal(cash, null);
          assert.equal(hand, null);
        });
      }
    });
  });

  it('can be shown after every single event, with nobody in debt and no accomplice twice', () => {
    everyStep((before, events, _after, viewer) => {
      const me = typeof viewer === 'number' ? viewer : null;
      const seating = { me, odds: false, name: (seat: number) => `seat ${seat}`, away: () => false };
      let view = before;
      for (const event of events) {
        view = advance(view, event);
        const table = tableOf(view, seating);
        const out = [
          ...table.boats.flatMap(({ seats }) => seats),
          ...[...table.port, ...table.shipyard].map(({ socket }) => socket),
          ...table.pirates,
          ...table.pilots,
          table.insurance,
        ];
        for (const who of [...table.plates, ...(table.mat ? [table.mat] : [])]) {
          assert.ok((who.cash ?? 0) >= 0 && who.pledged >= 0 && who.pledged <= who.shares, JSON.stringify(event));
          const placed = out.filter(({ occupant }) => occupant === who.seat).length;
          assert.equal(placed + who.accomplices, view.rules.accomplices, JSON.stringify(event));
        }
      }
    });
  });

  it('does not touch the view it begins with', () => {
    everyStep((before, events) => {
      const copy = structuredClone(before);
      events.reduce(advance, before);
      assert.deepEqual(before, copy);
    });
  });
});
