import type { PortRoyalWord } from '../../../shared/i18n/port-royal/en.ts';
import type { StageText } from '../../stage/stage.ts';

/** What the canvas of Port Royal may say; a key that its dictionary lacks does not compile. */
export type Words = StageText<PortRoyalWord>;
