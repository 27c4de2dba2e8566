import type { RibbonTone } from '../art/ribbon.ts';
import type { StageSound } from './stage.ts';

/** What is left of an event when nothing may move. */
export interface Remark<W extends string = string> {
  readonly sound?: StageSound;
  readonly word?: { readonly key: W; readonly tone: RibbonTone };
}
