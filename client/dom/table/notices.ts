import type { ClocksDict } from '../../../shared/i18n/clocks/en.ts';
import type { TableDict } from '../../../shared/i18n/table/en.ts';
import type { NoticeMessage } from '../../../shared/protocol/messages.ts';

/** What the table says, in a sentence; of oneself it speaks otherwise than of others. */
export function noticeSentence(
  { code, params }: NoticeMessage,
  { connection }: TableDict,
  { notices }: ClocksDict,
  me: { readonly seat: number | null; readonly bound: number | null },
): string {
  if (code !== 'timedOut' && code !== 'satIn' && code !== 'undone') return connection[code];
  const isMe = params.seat === me.seat || params.seat === me.bound;
  return isMe ? notices[`${code}You`] : notices[code]({ name: String(params.name) });
}
