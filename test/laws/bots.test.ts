import assert from 'node:assert/strict';
import { bots, type Level } from '../../shared/bots/levels.ts';
import { isTeamGame, seatsFor } from '../../shared/engine/seats.ts';
import { settings } from '../support/games.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

describe('Bots of every game', () => {
  for (const { name, game, version, options, seats, trial } of settings) {
    it(`${name}: every level plays legal moves to the end, and the same ones again`, () => {
      for (const level of Object.keys(bots) as Level[]) {
        const [first, second] = [1, 2].map(() => {
          const state = game.setup(options, seats, seedOf(31), version);
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

  const smallest = settings.filter(({ seats, game, options }) => seats === seatsFor(game.meta, options)[0]);
  for (const { name, game, version, options, seats } of smallest.filter(
    ({ game, options }) => !isTeamGame(game.meta, options),
  ))
    it(`${name}: the greedy one beats the aimless ones`, () => {
      let won = 0;
      const duels = 20;
      const rng = rngFor(32);
      for (let n = 0; n < duels; n++) {
        const state = game.setup(options, seats, seedOf(n), version);
        const hero = n % seats;
        for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
          const level: Level = seat === hero ? 'greedy' : 'random';
          const moves = game.legalMoves(state, seat);
          game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
        }
        const winners: readonly number[] = game.outcome(state)?.winners ?? [];
        if (winners.includes(hero)) won += 1 / winners.length;
      }
      assert.ok(won / duels > 0.85, `won ${won} of ${duels}`);
    });

  for (const { name, game, version, options, seats } of smallest.filter(({ game, options }) =>
    isTeamGame(game.meta, options),
  ))
    it(`${name}: a team of greedy ones wins where an aimless one never does`, () => {
      /** of 40 games, until there are enough */
      const wins = (level: Level, enough: number): number => {
        const rng = rngFor(33);
        let won = 0;
        for (let n = 0; n < 40 && won < enough; n++) {
          const state = game.setup(options, seats, seedOf(n), version);
          for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
            const moves = game.legalMoves(state, seat);
            game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
          }
          if (game.outcome(state)?.team?.won) won++;
        }
        return won;
      };
      assert.ok(wins('random', 3) <= 2);
      assert.equal(wins('greedy', 8), 8);
    });
});
