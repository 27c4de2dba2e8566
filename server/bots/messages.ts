import type { Seat } from '../../shared/engine/core.ts';
import type { BotLevel } from '../../shared/protocol/messages.ts';

/** All that a bot gets to know: what its seat sees. Never a state. */
export interface Question {
  readonly game: string;
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly { readonly type: string }[];
  /** for the bot's own luck; nothing to do with the game's */
  readonly seed: string;
}

export interface Asked extends Question {
  readonly id: number;
}

export interface Answered {
  readonly id: number;
  /** place of the chosen move in `moves`; null when the bot failed */
  readonly choice: number | null;
  readonly error?: string;
}
