import type { CoreState, Refusal, Seat } from './core.ts';
import type { GameDefinition } from './game.ts';

export type Played<S, E> =
  | { readonly ok: true; readonly state: S; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** The pure face of a game: check, clone, apply. The given state is never touched. */
export function play<
  S extends CoreState,
  M extends { readonly type: string },
  V,
  E extends { readonly type: string },
  O,
>(game: GameDefinition<S, M, V, E, O>, state: Readonly<S>, seat: Seat, move: M): Played<S, E> {
  const refusal = game.check(state, seat, move);
  if (refusal) return { ok: false, refusal };
  const next = game.clone(state);
  const events: E[] = [];
  game.apply(next, seat, move, (event) => events.push(event));
  return { ok: true, state: next, events };
}
