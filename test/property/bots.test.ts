import assert from 'node:assert/strict';
import { bots, type Level } from '../../shared/bots/levels.ts';
import { portRoyal } from '../../shared/games/port-royal/index.ts';
import { settings } from '../support/games.ts';
import { type Situation, table } from '../support/port-royal-table.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

describe('Bots of every game', () => {
  for (const { name, game, options, seats, trial } of settings) {
    it(`${name}: every level plays legal moves to the end, and the same ones again`, () => {
      for (const level of Object.keys(bots) as Level[]) {
        const [first, second] = [1, 2].map(() => {
          const state = game.setup(options, seats, seedOf(31));
          const rng = rngFor(31);
          const played: string[] = [];
          for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
            const moves = game.legalMoves(state, seat);
            const move = bots[level]({ game, view: game.view(state, seat), seat, moves }, rng);
            assert.ok(moves.includes(move));
            game.apply(state, seat, move, () => {});
            played.push(game.format(move));
            assert.ok(played.length < trial.longest);
          }
          return played;
        });
        assert.deepEqual(first, second);
      }
    });
  }

  for (const { name, game, options, seats } of settings.filter(({ seats }) => seats === 2))
    it(`${name}: the greedy one beats the aimless one`, () => {
      let won = 0;
      const duels = 60;
      const rng = rngFor(32);
      for (let n = 0; n < duels; n++) {
        const state = game.setup(options, seats, seedOf(n));
        for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
          const level: Level = seat === n % 2 ? 'greedy' : 'random';
          const moves = game.legalMoves(state, seat);
          game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
        }
        const winners: readonly number[] = game.outcome(state)?.winners ?? [];
        if (winners.includes(n % 2)) won += 1 / winners.length;
      }
      assert.ok(won / duels > 0.9, `won ${won} of ${duels}`);
    });
});

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
});
