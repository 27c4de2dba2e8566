import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadWords, type TableWords } from '../../games/load.ts';
import { identity } from '../../net/identity.ts';
import { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { useClockWords } from '../clocks/useClockWords.ts';
import { refusalText, withName } from '../lobby/play.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { useStore } from '../use.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { noticeSentence } from './notices.ts';
import { PageMessage } from './PageMessage.tsx';
import { Playing } from './Playing.tsx';
import { isGathering } from './WaitingRoom.tsx';

const home = () => go({ page: 'lobby' });
/** with a name, the table is entered by itself */
const askName = () => withName(() => {});

function useSnapshot(connection: MatchConnection): PageSnapshot {
  const [snapshot, setSnapshot] = useState(connection.snapshot());
  useEffect(() => connection.subscribe(() => setSnapshot(connection.snapshot())), [connection]);
  return snapshot;
}

/** The words of the table in the language of the settings; the old ones stand until the new are here. */
function useTableWords(snapshot: PageSnapshot): TableWords | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<TableWords | null>(null);
  const game = snapshot.table?.game ?? null;
  useEffect(() => {
    let current = true;
    loadWords(game, lang).then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [game, lang]);
  return words;
}

/** A game that begins with our coming has no waiting room to show. */
const isBeginning = ({ table, seat, connection }: PageSnapshot): boolean =>
  table !== null &&
  table.status === 'waiting' &&
  table.begins &&
  !isGathering(table) &&
  (connection !== 'live' || seat === table.hostSeat);

/** A table: finding it, waiting at it, playing at it, watching it. */
export function TablePage({ id, role }: { readonly id: string; readonly role: 'player' | 'spectator' }) {
  const connection = useMemo(() => new MatchConnection(id, role, settings.get().watchUnnamed), [id, role]);
  const snapshot = useSnapshot(connection);
  const words = useTableWords(snapshot);
  const social = useSocialWords();
  const clocks = useClockWords();
  const house = useWords();
  const guest = useStore(identity);
  const named = role === 'spectator' || guest !== null;

  useEffect(() => {
    if (!named) {
      askName();
      return;
    }
    void connection.open();
  }, [connection, named]);
  useEffect(() => () => connection.leave(), [connection]);
  useEffect(() => {
    connection.onNotice = (notice) => {
      const all = words && clocks && social && { table: words.table, clocks, social };
      const sentence = all && noticeSentence(notice, all, connection.snapshot());
      if (sentence) toast(sentence, notice.code === 'internalError' || notice.code === 'kicked' ? 'no' : 'yes');
    };
  }, [connection, words, clocks, social]);

  if (!words) return <PageMessage text="" />;
  const { connection: text, end } = words.table;
  if (snapshot.closed === 'elsewhere')
    return (
      <PageMessage text={text.elsewhere}>
        <Choice label={text.takeOver} onClick={() => connection.reopen()} />
      </PageMessage>
    );
  if (snapshot.closed !== null)
    return (
      <PageMessage text={connection.refusal ? refusalText(connection.refusal) : text.gone}>
        <Choice label={end.toLobby} onClick={home} />
      </PageMessage>
    );
  if (!named)
    return (
      <PageMessage text={house.service.noGuest({})}>
        <Choice label={house.identity.label} onClick={askName} />
        <button type="button" class="btn" onClick={home}>
          {end.toLobby}
        </button>
      </PageMessage>
    );
  if (!snapshot.table || !words.game || isBeginning(snapshot)) return <PageMessage text={text.connecting} />;
  const { lang, table, game } = words;
  return <Playing connection={connection} snapshot={snapshot} table={snapshot.table} words={{ lang, table, game }} />;
}

function Choice({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" class="btn pri" onClick={onClick}>
      {label}
    </button>
  );
}
