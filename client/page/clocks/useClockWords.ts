import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import { useLoaded } from '../useLoaded.ts';

/** The words of clocks and of taking back. */
export const useClockWords = (): ClocksDict | null => useLoaded('clocks');
