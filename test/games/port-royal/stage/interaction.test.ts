import assert from 'node:assert/strict';
import { moveAt, targetOf } from '../../../../client/games/port-royal/stage/interaction.ts';
import type { Move, State } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { situate, table } from '../support/table.ts';

const base = portRoyal.view(situate({ harbour: ['sailor-1'] }), 0);

describe('Port Royal: moves and the places they are about', () => {
  for (const options of [
    {},
    { mode: 'onTheGo' },
    { mode: 'base', gambler: true },
    { mode: 'contracts' },
    { mode: 'contractsCoop' },
    { mode: 'adventure', chapter: 5 },
    { mode: 'adventureCoop', chapter: 3, failures: 1 },
    { mode: 'adventureVariable', adventurerChoice: 'draft' },
  ])
    it(`every place stands for one move at most: ${JSON.stringify(options)}`, () => {
      const parsed = portRoyal.parseOptions(options, 4);
      if (!parsed.ok) throw new Error(parsed.code);
      const state = portRoyal.setup(parsed.value, 4, seedOf(3), portRoyal.meta.rulesVersion);
      let seen = 0;
      playOut(portRoyal, state, rngFor(3), eager, (seat) => {
        const moves = portRoyal.legalMoves(state as State, seat);
        const view = portRoyal.view(state as State, seat);
        const targets = moves.flatMap((move) => targetOf(move, view) ?? []);
        assert.equal(new Set(targets).size, targets.length, JSON.stringify(moves));
        for (const move of moves) {
          const target = targetOf(move, view);
          if (target === null) continue;
          seen++;
          assert.deepEqual(moveAt(target, moves, view), move);
        }
      });
      assert.ok(seen > 50);
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
    for (const [move, target] of places) assert.equal(targetOf(move, base), target, move.type);
  });

  it('names the person, the contract, the player and the pile that a new kind of move is about', () => {
    const view = portRoyal.view(
      table({
        seats: 3,
        mode: 'contracts',
        onTheGo20: true,
        contracts: ['c-frigate-nemesis', 'c-pirates-nest'],
        tableaus: [['otg20-merchant-red-2']],
        harbour: ['ship-red-1-1'],
      })
        .plays(0, 'stop')
        .plays(0, 'trade ship-red-1-1').state,
      0,
    );
    assert.equal(view.prompt.kind, 'shipUse');
    const places: [Move, string | null][] = [
      [{ type: 'use', under: false, renounce: null }, 'harbour:0'],
      [{ type: 'use', under: true, renounce: null }, 'merchant:red'],
      [{ type: 'use', under: false, renounce: 'c-frigate-nemesis' }, 'contract:c-frigate-nemesis'],
      [{ type: 'use', under: true, renounce: 'c-frigate-nemesis' }, null],
      [{ type: 'store' }, 'contract:c-pirates-nest'],
      [{ type: 'claim', contract: 'c-jinx' }, 'contract:c-jinx'],
      [{ type: 'give', to: 2 }, 'seat:2'],
      [{ type: 'gamble' }, 'gambler'],
      [{ type: 'setAside' }, 'victory'],
      [{ type: 'leave' }, 'time'],
      [{ type: 'decline' }, null],
    ];
    for (const [move, target] of places) assert.equal(targetOf(move, view), target, JSON.stringify(move));
  });

  it('finds nothing where nothing is legal', () => {
    assert.equal(moveAt('deck', [{ type: 'stop' }], base), null);
    assert.equal(moveAt('harbour:2', [{ type: 'trade', slot: 1 }], base), null);
  });
});
