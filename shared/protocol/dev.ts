import type { Seat } from '../engine/core.ts';

/** What the panel of `npm run dev` shows of a table. Neither route nor panel exists in what is shipped. */
export interface DevPosition {
  readonly length: number;
  readonly seq: number;
  readonly actors: readonly Seat[];
  readonly state: unknown;
  /** by seat; `spectator` is what everybody sees */
  readonly views: Readonly<Record<string, unknown>>;
  /** what led here, unredacted */
  readonly events: readonly unknown[];
  /** what each seat may do here, in the short form of golden files */
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** bots wait for the developer's hand */
  readonly hold: boolean;
  /** the bot of this seat waits now */
  readonly waiting: Seat | null;
}
