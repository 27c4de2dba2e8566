import { useEffect } from 'preact/hooks';
import type { MyTable, MyTablesAnswer } from '../../../shared/protocol/http.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { createStore } from '../../store.ts';
import { useStore } from '../useStore.ts';

const refreshEvery = 15_000;

const none: MyTablesAnswer = { tables: [], campaigns: [] };

/** One's own tables as they were told last, wherever one is in the house. */
const myTables = createStore<{ readonly games: MyTablesAnswer; readonly uid: string | null }>({
  games: none,
  uid: null,
});

/** One's own tables and campaigns, asked for anew now and then, and whenever `reason` changes. */
export function useMyGames(reason = ''): MyTablesAnswer {
  const guest = useStore(identity);
  const { games, uid } = useStore(myTables);
  useEffect(() => {
    if (!guest) return;
    let current = true;
    const ask = async () => {
      const answer = await api.myTables(guest.token);
      if (current && answer.ok) myTables.set({ games: answer.value, uid: guest.uid });
    };
    void ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), refreshEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [guest, reason]);
  return guest && guest.uid === uid ? games : none;
}

export const isYourTurn = ({ playable, toMove, seat }: MyTable): boolean => playable && toMove.includes(seat);

/** Those that wait for oneself first; else as they came. */
export const yourTurnFirst = (tables: readonly MyTable[]): MyTable[] =>
  tables.toSorted((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)));
