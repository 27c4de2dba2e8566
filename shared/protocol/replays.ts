import { z } from 'zod';
import type { Outcome, Seat } from '../engine/core.ts';
import type { GameId } from '../games/ids.ts';
import { limits, type SeatInfo } from './messages.ts';

/** What is asked of games that have been played, and of what is over of a running one. */

/** POST /api/replays/:idOrCode/branch: plays on from this moment, on this seat; bots take the others. */
export const branchRequest = z.strictObject({
  seq: z.number().int().nonnegative(),
  seat: z
    .number()
    .int()
    .min(0)
    .max(limits.seats - 1),
});
export type BranchRequest = z.infer<typeof branchRequest>;

/** GET /api/tables/:idOrCode/history?from=… */
export const historyQuery = z.object({ from: z.coerce.number().int().nonnegative().default(0) });

/** One position as one viewer has seen it: what led to it, and how it looked. */
export interface HistoryStep {
  readonly seq: number;
  readonly events: readonly { readonly type: string }[];
  readonly view: unknown;
}

export interface HistoryAnswer {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly options: unknown;
  readonly seats: readonly SeatInfo[];
  /** whose eyes these are; null: a spectator's */
  readonly seat: Seat | null;
  /** how many moves have been made */
  readonly length: number;
  /** from the position that was asked for; the rest by asking again from the next one */
  readonly steps: readonly HistoryStep[];
}

/** GET /api/me/games?before=… */
export const gamesQuery = z.object({
  // the year 0 is none, and databases know it
  before: z.iso
    .datetime()
    .refine((text) => !text.startsWith('0000'))
    .optional(),
});

export interface FinishedGame {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly result: Outcome | null;
  /** ISO date; the list goes on before the last one */
  readonly ended: string;
}
export interface MyGamesAnswer {
  /** the latest first */
  readonly games: readonly FinishedGame[];
  /** whether there are older ones */
  readonly more: boolean;
}
