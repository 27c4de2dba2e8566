import type { Params, Refusal } from '../../engine/core.ts';
import type { Move, RefusalCode } from './types.ts';

export const refusal = (code: RefusalCode, clause: string, params: Params = {}): Refusal => ({ code, clause, params });

/** The move answers another question than the one that is open. */
export const notNow = (move: Move, asked: string): Refusal =>
  refusal('notNow', 'B4.1', { move: String(move.type), asked });
