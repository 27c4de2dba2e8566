import type { TableDict } from '../../../shared/i18n/table/en.ts';
import { pathOf } from '../router.ts';
import { toast } from '../ui/toasts.tsx';

export const linkTo = (code: string): string =>
  `${location.origin}${pathOf({ page: 'table', id: code, role: 'player' })}`;

/** Puts the link of the table into the clipboard; shows it where the browser does not allow that. */
export async function copyLink(code: string, words: TableDict['bar']): Promise<void> {
  const link = linkTo(code);
  try {
    await navigator.clipboard.writeText(link);
    toast(words.copied);
  } catch {
    // without https there is no clipboard
    toast(words.copyFailed({ link }));
  }
}
