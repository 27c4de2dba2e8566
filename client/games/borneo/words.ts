import type { BorneoWord } from '../../../shared/i18n/borneo/canvas.ts';
import type { StageText } from '../../stage/stage.ts';

/** What the canvas of Borneo may say; a key that its dictionaries lack does not compile. */
export type Words = StageText<BorneoWord>;
