import type { Seat } from '../../shared/engine/core.ts';
import type { Match } from '../net/snapshot.ts';
import type { Settings } from '../settings.ts';

/** A place on the canvas that stands for something of the table: `deck`, `harbour:3`, `expedition:…`, `seat:1`. */
export type TargetId = string;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What the canvas tells the page. */
export interface StageEvents {
  /** a tap or click on a target; the page decides whether that is a move, a selection or a question */
  onTap(target: TargetId): void;
  /** hover of 300 ms, long press, or their end (null): show the card in words */
  onZoom(card: { readonly face: string; readonly at: Rect } | null): void;
  /** the layout changed: where the DOM may put the buttons, and a hint if there is room, in CSS pixels of the stage */
  onLayout(places: { readonly actions: Rect; readonly spare?: Rect | null }): void;
  /** the queue of animations became empty or busy */
  onBusy(busy: boolean): void;
  /** the canvas has come to this position: what is told beside it need not be ahead of it */
  onTold?(seq: number, view: unknown): void;
  /** a moment that has a sound */
  onSound(sound: 'card' | 'coins' | 'bust' | 'hire' | 'repel' | 'expedition' | 'tax' | 'end'): void;
}

/** What the page may do with the canvas. */
export interface Stage {
  /** targets that may be tapped now, and those that are chosen or pointed at from the DOM */
  show(marks: {
    readonly legal: readonly TargetId[];
    readonly chosen: TargetId | null;
    readonly pointed: TargetId | null;
  }): void;
  /** finish all running animations at once */
  skip(): void;
  /** resolves when no animation is running */
  idle(): Promise<void>;
  /** screen position of a target, in CSS pixels of the page; null when it is not on the table */
  at(target: TargetId): { readonly x: number; readonly y: number } | null;
  timeScale(factor: number): void;
  settingsChanged(settings: Settings): void;
  /** the language or a name changed: ask `StageInput.text` again for everything */
  textChanged(): void;
  destroy(): void;
}

/** The few words that the canvas itself shows; all longer text is the page's. */
export type StageWord =
  /** caption of the row of open cards: “The harbour” */
  | 'harbour'
  /** in the empty place of the card that would be drawn: “next card” */
  | 'nextCard'
  /** behind the number of cards in the deck: “61 left” */
  | 'left'
  /** behind a percentage: “bust risk” */
  | 'bustRisk'
  /** before the pennants: “Ships in the harbour” */
  | 'shipsInHarbour'
  /** tag of the card drawn last: “New” */
  | 'new'
  /** heading of an open expedition: “Expedition” */
  | 'expedition'
  /** behind one's own numbers: “coins”, “swords”, “influence” */
  | 'coins'
  | 'swords'
  | 'influence'
  /** under the pile of discarded cards: “Discard” */
  | 'discard'
  /** shouts, at most two words: “Bust!”, “Repelled!”, “Tax!”, “Last round”, “Victory” */
  | 'bust'
  | 'repelled'
  | 'tax'
  | 'lastRound'
  | 'victory'
  /** the draw pile was shuffled anew: “Reshuffled” */
  | 'reshuffled'
  /** at one's own plate or mat: “You” */
  | 'you';

/** Words for the canvas, in the language of the page. */
export interface StageText {
  /** “Pinnace”, “Mademoiselle”, “Expedition”, “Taxes”; shrunk to fit by the canvas */
  faceName(face: string): string;
  /** what the card does in two short lines at most, e.g. “Blue ships pay +1”; empty for ships */
  faceShort(face: string): string;
  /** with a number: the form that stands behind it, “1 coin”, “2 coins” */
  word(key: StageWord, n?: number): string;
  seatName(seat: Seat): string;
}

export interface StageInput {
  readonly host: HTMLElement;
  readonly match: Match;
  readonly settings: Settings;
  readonly events: StageEvents;
  readonly text: StageText;
}
