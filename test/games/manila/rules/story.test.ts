import assert from 'node:assert/strict';
import { replay } from '../../../../shared/engine/record.ts';
import { manila, type State } from '../../../../shared/games/manila/index.ts';
import { prospectOf, rolled } from '../../../../shared/games/manila/prospect.ts';
import { fixture } from '../../../support/shelved.ts';

/** Every position of a game in which the dice are about to be rolled. */
function rollsOf(name: string): State[] {
  const found: State[] = [];
  replay(manila, fixture('manila', name), ({ state }) => {
    if ((state as State).phase.kind === 'roll') found.push(manila.clone(state as State));
  });
  return found;
}

describe('Luck in Manila', () => {
  for (const name of ['four-players', 'eviction', 'bankrupt-insurer'])
    it(`M7.1 the mean over all dice of ${name} is what stood before the roll, for everybody`, () => {
      const rolls = rollsOf(name);
      assert.ok(rolls.length > 5);
      for (const state of rolls) {
        const before = prospectOf(state);
        const wares = state.boats.filter(({ berth }) => berth === null).map(({ ware }) => ware);
        const throws = wares.reduce<{ ware: (typeof wares)[number]; face: number }[][]>(
          (all, ware) => all.flatMap((dice) => [1, 2, 3, 4, 5, 6].map((face) => [...dice, { ware, face }])),
          [[]],
        );
        const sums = before.worth.map(() => 0);
        for (const dice of throws)
          rolled(before, dice).worth.forEach((worth, seat) => {
            sums[seat] = (sums[seat] ?? 0) + worth;
          });
        before.worth.forEach((worth, seat) => {
          assert.ok(Math.abs((sums[seat] ?? 0) / throws.length - worth) < 1e-9, `seat ${seat} at move ${state.seq}`);
        });
      }
    });
});
