import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { pathOf } from '../router.ts';
import { toast } from '../ui/toasts.tsx';

export const linkTo = (code: string): string =>
  `${location.origin}${pathOf({ page: 'table', id: code, role: 'player' })}`;

/** Puts the link of the table into the clipboard; shows it where the browser does not allow that. */
export const copyLink = (code: string, words: TableDict['bar']): Promise<void> =>
  copyText(linkTo(code), words.copied, words);

export async function copyText(link: string, copied: string, words: TableDict['bar']): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(copied);
  } catch {
    // without https there is no clipboard
    toast(words.copyFailed({ link }));
  }
}
