import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words of clocks and of taking back. */
export const useClockWords = (): ClocksDict | null => useLoaded('clocks');
