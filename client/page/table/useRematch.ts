import { useEffect, useRef } from 'preact/hooks';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';

export interface Rematch {
  readonly again: { readonly label: string; readonly go: () => void } | null;
  /** somebody else has asked */
  readonly news: string | null;
}

/** The same people once more: whoever asks goes there, spectators are taken along, the other players are invited. */
export function useRematch(
  table: TableInfo,
  me: number | null,
  ask: (request: TableRequest) => Promise<RefusalMessage | null>,
): Rematch {
  const words = useSocialWords();
  const { rematch } = table;
  const asked = useRef(false);
  /** somebody who opens a table whose rematch exists already only looks at it */
  const first = useRef(rematch);
  const follow = () => go({ page: 'table', id: rematch, role: me === null ? 'spectator' : 'player' });
  useEffect(() => {
    if (!words || rematch === '' || rematch === first.current) return;
    first.current = rematch;
    if (me === null) toast(words.rematch.carried);
    if (me === null || asked.current) follow();
    else toast(words.rematch.wanted);
  }, [rematch, words]);
  if (!words || table.status !== 'finished') return { again: null, news: null };
  const { button, join, watch, wanted } = words.rematch;
  if (rematch !== '')
    return { again: { label: me === null ? watch : join, go: follow }, news: me === null ? null : wanted };
  const begin = async () => {
    asked.current = true;
    await ask({ op: 'rematch' });
  };
  return { again: me === null ? null : { label: button, go: () => void begin() }, news: null };
}
