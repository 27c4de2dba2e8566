import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInvitation } from '../../../shared/protocol/http.ts';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import { api } from '../../net/api.ts';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import type { RematchAsked } from './RematchOffer.tsx';

export interface Rematch {
  readonly again: { readonly label: string; readonly go: () => void } | null;
  /** somebody else has asked */
  readonly news: string | null;
  /** their offer, until it is answered */
  readonly offer: { readonly asked: RematchAsked; readonly close: () => void } | null;
}

/** Nobody is asked to a table that has begun without them. */
const askedOf = ({ host, gathers, status }: TableInvitation): RematchAsked | null =>
  status === 'waiting' && gathers !== null && gathers > 0 ? { by: host, seconds: gathers } : null;

/** The same people once more: whoever asks goes there, spectators are taken along, the other players are invited. */
export function useRematch(
  table: TableInfo,
  me: number | null,
  ask: (request: TableRequest) => Promise<RefusalMessage | null>,
): Rematch {
  const words = useSocialWords();
  const { rematch } = table;
  const hasAsked = useRef(false);
  const [asked, setAsked] = useState<RematchAsked | null>(null);
  /** somebody who opens a table whose rematch exists already only looks at it */
  const first = useRef(rematch);
  const follow = () => go({ page: 'table', id: rematch, role: me === null ? 'spectator' : 'player' });
  useEffect(() => {
    if (!words || rematch === '' || rematch === first.current) return;
    first.current = rematch;
    if (me === null) toast(words.rematch.carried);
    if (me === null || hasAsked.current) follow();
    else void api.table(rematch).then((answer) => answer.ok && setAsked(askedOf(answer.value)));
  }, [rematch, words]);
  const offer = asked && { asked, close: () => setAsked(null) };
  if (!words || table.status !== 'finished') return { again: null, news: null, offer: null };
  const { button, join, watch, wanted } = words.rematch;
  if (rematch !== '')
    return { again: { label: me === null ? watch : join, go: follow }, news: me === null ? null : wanted, offer };
  const begin = async () => {
    hasAsked.current = true;
    await ask({ op: 'rematch' });
  };
  return { again: me === null ? null : { label: button, go: () => void begin() }, news: null, offer: null };
}
