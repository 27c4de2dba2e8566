import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { plain } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { GameMove } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { listenForGesture } from '../../sound/sounds.ts';
import { Book, BookButton } from '../book/Book.tsx';
import { useBook } from '../book/useBook.ts';
import { useReading } from '../book/useReading.ts';
import { ChatBox, ChatButton, ChatSheet } from '../chat/ChatBox.tsx';
import { useChat } from '../chat/useChat.ts';
import { UndoButton } from '../clocks/UndoButton.tsx';
import { usePlayClocks } from '../clocks/usePlayClocks.tsx';
import { go } from '../router.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { ShoulderSwitch } from '../watching/Shoulder.tsx';
import { useWords } from '../words.tsx';
import { Bar, type BarCommand } from './Bar.tsx';
import { isMissed } from './entrance.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PaceStrip } from './PaceStrip.tsx';
import { tellingOf } from './prompt.ts';
import { Rail, RailDialog } from './Rail.tsx';
import { ReportChip } from './ReportChip.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { seatChangesOf, withSeatChanges } from './seat-changes.ts';
import { TableArea } from './TableArea.tsx';
import { TableDialogs } from './TableDialogs.tsx';
import { TableFrame } from './TableFrame.tsx';
import { useActing } from './useActing.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useCanvasMarks } from './useCanvasMarks.ts';
import { useForward } from './useForward.ts';
import { useFrame } from './useFrame.ts';
import { useMomentary } from './useMomentary.ts';
import { useNarrow } from './useNarrow.ts';
import { usePresenter } from './usePresenter.ts';
import { useRematch } from './useRematch.ts';
import { useReport } from './useReport.ts';
import { useResultShown } from './useResultShown.ts';
import { useResults } from './useResults.ts';
import { useSeatToasts, useTellingSeats } from './useSeatChanges.ts';
import { useSelection } from './useSelection.ts';
import { useStage } from './useStage.ts';
import { useSuggestedLines, useSuggesting } from './useSuggesting.ts';
import { useTableDialogs } from './useTableDialogs.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTableRequests } from './useTableRequests.ts';
import { useTaps } from './useTaps.ts';
import { useTurnAlert } from './useTurnAlert.ts';

const noPages: readonly string[] = [];

interface Props {
  readonly connection: MatchConnection;
  readonly snapshot: PageSnapshot;
  readonly table: TableInfo;
  readonly words: GameTableWords;
}

