import type { Refusal } from '../../shared/engine/core.ts';

export type GameMove = { readonly type: string };
export type GameEvent = { readonly type: string };

/** What became of a move that was asked for. */
export type Submitted =
  /** `repeated`: the request was accepted before, and this is the first answer again */
  | { readonly ok: true; readonly seq: number; readonly events: readonly GameEvent[]; readonly repeated: boolean }
  /** `cause`: the error of the store, for the log */
  | { readonly ok: false; readonly refusal: Refusal; readonly cause?: unknown };

export const refused = (refusal: Refusal, cause?: unknown): Submitted => ({ ok: false, refusal, cause });
