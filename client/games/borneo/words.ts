import type { BorneoWord } from '../../../shared/i18n/borneo/canvas.ts';
import type { StageText } from '../../stage/stage.ts';

/**
 * What the canvas of Borneo may say; a key that its dictionaries lack does not compile. `faceName` names spices and
 * `crate`, harbours (`tidore`), and kinds of missions in two or three words (`each1`: “1 of each”). What is explained
 * when one lingers on it: shipments (`S01`), harbours, kinds of missions.
 */
export type Words = StageText<BorneoWord>;
