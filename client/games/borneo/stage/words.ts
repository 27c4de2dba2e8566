import type { BorneoWord } from '../../../../shared/i18n/games/borneo/canvas.ts';
import type { StageText } from '../../../stage/stage.ts';

/**
 * What the canvas of Borneo may say; a key that its dictionaries lack does not compile. `faceName` names harbours.
 * What is explained when one lingers on it: shipments (`S01`), harbours (`tidore`), kinds of missions (`each1`).
 */
export type Words = StageText<BorneoWord>;
