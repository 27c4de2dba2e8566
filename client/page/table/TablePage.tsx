import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games/ids.ts';
import { loadWords, type TableWords } from '../../games/table-words.ts';
import { identity } from '../../net/identity.ts';
import { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { useClockWords } from '../clocks/useClockWords.ts';
import { refusalText, withName } from '../lobby/play.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { entranceOf, type WishedEntry } from './entrance.ts';
import { noticeSentence } from './notices.ts';
import { PageMessage } from './PageMessage.tsx';
import { Playing } from './Playing.tsx';
import { useInvitation } from './useInvitation.ts';
import { useTableCodeVersion } from './useTableCodeVersion.ts';
import { awaitsPeople } from './WaitingRoom.tsx';

const home = () => go({ page: 'lobby' });
/** with a name, the table is entered by itself */
const askName = () => withName(() => {});

function useSnapshot(connection: MatchConnection): PageSnapshot {
  const [snapshot, setSnapshot] = useState(connection.snapshot());
  useEffect(() => connection.subscribe(() => setSnapshot(connection.snapshot())), [connection]);
  return snapshot;
}

/** The words of the table in the language of the settings; the old ones stand until the new are here. */
function useTableWords(game: GameId | null): TableWords | null {
  const { lang } = useStore(settings);
  const version = useTableCodeVersion();
  const [words, setWords] = useState<TableWords | null>(null);
  useEffect(() => {
    let current = true;
    loadWords(game, lang).then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [game, lang, version]);
  return words;
}

/** A game that begins with our coming has no waiting room to show. */
const isBeginning = ({ table, seat, connection }: PageSnapshot): boolean =>
  table !== null &&
  table.status === 'waiting' &&
  table.begins &&
  !awaitsPeople(table) &&
  (connection !== 'live' || seat === table.hostSeat);

/** A table: what its link leads to, and how one comes to it. */
export function TablePage({ id, role, seat }: { readonly id: string } & WishedEntry) {
  const isClear = role === 'spectator' || seat !== null;
  const [entry, setEntry] = useState<WishedEntry | null>(isClear ? { role, seat } : null);
  const [round, setRound] = useState(0);
  const back = () => {
    setEntry(null);
    setRound(round + 1);
  };
  if (entry) return <ConnectedTable key={`${entry.role} ${entry.seat}`} id={id} {...entry} onBack={back} />;
  return <TableEntrance id={id} round={round} onEnter={setEntry} />;
}

/** Asks what is to be asked before one is at the table. */
function TableEntrance(props: {
  readonly id: string;
  readonly round: number;
  readonly onEnter: (entry: WishedEntry) => void;
}) {
  const guest = useStore(identity);
  const { invitation, refusal } = useInvitation(props.id, guest?.token, props.round);
  const words = useTableWords(invitation?.game ?? null);
  const social = useSocialWords();
  const entrance = invitation && entranceOf(invitation, guest !== null);
  const entry = entrance?.kind === 'enter' ? entrance.entry : null;
  useEffect(() => {
    if (entry) props.onEnter(entry);
  }, [entry?.role, entry?.seat]);
  if (refusal && words)
    return (
      <PageMessage text={refusal.code === 'noSuchTable' ? words.table.connection.gone : refusalText(refusal)}>
        <Choice label={words.table.end.toLobby} onClick={home} />
      </PageMessage>
    );
  if (!invitation || !entrance || entrance.kind === 'enter' || !words || !social)
    return <PageMessage text={words?.table.connection.connecting ?? ''} />;
  return (
    <EntrancePage
      invitation={invitation}
      kind={entrance.kind}
      words={social}
      table={words.table}
      onEnter={props.onEnter}
    />
  );
}

/** Waiting at a table, playing at it, watching it. */
function ConnectedTable({
  id,
  role,
  seat,
  onBack,
}: { readonly id: string; readonly onBack: () => void } & WishedEntry) {
  const connection = useMemo(
    () => new MatchConnection(id, role, settings.get().watchUnnamed, undefined, seat),
    [id, role],
  );
  const snapshot = useSnapshot(connection);
  const words = useTableWords(snapshot.table?.game ?? null);
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
        {seat !== null && social && <Choice label={social.entrance.back} onClick={onBack} />}
        <button type="button" class={seat === null ? 'btn pri' : 'btn'} onClick={home}>
          {end.toLobby}
        </button>
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
