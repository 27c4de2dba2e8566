import type { Crew } from './flights.ts';
import type { Piece } from './piece.ts';
import type { Rect, StageEvents, StageText } from './stage.ts';

/** A table and where everything on it lies. */
export interface Picture<T, P> {
  readonly table: T;
  readonly places: P;
}

/** What one event is animated with: the table before and after it, and the pieces after it. */
export interface StageAct<T, P, W extends string = string> extends Crew {
  readonly text: StageText<W>;
  readonly before: Picture<T, P>;
  readonly after: Picture<T, P>;
  readonly pieces: readonly Piece[];
  readonly stage: Rect;
  readonly sound: StageEvents['onSound'];
  /** moves everything sideways by so much */
  shift(by: number): void;
}

type AnyAct = StageAct<unknown, unknown, never>;

/** Everything goes to its place after the event, except the pieces that fly there themselves. */
export const glideOthers = (act: AnyAct, ms: number, flying: readonly string[] = []): Promise<void> =>
  act.board.glide(act.pieces, ms, flying);

export const pieceAfter = (act: AnyAct, key: string): Piece | null =>
  act.pieces.find((piece) => piece.key === key) ?? null;
