import assert from 'node:assert/strict';
import { advanceView } from '../../../../client/games/manila/stage/animated-view.ts';
import { tableOf } from '../../../../client/games/manila/stage/model.ts';
import type { Event, View } from '../../../../shared/games/manila/index.ts';
import { manila } from '../../../../shared/games/manila/index.ts';
import type { Policy } from '../../../support/random-play.ts';
import { eager } from '../../../support/random-play.ts';
import { type SeenStep, stepsOf } from '../../../support/steps.ts';

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

type Step = SeenStep<View, Event>;

let played: readonly Step[] | null = null;

function everyStep(): readonly Step[] {
  played ??= tables.flatMap((table) => stepsOf(manila, table, piratical));
  return played;
}

describe('Manila: the story of a step', () => {
  it('leads from each view to the next, event by event, for everybody at the table', () => {
    const seen = new Set<string>();
    for (const { before, events, after } of everyStep()) {
      assert.deepEqual(told(events.reduce(advanceView, before)), told(after), JSON.stringify(events));
      for (const event of events)
        seen.add(event.type === 'accomplicePlaced' && event.stowaway ? 'stowaway' : event.type);
    }
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
  }).timeout(60_000);

  it('never tells what a viewer may not see: hidden cash and hands stay hidden (M13.1, A9)', () => {
    for (const { before, events, viewer } of everyStep()) {
      let view = before;
      for (const event of events) {
        view = advanceView(view, event);
        const open = events.some(({ type }) => type === 'sharesRevealed');
        view.players.forEach(({ cash, hand }, seat) => {
          if (seat === viewer) return;
          if (open) return;
          if (before.players[seat]?.cash === null) assert.equal(cash, null);
          assert.equal(hand, null);
        });
      }
    }
  }).timeout(60_000);

  it('can be shown after every single event, with nobody in debt and no accomplice twice', () => {
    for (const { before, events, viewer } of everyStep()) {
      const me = typeof viewer === 'number' ? viewer : null;
      const seating = { me, odds: false, name: (seat: number) => `seat ${seat}`, away: () => false };
      let view = before;
      for (const event of events) {
        view = advanceView(view, event);
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
    }
  }).timeout(60_000);

  it('does not touch the view it begins with', () => {
    for (const { before, events } of everyStep()) {
      const copy = structuredClone(before);
      events.reduce(advanceView, before);
      assert.deepEqual(before, copy);
    }
  }).timeout(60_000);
});
