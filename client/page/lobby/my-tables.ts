import { useEffect } from 'preact/hooks';
import type { MyTable } from '../../../shared/protocol/http.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { createStore } from '../../store.ts';
import { useStore } from '../useStore.ts';

const refreshEvery = 15_000;

/** One's own tables as they were told last, wherever one is in the house. */
const myTables = createStore<{ readonly tables: readonly MyTable[]; readonly uid: string | null }>({
  tables: [],
  uid: null,
});

/** One's own tables, asked for anew now and then, and whenever `reason` changes. */
export function useMyTables(reason = ''): readonly MyTable[] {
  const guest = useStore(identity);
  const { tables, uid } = useStore(myTables);
  useEffect(() => {
    if (!guest) return;
    let current = true;
    const ask = async () => {
      const answer = await api.myTables(guest.token);
      if (current && answer.ok) myTables.set({ tables: answer.value.tables, uid: guest.uid });
    };
    void ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), refreshEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [guest, reason]);
  return guest && guest.uid === uid ? tables : [];
}

export const isYourTurn = ({ playable, toMove, seat }: MyTable): boolean => playable && toMove.includes(seat);

/** Those that wait for oneself first; else as they came. */
export const yourTurnFirst = (tables: readonly MyTable[]): MyTable[] =>
  tables.toSorted((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)));
