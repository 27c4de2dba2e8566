import { ok, type Result, type Seat } from './core.ts';
import type { AnyGame } from './game.ts';
import { rngOf } from './rng.ts';

/** The same numbers every time: what may be suggested must not depend on what is hidden. */
const imagined = (game: AnyGame, view: unknown, seat: Seat) => game.imagine(view, seat, rngOf('0'.repeat(32)));

/**
 * What this seat may suggest to those who are asked; nothing while it is asked itself. Made of what the seat sees and of
 * nothing else: neither the list nor a refusal tells it what only others know.
 */
export function movesToSuggest(game: AnyGame, view: unknown, seat: Seat): { readonly type: string }[] {
  const state = imagined(game, view, seat);
  const asked = game.actors(state);
  return asked.includes(seat) ? [] : asked.flatMap((one) => game.legalMoves(state, one));
}

/** A move as somebody else may suggest it: whether the rules, by what this seat sees, would let anybody make it who is asked. */
export function suggestedMove(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  input: unknown,
): Result<{ readonly type: string }> {
  const move = game.parseMove(input);
  if (!move.ok) return move;
  const state = imagined(game, view, seat);
  const refusals = game.actors(state).map((asked) => game.check(state, asked, move.value));
  const [refusal] = refusals.includes(null) ? [] : refusals;
  return refusal ? { ok: false, ...refusal } : ok(move.value);
}
