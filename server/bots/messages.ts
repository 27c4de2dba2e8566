import type { Seat } from '../../shared/engine/core.ts';
import type { BotLevel } from '../../shared/protocol/messages.ts';

/** All that a bot gets: what its seat sees. Never a state. */
export interface BotQuestion {
  readonly game: string;
  readonly level: BotLevel;
  readonly seat: Seat;
  readonly view: unknown;
  readonly moves: readonly { readonly type: string }[];
  /** for the bot's own random choices; unrelated to the game's */
  readonly seed: string;
}

export interface NumberedQuestion extends BotQuestion {
  readonly id: number;
}

export interface BotAnswer {
  readonly id: number;
  /** index of the chosen move in `moves`; null when the bot failed */
  readonly choice: number | null;
  readonly error?: string;
}
