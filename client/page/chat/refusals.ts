import type { Params } from '../../../shared/engine/core.ts';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import type { TalkRefusalCode } from '../../../shared/protocol/refusals.ts';
import { refusalText } from '../lobby/play.ts';

/** Refusals of the chat have their sentences here, all others with the house. */
export function chatRefusalText(refusal: { readonly code: string; readonly params: Params }, words: ChatDict): string {
  const { code, params } = refusal;
  const own = (words.refusals as Partial<ChatDict['refusals']>)[code as TalkRefusalCode];
  return own?.(params) ?? refusalText({ code: code as 'internal', params });
}
