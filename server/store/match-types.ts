import type { Outcome, Params, Seat } from '../../shared/engine/core.ts';
import type { Seed } from '../../shared/engine/rng.ts';
import type { StoredClock } from './row-types.ts';
import type { MatchRow, MoveRow } from './schema.ts';

/** Another writer has already stored a move at this place of the log. */
export class PlaceTakenError extends Error {
  override readonly name = 'PlaceTakenError';
}

/** The table has a newer room, and this one may no longer write. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}

/** One room of a table. Only the newest may write: every write names the incarnation that makes it. */
export type Incarnation = Pick<MatchRow, 'id' | 'epoch'>;

export type NewMatch = Pick<
  MatchRow,
  'id' | 'code' | 'game' | 'rulesVersion' | 'options' | 'visibility' | 'pace' | 'host' | 'seating'
> &
  Partial<
    Pick<
      MatchRow,
      | 'secret'
      | 'begins'
      | 'gatherBy'
      | 'speed'
      | 'rated'
      | 'undo'
      | 'watching'
      | 'kicked'
      | 'campaign'
      | 'chapter'
      | 'group'
    >
  >;

export type NewMove = Omit<MoveRow, 'matchId' | 'at'>;

/** What is stored beside each move, so that lists never replay a game. */
export interface ListingColumns {
  readonly lobbySummary: Params;
  readonly toMove: readonly Seat[];
  readonly result: Outcome | null;
  /** absent at tables without clocks */
  readonly clock?: StoredClock;
}

/** The seed, and the nonces that it was made with. */
export interface Deal {
  readonly seed: Seed;
  readonly dealtWith: readonly string[];
}

/** The columns that the people around a table change, apart from its game. */
export const tableColumns = [
  'host',
  'visibility',
  'pace',
  'seating',
  'seatHistory',
  'seatChanges',
  'nonces',
  'begins',
  'kicked',
  'watching',
] as const satisfies (keyof MatchRow)[];

export type TableColumns = Pick<MatchRow, (typeof tableColumns)[number]>;
