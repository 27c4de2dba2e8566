import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words of the talk. */
export const useChatWords = (): ChatDict | null => useLoaded('chat');
