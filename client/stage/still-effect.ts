import type { RibbonTone } from '../art/ribbon.ts';
import type { Ended, StageSound } from './stage.ts';

/** What is left of an event when nothing may move: its sound, and a word. */
export interface StillEffect<W extends string = string> {
  readonly sound?: StageSound;
  readonly word?: { readonly key: W; readonly tone: RibbonTone };
  /** the end of the game: what it is depends on who looks */
  readonly ended?: Ended;
}
