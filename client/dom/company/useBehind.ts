import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { useCompanyWords } from './useCompanyWords.ts';

/** What to say to somebody who watches some moves behind; null to all others. */
export function useBehind(table: TableInfo, me: number | null, view: unknown): string | null {
  const words = useCompanyWords();
  if (!words || me !== null || table.status !== 'running' || table.delay === 0) return null;
  const { behind, notYet } = words.watching;
  return view === null ? notYet({ n: table.delay }) : behind({ n: table.delay });
}
