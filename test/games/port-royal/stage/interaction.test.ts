import assert from 'node:assert/strict';
import { moveAt, targetOf } from '../../../../client/games/port-royal/stage/interaction.ts';
import type { Move, State } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

describe('Port Royal: moves and the places they are about', () => {
  it('every place stands for one move at most', () => {
    const options = portRoyal.parseOptions({});
    if (!options.ok) throw new Error(options.code);
    const state = portRoyal.setup(options.value, 4, seedOf(3), portRoyal.meta.rulesVersion);
    let seen = 0;
    playOut(portRoyal, state, rngFor(3), eager, (seat) => {
      const moves = portRoyal.legalMoves(state as State, seat);
      const targets = moves.flatMap((move) => targetOf(move) ?? []);
      assert.equal(new Set(targets).size, targets.length, JSON.stringify(moves));
      for (const move of moves) {
        const target = targetOf(move);
        if (target === null) continue;
        seen++;
        assert.deepEqual(moveAt(target, moves), move);
      }
    });
    assert.ok(seen > 100);
  });

  it('names the places as the page does', () => {
    const places: [Move, string | null][] = [
      [{ type: 'draw' }, 'deck'],
      [{ type: 'keep' }, 'drawn'],
      [{ type: 'repel' }, 'discard'],
      [{ type: 'trade', slot: 3 }, 'harbour:3'],
      [{ type: 'hire', slot: 4 }, 'harbour:4'],
      [{ type: 'complete', expedition: 'expedition-priest2' }, 'expedition:expedition-priest2'],
      [{ type: 'stop' }, null],
      [{ type: 'pass' }, null],
      [{ type: 'done' }, null],
      [{ type: 'pay', persons: ['jack-1'] }, null],
    ];
    for (const [move, target] of places) assert.equal(targetOf(move), target, move.type);
  });

  it('finds nothing where nothing is legal', () => {
    assert.equal(moveAt('deck', [{ type: 'stop' }]), null);
    assert.equal(moveAt('harbour:2', [{ type: 'trade', slot: 1 }]), null);
  });
});
