import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import type { Said } from '../../../shared/protocol/chat.ts';
import type { Conversing } from '../../net/Conversation.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import { useStore } from '../use.ts';
import { muted } from './muted.ts';
import { keepRead, readUpTo } from './read-position.ts';
import { useChatWords } from './useChatWords.ts';

/** The chat of a table as this person wants to see it. */
export interface ChatHandle {
  /** null until they are loaded */
  readonly words: ChatDict | null;
  readonly connection: MatchConnection;
  readonly table: string;
  readonly now: Conversing;
  /** without those who are muted */
  readonly visible: readonly Said[];
  readonly unread: number;
  /** whether what was said is in sight */
  readonly open: boolean;
  show(open: boolean): void;
  /** what is being written; closing the sheet of the phone keeps it */
  readonly draft: string;
  setDraft(draft: string): void;
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/** `narrow`: the chat has a sheet of its own, which is closed at first. */
export function useChat(connection: MatchConnection, table: string, narrow: boolean): ChatHandle {
  const words = useChatWords();
  const now = useStore(connection.conversation.now);
  const silent = useStore(muted);
  const [open, setOpen] = useState(!narrow);
  const [draft, setDraft] = useState('');
  const [read, setRead] = useState(() => readUpTo(table));
  useEffect(() => setOpen(!narrow), [narrow]);
  const visible = useMemo(
    () => now.sayings.filter(({ who }) => !silent.some((muted) => muted.who === who)),
    [now.sayings, silent],
  );
  const last = visible.at(-1)?.n ?? 0;
  useEffect(() => {
    const look = () => {
      if (!open || !isSeen() || last <= read) return;
      setRead(last);
      keepRead(table, last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [open, last, read, table]);
  const unread = visible.filter(({ n, who }) => n > read && who !== now.who).length;
  return { words, connection, table, now, visible, unread, open, show: setOpen, draft, setDraft };
}

/** Puts the cursor into the field, as soon as it is there. */
export const focusChat = (): void => {
  setTimeout(() => document.querySelector<HTMLElement>('[data-say]')?.focus());
};
