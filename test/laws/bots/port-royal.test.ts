import assert from 'node:assert/strict';
import { bots } from '../../../shared/bots/levels.ts';
import { portRoyal } from '../../../shared/games/port-royal/index.ts';
import { type Situation, table } from '../../games/port-royal/support/table.ts';
import { rngFor } from '../../support/random-play.ts';

describe('The greedy bot of Port Royal', () => {
  const chooses = (situation: Situation, ...words: string[]): string => {
    const at = table(situation);
    for (const word of words) at.plays(at.state.active, word);
    const seat = portRoyal.actors(at.state)[0]!;
    const moves = portRoyal.legalMoves(at.state, seat);
    const input = { game: portRoyal, view: portRoyal.view(at.state, seat), seat, moves };
    const move = bots.greedy(input, rngFor(1));
    return at.answers(seat)[moves.indexOf(move)]!;
  };

  it('draws on while nothing can happen, and stops when a ship more is likely to cost the turn', () => {
    assert.equal(chooses({ harbour: ['settler-1'], coins: [0, 3] }), 'draw');
    const four = ['ship-yellow-2-3', 'ship-blue-2-3', 'ship-green-3-3', 'ship-red-6-3'];
    assert.equal(chooses({ harbour: [...four, 'sailor-1'], coins: [3, 3] }), 'stop');
  });

  it('drives away the ship that would cost the turn', () => {
    const harbour = ['ship-yellow-2-3', 'ship-blue-2-3', 'ship-green-3-3'];
    assert.equal(chooses({ harbour, deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] }, 'draw'), 'repel');
  });

  it('takes the richer ship, and completes an expedition that it can', () => {
    assert.equal(chooses({ harbour: ['ship-red-1-1', 'ship-blue-5-4'], coins: [0, 0] }, 'stop'), 'trade ship-blue-5-4');
    const crew = { tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] };
    assert.equal(chooses({ harbour: ['sailor-1'], ...crew }), 'complete expedition-priest2');
  });

  it('pays nobody for a ship that brings only the fee', () => {
    assert.equal(chooses({ harbour: ['ship-red-1-1'], coins: [0, 0] }, 'stop', 'pass'), 'pass');
  });

  it('hires what wins when the last window has come', () => {
    const tableaus = [
      ['admiral-3', 'admiral-3', 'senorita-3', 'senorita-3'],
      ['pirate-3', 'sailor-3', 'jester-3', 'jester-2', 'captain-1'],
    ];
    const situation = { active: 1, ending: true, harbour: ['sailor-1', 'ship-blue-5-4'], tableaus, coins: [0, 3] };
    assert.equal(chooses(situation, 'stop'), 'hire sailor-1');
  });

  describe('in a team', () => {
    const team = { mode: 'contractsCoop', time: 8, contracts: ['c-bruja', 'c-explorer'] } as const;

    it('leaves a person to whoever needs them for a contract, and takes one that it needs', () => {
      const harbour = ['captain-1', 'ship-yellow-1-1'];
      const tableaus = [[], ['senorita-2']];
      const theirs = { ...team, contracts: ['c-bruja'], harbour, coins: [8, 8] } as const;
      assert.equal(chooses({ ...theirs, tableaus }, 'stop'), 'trade ship-yellow-1-1');
      assert.equal(chooses({ ...theirs, tableaus: [...tableaus].reverse() }, 'stop'), 'hire captain-1');
    });

    it('goes on the voyage that a contract asks for, and stores the ship of a new colour', () => {
      const crew = { tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] };
      assert.equal(chooses({ ...team, harbour: ['sailor-1'], ...crew }), 'complete expedition-priest2');
      const pirates = { ...team, contracts: ['c-pirates-nest'], tableaus: [['sailor-1', 'pirate-1']] } as const;
      assert.equal(chooses({ ...pirates, harbour: ['sailor-1'], deck: ['ship-blue-1-1'] }, 'draw'), 'store');
    });
  });
});
