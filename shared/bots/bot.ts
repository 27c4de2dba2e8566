import type { Seat } from '../engine/core.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Rng } from '../engine/rng.ts';

export interface AnyMove {
  readonly type: string;
}

/** What a bot is given: what its seat sees and may do, never a state. */
export interface BotInput<M extends AnyMove = AnyMove> {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  /** not empty */
  readonly moves: readonly M[];
}

/** One of the moves; chance only from `rng`. */
export type Bot = <M extends AnyMove>(input: BotInput<M>, rng: Rng) => M;
