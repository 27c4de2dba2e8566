import type { MatchRecord } from '../../shared/engine/record.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';

/** A whole game as it goes when everybody is absent and the rules move for them: nothing bold, and nothing won. */
export function absentRecord(id: GameId, options: object, seats: number): MatchRecord<GameId> {
  const game = games[id];
  const parsed = game.parseOptions(options, seats);
  if (!parsed.ok) throw new Error(`no such game: ${parsed.code}`);
  const { rulesVersion } = game.meta;
  const seed = '1'.repeat(32) as MatchRecord['seed'];
  const state = game.setup(parsed.value, seats, seed, rulesVersion);
  const moves: [number, { readonly type: string }][] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const move = game.defaultMove(state, seat);
    game.apply(state, seat, move, () => {});
    moves.push([seat, move]);
  }
  return { format: 1, game: id, rulesVersion, options: parsed.value, seats, seed, moves, result: game.outcome(state) };
}
