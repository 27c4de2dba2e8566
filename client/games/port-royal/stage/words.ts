import type { PortRoyalWord } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { StageText } from '../../../stage/stage.ts';

/** What the canvas of Port Royal may say; a key that its dictionary lacks does not compile. */
export type Words = StageText<PortRoyalWord>;