/** The table itself, before, in and after the game. */
export function Playing({ connection, snapshot, table, words }: Props) {
  const { seat: me, view, busy } = snapshot;
  const t = words.table;
  const narrow = useNarrow();
  const { speech, presenter: ofGame } = usePresenter(table, me, words);
  const social = useSocialWords();
  const presenter = useTellingSeats(ofGame, social);
  useSeatToasts(table, me, social);
  // of the newest moves: a tap that ends an animation finds what it was meant for
  const suggesting = useSuggesting(snapshot, table, presenter, social?.suggest);
  const all = suggesting.buttons;
  const selecting = useSelection(all, suggesting.moves);
  const dialogs = useTableDialogs();
  const chat = useChat(connection, table.id, narrow);

  const host = useRef<HTMLDivElement>(null);
  const staged = useStage(
    view === null ? null : table.game,
    host,
    connection,
    view === null ? null : presenter.text,
    (target) => onTap(target),
  );
  const { stage } = staged;
  const frame = useFrame(snapshot, staged.cursor);
  const telling = tellingOf(frame, { table, words: t, presenter, hold: selecting.hold });
  const { actor, about, deed, yours, prompt } = telling;
  const { said, announce } = useAnnouncements(presenter, frame, yours);
  const suggested = useSuggestedLines(frame, presenter, speech, social?.suggest, announce);
  const clocks = usePlayClocks(snapshot, table, announce);
  useTableAlerts(table, t.turn.titleMark, yours, clocks.words?.alerts);
  const { score, report } = useResults(presenter, frame);
  const isOver = score !== null;
  const sheet = useReport(report, { hasLog: frame.log.length > 0, isOver }, ({ summary }) => announce(plain(summary)));
  const chip = sheet.isFresh && report ? { report, me, words: t.report, onOpen: () => sheet.show(true) } : null;
  const ended = useResultShown(isOver, stage, () => dialogs.open('end'));

  const acting = useActing({
    connection,
    presenter,
    all,
    selecting,
    suggesting,
    tableRefusals: social?.refusals,
    undoRefusals: clocks.words?.refusals,
    announce,
    onAct: () => {
      // whoever goes on has seen enough of what came before
      stage?.skip();
      sheet.show(false);
    },
  });
  const onTap = useTaps(snapshot, presenter, selecting, acting, suggesting.suggests, dialogs.setOpenPile);
  const forward = useForward(stage, connection, snapshot);
  useTableKeys(selecting, acting, sheet, !frame.atEnd, {
    showChat: () => chat.show(true),
    onHelp: () => dialogs.open('help'),
    onSkip: () => stage?.skip(),
    onForward: forward.toggle,
  });
  const [flashed, setFlashed] = useMomentary<string>();
  useCanvasMarks(stage, selecting, suggesting, busy, flashed);

  const { tale } = presenter;
  const book = useBook(table.id, frame.view === null || !tale ? noPages : tale.pages(frame.view), me !== null);
  const reading = useReading(connection, snapshot, table, book.isNew, social?.reading);
  const ask = useTableRequests(connection, presenter);
  const rematch = useRematch(table, me, ask);
  const leave = () => go({ page: 'lobby' });
  const [leaving, setLeaving] = useState(false);
  const handOver = async () => {
    setLeaving(false);
    if ((await ask({ op: 'stand' })) === null) leave();
  };
  const replay = (from: number | null = isOver ? null : frame.seq) =>
    go({ page: 'replay', id: table.code, ...(from === null ? {} : { seq: from }) });
  const run = (command: BarCommand) => {
    if (command === 'leave') return isMissed(table, me) && social ? setLeaving(true) : leave();
    if (command === 'lookBack') return replay();
    if (command !== 'report') return dialogs.open(command);
    dialogs.close();
    sheet.show(!sheet.open);
  };

  const log = useMemo(() => withSeatChanges(frame.log, seatChangesOf(table)), [frame.log, table.seatChanges]);
  const rail = {
    table,
    me,
    actor,
    presenter,
    view: frame.view,
    log,
    past: frame.past,
    words: t,
    report: report !== null,
    ended,
    clocks: clocks.rail,
    reading: reading.rail,
    between: (
      <>
        <ShoulderSwitch table={table} me={me} ask={ask} />
        <PaceStrip
          table={table}
          forward={forward}
          words={t.pace}
          onChange={me !== null && me === table.hostSeat ? () => dialogs.open('settings') : null}
        />
        {chip && <ReportChip {...chip} />}
        {tale && <BookButton tale={tale} book={book} />}
      </>
    ),
    onLook: (seat: number) => frame.view !== null && dialogs.setOpenPile(presenter.pile(frame.view, `seat:${seat}`)),
    onShow: (event: GameMove) => {
      if (dialogs.opened === 'panel') dialogs.close();
      const page = tale?.pageOf(event) ?? null;
      if (page !== null) book.open(page);
      else if (frame.view !== null) setFlashed(presenter.placeOf(frame.view, event));
    },
  };
  return (
    <TableFrame kind={view === null ? 'lobby-like' : ''} seats={table.seats}>
      <Bar
        chat={<ChatButton chat={chat} onOpen={() => chat.show(!chat.open)} />}
        table={table}
        words={t}
        prompt={prompt}
        counter={frame.view === null ? null : presenter.counter(frame.view)}
        report={report !== null}
        ended={ended}
        actor={about}
        yours={yours}
        spectator={me === null && table.status !== 'waiting'}
        behind={me === null && table.status === 'running' ? table.delay : 0}
        clock={clocks.face(actor)}
        undo={clocks.words && snapshot.undo && <UndoButton words={clocks.words.undo} onUndo={acting.undo} />}
        onCommand={run}
      />
      <TableArea
        connection={connection}
        frame={frame}
        early={clocks.early}
        forward={forward}
        deed={deed}
        chip={chip}
        onLog={() => dialogs.open('panel')}
        table={table}
        presenter={presenter}
        words={t}
        clockWords={clocks.words}
        prompt={prompt}
        said={said}
        isAbandoned={telling.isAbandoned}
        yours={yours}
        narrow={narrow}
        chat={chat}
        host={host}
        staged={staged}
        selecting={selecting}
        suggesting={suggesting}
        // beside a broad table the list of players says it
        suggested={narrow ? [...suggested, ...reading.lines.filter(({ seat }) => seat === actor)] : suggested}
        acting={acting}
        onTap={onTap}
        ask={ask}
      />
      {sheet.open && report && (
        <ReportSheet report={report} speech={speech} words={t.report} onClose={() => sheet.show(false)} />
      )}
      {view !== null && !narrow && <Rail {...rail} foot={<ChatBox chat={chat} />} />}
      {narrow && <ChatSheet chat={chat} />}
      {dialogs.opened === 'panel' && <RailDialog {...rail} onCommand={run} onClose={dialogs.close} />}
      <TableDialogs
        // how a chapter ends is read before what it came to is counted
        dialogs={book.at === null ? dialogs : { ...dialogs, opened: null }}
        table={table}
        me={me}
        words={words}
        speech={speech}
        presenter={presenter}
        view={view}
        letters={[
          ...presenter.letters,
          ...(chat.words ? [{ key: 'C', label: chat.words.key }] : []),
          { key: t.turn.space, label: t.pace.skipKey },
          { key: 'F', label: t.pace.key },
          ...(clocks.words ? [{ key: 'Z', label: clocks.words.undo.key }] : []),
        ]}
        score={score}
        rematch={rematch}
        ask={ask}
        onReplay={replay}
        onLeave={leave}
        onRead={book.open}
      />
      {tale && book.at !== null && frame.view !== null && (
        <Book
          table={table.code}
          tale={tale}
          view={frame.view}
          book={book}
          readers={reading.lines.map(({ text }) => text)}
          asked={yours ? { prompt, clock: clocks.face(actor) } : null}
        />
      )}
      {leaving && social && (
        <LeaveDialog
          rated={table.rated}
          words={social.leave}
          onHand={() => void handOver()}
          onKeep={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </TableFrame>
  );
}

/** The tab, a sound and a notice say when one's own turn begins; sounds wait for the first gesture. */
function useTableAlerts(
  { game }: TableInfo,
  mark: string,
  yours: boolean,
  alerts: { readonly title: (of: { game: string }) => string } | undefined,
): void {
  const { name } = useWords().games[game];
  useTurnAlert(name, mark, yours, alerts?.title({ game: name }) ?? '');
  useEffect(listenForGesture, []);
}
