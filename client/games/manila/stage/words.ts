import type { ManilaWord } from '../../../../shared/i18n/games/manila/canvas.ts';
import type { StageText } from '../../../stage/stage.ts';

/** What the canvas of Manila may say; a key that its dictionaries lack does not compile. Its faces are the wares. */
export type Words = StageText<ManilaWord>;
