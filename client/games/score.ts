import type { Seat } from '../../shared/engine/core.ts';
import type { SourceTint } from '../art/tints.ts';
import type { Ended } from '../stage/stage.ts';

/** Something that points are made of. */
export interface ScoreSource {
  readonly key: string;
  readonly label: string;
  /** outline of an icon */
  readonly icon: string;
  readonly tint: SourceTint;
  /** what one of it is worth, where that is asked */
  readonly price?: number;
}

export interface ScoreRow {
  readonly seat: Seat;
  readonly place: number;
  readonly total: number;
  /** what each source brings: they make the total */
  readonly parts: readonly number[];
  /** what they are made of, or what stands beside them */
  readonly detail: string;
}

export interface Score {
  readonly reason: string;
  /** what is counted */
  readonly heading: string;
  /** in the order in which they are counted */
  readonly sources: readonly ScoreSource[];
  /** the first place first */
  readonly rows: readonly ScoreRow[];
  readonly outcome: Ended;
  /** how the result of a team is called, where there is a word for it */
  readonly rank?: string;
  /** so many points, in words */
  amount(n: number): string;
}

/** What a finished game tells of itself, in words. */
export interface ToldStory {
  /** how everybody stood, from the beginning to the end */
  readonly curve: {
    readonly heading: string;
    readonly scores: readonly (readonly number[])[];
    /** the part in which it was decided */
    readonly turningPoint: number | null;
    /** the move from which that part can be watched */
    readonly seq: number;
  };
  /** the weightiest first; `text` may hold bold words */
  readonly moments: readonly {
    readonly key: string;
    readonly seat: Seat;
    /** the move that it can be watched at */
    readonly seq: number;
    /** outline of an icon */
    readonly icon: string;
    readonly heading: string;
    readonly text: string;
  }[];
  readonly luck: { readonly unit: string; readonly hint: string; readonly values: readonly number[] } | null;
  readonly medals: readonly {
    readonly seat: Seat;
    readonly icon: string;
    readonly name: string;
    readonly text: string;
  }[];
}
