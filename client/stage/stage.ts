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
  /** the layout changed: where the DOM may put the buttons, in CSS pixels of the stage */
  onLayout(places: { readonly actions: Rect }): void;
  /** the queue of animations became empty or busy */
  onBusy(busy: boolean): void;
  /** a moment that has a sound */
  onSound(sound: 'card' | 'coins' | 'bust' | 'hire' | 'repel' | 'expedition' | 'tax' | 'end'): void;
}

/** What the page may do with the canvas. */
export interface Stage {
  /** targets that may be tapped now, and those that are chosen or pointed at from the DOM */
  show(marks: { readonly legal: readonly TargetId[]; readonly chosen: TargetId | null; readonly pointed: TargetId | null }): void;
  /** finish all running animations at once */
  skip(): void;
  /** resolves when no animation is running */
  idle(): Promise<void>;
  /** screen position of a target, in CSS pixels of the page; null when it is not on the table */
  at(target: TargetId): { readonly x: number; readonly y: number } | null;
  timeScale(factor: number): void;
  settingsChanged(settings: Settings): void;
  destroy(): void;
}

export interface StageInput {
  readonly host: HTMLElement;
  readonly match: Match;
  readonly settings: Settings;
  readonly events: StageEvents;
}
