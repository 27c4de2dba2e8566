import type { FairnessDict } from '../../../shared/i18n/en/fairness.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words about fairness. */
export const useFairnessWords = (): FairnessDict | null => useLoaded('fairness');
