import assert from 'node:assert/strict';
import { monthOf, shieldsOfCrowns } from '../../../../client/games/port-royal/stage/adventure.ts';
import { tableOf } from '../../../../client/games/port-royal/stage/model.ts';
import type { State } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

const seatingOf = (me: number | null) => ({
  me,
  odds: true,
  name: (seat: number) => `seat ${seat}`,
  away: () => false,
});

function begin(given: object, seats: number, seed: number): State {
  const options = portRoyal.parseOptions(given, seats);
  if (!options.ok) throw new Error(options.code);
  return portRoyal.setup(options.value, seats, seedOf(seed), portRoyal.meta.rulesVersion) as State;
}

describe('Port Royal: the adventure on the canvas', () => {
  for (const [seed, seats, given] of [
    [3, 3, { mode: 'adventure', chapter: 3 }],
    [4, 2, { mode: 'adventureCoop', chapter: 2 }],
    [5, 4, { mode: 'adventureVariable' }],
  ] as const)
    it(`PR14.11 says ready where the rules let a mission be completed: ${JSON.stringify(given)}`, () => {
      const state = begin(given, seats, seed);
      let offered = 0;
      playOut(portRoyal, state, rngFor(seed), eager, (seat) => {
        const view = portRoyal.view(state, seat);
        const shown = tableOf(view, seatingOf(seat)).adventure?.missions ?? [];
        for (const move of portRoyal.legalMoves(state, seat)) {
          if (move.type !== 'fulfil') continue;
          offered++;
          const card = shown.find(({ id }) => id === move.mission);
          assert.equal(card?.state, 'ready', `${move.mission} at ${view.prompt.kind}`);
        }
        for (const card of shown)
          assert.equal(card.state === 'done', card.done.includes(seat), `${card.id}: ${card.state}`);
      });
      assert.ok(offered > 0);
    });

  it('PR17.3 turns the cards of a look up for whoever looks, and shows their backs to everybody else', () => {
    const state = begin({ mode: 'adventure', chapter: 4 }, 3, 6);
    let looks = 0;
    playOut(portRoyal, state, rngFor(6), eager, () => {
      const { prompt } = portRoyal.view(state, 'spectator');
      if (prompt.kind !== 'look') return;
      looks++;
      for (const viewer of [0, 1, 2]) {
        const look = tableOf(portRoyal.view(state, viewer), seatingOf(viewer)).adventure?.look;
        assert.equal(look?.cards.length, prompt.count);
        for (const card of look?.cards ?? []) assert.equal(card !== null, viewer === prompt.seat);
      }
      const watched = tableOf(portRoyal.view(state, 'spectator'), seatingOf(null)).adventure?.look;
      assert.ok(watched?.cards.every((card) => card === null));
    });
    assert.ok(looks > 0);
  });

  it('PR14.5 has a day for each turn of the month, and the next month is one longer', () => {
    const state = begin({ mode: 'adventureCoop', chapter: 1 }, 2, 1);
    const lengths = new Map<number, number>();
    playOut(portRoyal, state, rngFor(1), eager, () => {
      const month = monthOf(portRoyal.view(state, 0));
      if (month && state.phase.kind !== 'over') lengths.set(month.nth, month.length);
    });
    assert.deepEqual([...lengths.values()], [3, 4, 5, 6]);
  });

  it('PR14.16 sets a shield where crowns begin to be worth more', () => {
    assert.deepEqual(shieldsOfCrowns, [
      [2, 1],
      [4, 2],
      [7, 3],
      [10, 4],
      [13, 5],
      [16, 6],
    ]);
  });

  it('PR2.4 hoists six pennants in the adventure, and five elsewhere', () => {
    const pennants = (given: object) => tableOf(portRoyal.view(begin(given, 2, 1), 0), seatingOf(0)).pennants.length;
    assert.deepEqual([pennants({ mode: 'adventure' }), pennants({})], [6, 5]);
  });
});
