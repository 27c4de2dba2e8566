import type { Outcome, Seat } from '../../shared/engine/core.ts';
import type { FollowedMatch } from '../net/snapshot.ts';
import type { Cursor } from '../net/timeline.ts';
import type { Settings } from '../settings.ts';

/** A place on the canvas that stands for something of the table: `deck`, `harbour:3`, `expedition:…`, `seat:1`. */
export type TargetId = string;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something on the canvas that explains itself. */
export interface Spot {
  readonly face: string;
  readonly target: TargetId | null;
  /** in CSS pixels of the stage */
  readonly at: Rect;
}

export type StageSound =
  | 'deal'
  | 'flip'
  | 'card'
  | 'coins'
  | 'bust'
  | 'hire'
  | 'repel'
  | 'expedition'
  | 'tax'
  | 'bid'
  | 'fold'
  | 'hammer'
  | 'dice'
  | 'sail'
  | 'dock'
  | 'board'
  | 'combat'
  | 'plunder'
  | 'rise'
  | 'win'
  | 'loss';

/** What the canvas tells the page. */
export interface StageEvents {
  /** a tap or click on a target; the page decides whether that is a move, a selection or a question */
  onTap(target: TargetId): void;
  /** hover of 300 ms, long press, or their end (null): show the card in words */
  onZoom(card: { readonly face: string; readonly at: Rect } | null): void;
  /** the layout changed: where the DOM may put the buttons, and a hint if there is room, in CSS pixels of the stage */
  onLayout(places: { readonly actions: Rect; readonly line?: Rect | null; readonly spare?: Rect | null }): void;
  /** the queue of animations became empty or busy */
  onBusy(busy: boolean): void;
  /** the canvas has come this far: whatever is told beside it is neither ahead of it nor behind */
  onCursor?(cursor: Cursor): void;
  /** a moment that has a sound */
  onSound(sound: StageSound): void;
}

/** What the page may do with the canvas. */
export interface Stage {
  /** targets that may be tapped now, and those that are chosen or pointed at from the DOM */
  show(marks: {
    readonly legal: readonly TargetId[];
    readonly chosen: TargetId | null;
    readonly pointed: TargetId | null;
    /** what was chosen first, where a move needs two places */
    readonly held?: TargetId | null;
    /** what may be tapped is only suggested by it */
    readonly suggesting?: boolean;
    /** what others suggest, and who does */
    readonly suggested?: readonly { readonly target: TargetId; readonly seats: readonly Seat[] }[];
  }): void;
  /** finish all running animations at once */
  skip(): void;
  /** resolves when no animation is running */
  idle(): Promise<void>;
  /** screen position of a target, in CSS pixels of the page; null when it is not on the table */
  at(target: TargetId): { readonly x: number; readonly y: number } | null;
  /** all that explains itself, row by row */
  spots(): readonly Spot[];
  timeScale(factor: number): void;
  settingsChanged(settings: Settings): void;
  /** the language or a name changed: ask `StageInput.text` again for everything */
  textChanged(): void;
  destroy(): void;
}

/** Words for the canvas, in the language of the page. */
export interface StageText<W extends string = string> {
  /** “Pinnace”, “Mademoiselle”, “Expedition”, “Taxes”; shrunk to fit by the canvas */
  faceName(face: string): string;
  /** what the card does in two short lines at most, e.g. “Blue ships pay +1”; empty for ships */
  faceShort(face: string): string;
  /**
   * The few words that the canvas itself shows, by the keys of the game's dictionary; all longer text is the page's.
   * With a number: the form that stands behind it, “1 coin”, “2 coins”.
   */
  word(key: W, n?: number): string;
  seatName(seat: Seat): string;
  /** who has won, and what that is to whoever looks */
  verdict(outcome: Ended): Headline;
}

/** What of an outcome its announcement depends on. */
export type Ended = Pick<Outcome, 'winners' | 'scores'>;

/**
 * Whose victory it is to whoever looks: their own, one they share, everybody's together, nobody's, that of somebody who
 * has beaten them, that of somebody they have watched.
 */
export type Mood = 'won' | 'shared' | 'together' | 'lost' | 'beaten' | 'watched';

export interface Headline {
  readonly words: string;
  readonly mood: Mood;
}

export interface StageInput {
  readonly host: HTMLElement;
  readonly match: FollowedMatch;
  readonly settings: Settings;
  readonly events: StageEvents;
  readonly text: StageText;
}
