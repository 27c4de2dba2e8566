import { loadTalk } from '../../../shared/i18n/load.ts';
import type { TalkDict } from '../../../shared/i18n/talk/en.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words of the talk. */
export const useTalkWords = (): TalkDict | null => useLoaded(loadTalk);
