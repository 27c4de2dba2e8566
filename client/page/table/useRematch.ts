import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInvitation } from '../../../shared/protocol/http.ts';
import type { RefusalMessage, TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import { api } from '../../net/api.ts';
import { useChapterEnd } from '../campaign/useChapterEnd.ts';
import type { Again } from '../end/EndDialog.tsx';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import type { RematchAsked } from './RematchOffer.tsx';

export interface Rematch {
  readonly again: Again | null;
  /** where else one may go from here than to the lobby */
  readonly home: { readonly label: string; readonly go: () => void } | null;
  /** somebody else has asked */
  readonly news: string | null;
  /** their offer, until it is answered */
  readonly offer: { readonly asked: RematchAsked; readonly close: () => void } | null;
}

const nothing: Rematch = { again: null, home: null, news: null, offer: null };

/** Nobody is asked to a table that has begun without them. */
const askedOf = ({ host, gathers, status }: TableInvitation): RematchAsked | null =>
  status === 'waiting' && gathers !== null && gathers > 0
    ? { by: host, seconds: gathers, at: performance.now() }
    : null;

/**
 * The same people once more, in a campaign at its next game: whoever asks goes there, spectators are taken along, the
 * other players are invited.
 */
export function useRematch(
  table: TableInfo,
  me: number | null,
  ask: (request: TableRequest) => Promise<RefusalMessage | null>,
): Rematch {
  const social = useSocialWords();
  const chapter = useChapterEnd(table);
  const words = table.campaign === '' ? social?.rematch : chapter?.words;
  const { rematch } = table;
  const hasAsked = useRef(false);
  const [asked, setAsked] = useState<RematchAsked | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  /** somebody who opens a table whose rematch exists already only looks at it */
  const first = useRef(rematch);
  const follow = () => go({ page: 'table', id: rematch, role: me === null ? 'spectator' : 'player' });
  useEffect(() => {
    if (!words || rematch === '' || rematch === first.current) return;
    first.current = rematch;
    if (me === null) toast(words.carried);
    if (me === null || hasAsked.current) follow();
    else void api.table(rematch).then((answer) => answer.ok && setAsked(askedOf(answer.value)));
  }, [rematch, words]);
  if (!words || table.status !== 'finished') return nothing;
  const offer = isAnswered ? null : asked && { asked, close: () => setAnswered(true) };
  const home = chapter?.home ?? null;
  const { join, watch, wanted } = words;
  if (rematch !== '')
    return {
      again: { label: me === null ? watch : join, go: follow, kept: asked },
      home,
      news: me === null ? null : wanted,
      offer,
    };
  if (chapter?.isLast) return { ...nothing, again: chapter.home };
  const begin = async () => {
    hasAsked.current = true;
    await ask({ op: 'rematch' });
  };
  const label = chapter?.next ?? social?.rematch.button ?? '';
  return { ...nothing, home, again: me === null ? null : { label, go: () => void begin() } };
}
