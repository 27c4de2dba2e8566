import assert from 'node:assert/strict';
import type { AnimatedView } from '../../../../client/games/port-royal/stage/animated-view.ts';
import { advance, animatedViewOf } from '../../../../client/games/port-royal/stage/animated-view.ts';
import { tableOf } from '../../../../client/games/port-royal/stage/model.ts';
import type { Event, State, View } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

const seating = { me: 0, odds: true, name: (seat: number) => `seat ${seat}`, away: () => false };

const discarded = (view: View): number => (view.discard.known ? view.discard.faces.length : view.discard.count);

/** What events tell of a position: everything but the faces of coins and the numbers of the question. */
const told = ({ view, drawn }: AnimatedView) => ({
  turn: view.turn,
  round: view.round,
  active: view.active,
  ending: view.ending,
  deck: view.deck,
  discard: discarded(view),
  harbour: view.harbour,
  table: view.table,
  time: view.time,
  victory: view.victory,
  gamblers: view.gamblers,
  contracts: view.contracts,
  adventure: view.adventure && { ...view.adventure, looks: 0, grown: 0, takesFewer: 0, sold: [] },
  glimpse: view.glimpse,
  players: view.players.map((player) => ({ ...player, tableau: [...player.tableau].sort() })),
  outcome: view.outcome,
  drawn,
});

function everyStep(check: (before: View, events: readonly Event[], after: View) => void): number {
  let steps = 0;
  for (const [seed, seats, given] of [
    [1, 2, {}],
    [2, 3, { showDiscard: false }],
    [3, 4, {}],
    [4, 5, {}],
    [5, 3, { gambler: true }],
    [6, 4, { mode: 'onTheGo' }],
    [7, 3, { mode: 'contracts', onTheGo20: true }],
    [8, 5, { mode: 'contracts', gambler: true, showDiscard: false }],
    [9, 3, { mode: 'contractsCoop' }],
    [10, 1, { mode: 'contractsCoop', gambler: true, startVictoryCards: 2 }],
    [11, 3, { mode: 'adventure', chapter: 2 }],
    [12, 1, { mode: 'adventureCoop', chapter: 1 }],
    [13, 4, { mode: 'adventureCoop', chapter: 5, failures: 1 }],
    [14, 2, { mode: 'adventureVariable', adventurerChoice: 'draft' }],
    [15, 4, { mode: 'adventure', chapter: 4, showDiscard: false }],
  ] as const) {
    const options = portRoyal.parseOptions(given, seats);
    if (!options.ok) throw new Error(options.code);
    const state = portRoyal.setup(options.value, seats, seedOf(seed), portRoyal.meta.rulesVersion);
    const look = (): View => portRoyal.view(state as State, 0);
    playOut(portRoyal, state, rngFor(seed), eager, (_seat, _move, apply) => {
      const before = look();
      const events = (apply() as Event[]).flatMap((event) => portRoyal.redact(event, 0) ?? []);
      check(before, events, look());
      steps++;
    });
  }
  return steps;
}

describe('Port Royal: the story of a step', () => {
  it('leads from each view to the next, event by event', () => {
    const steps = everyStep((before, events, after) => {
      const end = events.reduce<AnimatedView>(advance, animatedViewOf(before));
      assert.deepEqual(told(end), told(animatedViewOf(after)), JSON.stringify(events));
    });
    assert.ok(steps > 300, `only ${steps} steps`);
  }).timeout(60_000);

  it('can be shown after every single event, with nobody in debt', () => {
    everyStep((before, events) => {
      let tale = animatedViewOf(before);
      for (const event of events) {
        tale = advance(tale, event);
        const table = tableOf(tale.view, seating, tale);
        for (const who of [...table.plates, ...(table.mat ? [table.mat] : [])])
          assert.ok(who.coins >= 0 && who.influence >= 0 && who.swords >= 0, JSON.stringify(event));
        assert.ok(table.deck >= 0 && table.discard.count >= 0);
      }
    });
  }).timeout(60_000);

  it('shows the drawn card until it has found its place', () => {
    const options = portRoyal.parseOptions({});
    if (!options.ok) throw new Error(options.code);
    const view = portRoyal.view(portRoyal.setup(options.value, 2, seedOf(9), portRoyal.meta.rulesVersion), 0);
    const drawn = advance(animatedViewOf(view), { type: 'cardDrawn', seat: 0, face: 'sailor-1' });
    assert.equal(drawn.drawn, 'sailor-1');
    assert.equal(drawn.view.deck, view.deck - 1);
    const moored = advance(drawn, { type: 'cardMoored', face: 'sailor-1', slot: view.nextSlot });
    assert.equal(moored.drawn, null);
    assert.equal(moored.view.harbour.at(-1)?.face, 'sailor-1');
  }).timeout(60_000);

  it('does not touch the view it begins with', () => {
    everyStep((before, events) => {
      const copy = structuredClone(before);
      events.reduce<AnimatedView>(advance, animatedViewOf(before));
      assert.deepEqual(before, copy);
    });
  }).timeout(60_000);
});
