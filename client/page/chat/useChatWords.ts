import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words of the chat. */
export const useChatWords = (): ChatDict | null => useLoaded('chat');
