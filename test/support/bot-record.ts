import { bots } from '../../shared/bots/levels.ts';
import type { MatchRecord } from '../../shared/engine/record.ts';
import { rngOf } from '../../shared/engine/rng.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';

/** A whole game as bots play it by these options; the same whenever it is asked for. */
export function botRecord(id: GameId, options: object, seats: number, seed = '0'.repeat(31)): MatchRecord<GameId> {
  const game = games[id];
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(`no such game: ${parsed.code}`);
  const { rulesVersion } = game.meta;
  const whole = `${seed}1` as MatchRecord['seed'];
  const state = game.setup(parsed.value, seats, whole, rulesVersion);
  const rng = rngOf(whole);
  const moves: [number, { readonly type: string }][] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const choice = { game, view: game.view(state, seat), seat, moves: game.legalMoves(state, seat) };
    const move = bots.greedy(choice, rng);
    game.apply(state, seat, move, () => {});
    moves.push([seat, move]);
  }
  const result = game.outcome(state);
  return { format: 1, game: id, rulesVersion, options: parsed.value, seats, seed: whole, moves, result };
}
