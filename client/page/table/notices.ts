import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { NoticeMessage } from '../../../shared/protocol/messages.ts';

interface Words {
  readonly table: TableDict;
  readonly clocks: ClocksDict;
  readonly social: SocialDict;
}

/** What the table says, in a sentence, which is another one for the person concerned. Null: it can be seen and is not said. */
export function noticeSentence(
  { code, params }: NoticeMessage,
  { table, clocks: { notices }, social }: Words,
  me: { readonly seat: number | null; readonly ownSeat: number | null },
): string | null {
  if (code === 'changed') return null;
  if (code === 'kicked') return social.host.kicked;
  if (code !== 'timedOut' && code !== 'replacedByBot' && code !== 'undone') return table.connection[code];
  const isMe = params.seat === me.seat || params.seat === me.ownSeat;
  return isMe ? notices[`${code}You`] : notices[code]({ name: String(params.name) });
}
