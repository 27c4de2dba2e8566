import './Replaying.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import type { RecordedGame } from '../../replay/RecordedGame.ts';
import { listenForGesture } from '../../sound/sounds.ts';
import type { TargetId } from '../../stage/stage.ts';
import { Book, BookButton } from '../book/Book.tsx';
import { useBook } from '../book/useBook.ts';
import { go } from '../router.ts';
import { Bar, type BarCommand } from '../table/Bar.tsx';
import { InWords } from '../table/InWords.tsx';
import { PileDialog } from '../table/PileDialog.tsx';
import { Rail, RailDialog } from '../table/Rail.tsx';
import { ReportSheet } from '../table/ReportSheet.tsx';
import { Spots, useSpots } from '../table/Spots.tsx';
import { copyText } from '../table/share.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useFrame } from '../table/useFrame.ts';
import { useNarrow } from '../table/useNarrow.ts';
import { usePresenter } from '../table/usePresenter.ts';
import { useResults } from '../table/useResults.ts';
import { useStage } from '../table/useStage.ts';
import { useTableDialogs } from '../table/useTableDialogs.ts';
import { CloseUp } from '../table/Zoom.tsx';
import { useWords } from '../words.tsx';
import { Hands } from './Hands.tsx';
import { hasRoom, inFull, NextMove, useUpcoming } from './NextMove.tsx';
import { type ReplayActions, ReplayBar } from './ReplayBar.tsx';
import { type OpenedDialog, ReplayDialogs } from './ReplayDialogs.tsx';
import { saveFile } from './save.ts';
import { useRecording } from './useReplay.ts';
import { useTransport } from './useTransport.ts';

const noPages: readonly string[] = [];

interface Props {
  readonly recording: RecordedGame;
  readonly file: GameFile | null;
  /** the table from which one may play on, and to which a link leads; null for files from elsewhere */
  readonly id: string | null;
  /** whether the game can be linked to by its name */
  readonly linked: boolean;
  readonly words: GameTableWords;
  readonly replay: ReplayDict;
}

/** A game that was played, on the table that it was played on. */
export function Replaying({ recording, file, id, linked, words, replay: r }: Props) {
  const { table } = recording;
  const t = words.table;
  const { match, snapshot, shownBy } = useRecording(recording);
  const { seq, viewer, view } = snapshot;
  // nobody is spoken to: one sees what other people saw
  const { speech, presenter } = usePresenter(table, null, words);
  const narrow = useNarrow();
  const { opened, open, close, openPile, setOpenPile } = useTableDialogs<OpenedDialog>();
  const [reportOpen, setReportOpen] = useState(false);
  useTitle(r.title, recording);
  useEffect(listenForGesture, []);

  const host = useRef<HTMLDivElement>(null);
  const onTap = (target: TargetId) => setOpenPile(presenter.pile(snapshot.view, target));
  const staged = useStage(table.game, host, match, presenter.text, onTap);
  const { stage } = staged;
  shownBy.current = stage;
  const shown = useFrame(snapshot, staged.cursor);
  const spots = useSpots(stage, shown.view);
  const upcoming = useUpcoming(snapshot, recording, presenter, staged);
  const { transport, chapters, said, viewerName } = useTransport({
    match,
    snapshot,
    frame: shown,
    presenter,
    speech,
    stage,
    words: r,
    onHelp: () => open('help'),
  });

  // as far as the moment that is shown has come: what is told later stays closed
  const { tale } = presenter;
  const book = useBook(table.id, tale ? tale.pages(shown.view) : noPages, false);

  const isRunning = table.status === 'running';
  const exit = exitOf(isRunning && linked ? id : null, snapshot.seat);
  const actions: ReplayActions = {
    ...transport,
    share: () => void copyText(`${location.origin}/replay/${id}#${seq}`, r.copied, t.bar),
    save: () => file && saveFile(file),
    branch: () => {
      match.pause();
      open('branch');
    },
    result: () => open('end'),
    back: () => go(exit),
  };
  const run = (command: BarCommand) => {
    if (command === 'leave') return go(exit);
    if (command === 'lookBack') return;
    if (command !== 'report') return open(command);
    close();
    setReportOpen(!reportOpen);
  };

  const { score, report } = useResults(presenter, shown);
  const verify = file?.fairness ? id : null;
  const actor = presenter.actor(shown.view);
  const prompt =
    upcoming && !hasRoom(staged.actions)
      ? `*${speech.name(upcoming.seat)}*: ${inFull(upcoming.button)}`
      : presenter.prompt(shown.view);
  const rail = {
    table,
    me: null,
    actor,
    presenter,
    view: shown.view,
    log: shown.log,
    past: shown.past,
    words: t,
    report: report !== null,
    onShare: linked ? actions.share : null,
    onLook: (seat: number) => setOpenPile(presenter.pile(view, `seat:${seat}`)),
    onShow: (event: LoggedEvent['event'], at: number) => {
      if (opened === 'panel') close();
      transport.seek(at);
      const page = tale?.pageOf(event) ?? null;
      if (page !== null) book.open(page);
    },
    between: (
      <>
        {viewer === 'omniscient' && <Hands table={table} presenter={presenter} view={shown.view} words={r} />}
        {tale && <BookButton tale={tale} book={book} />}
      </>
    ),
  };
  return (
    <TableFrame kind="replay" seats={table.seats}>
      <Bar
        table={table}
        words={t}
        replay={r.title}
        prompt={prompt}
        counter={presenter.counter(shown.view)}
        report={report !== null}
        actor={actor}
        yours={false}
        spectator={false}
        onCommand={run}
      />
      <main class="table">
        <h2 class="sr">{plain(prompt)}</h2>
        <div class="stage" ref={host} aria-hidden="true" />
        {upcoming && hasRoom(staged.actions) && <NextMove of={upcoming} place={staged.actions} words={r} />}
        <InWords summary={t.words.summary}>{presenter.inWords(shown.view)}</InWords>
        <Spots handle={spots} presenter={presenter} view={shown.view} words={t.words} onTap={onTap} />
        <CloseUp of={staged.zoomed ?? spots.spot} host={host.current} presenter={presenter} view={shown.view} />
        <p class="sr" role="status">
          {said}
        </p>
      </main>
      {reportOpen && report && (
        <ReportSheet report={report} speech={speech} words={t.report} onClose={() => setReportOpen(false)} />
      )}
      {!narrow && <Rail {...rail} />}
      <ReplayBar
        snapshot={snapshot}
        length={recording.length}
        viewers={recording.viewers}
        chapters={chapters}
        words={r}
        viewerName={viewerName}
        can={{
          share: linked,
          save: file !== null,
          branch: id !== null && !isRunning,
          verify,
          result: score !== null,
          back: isRunning && linked,
        }}
        actions={actions}
      />
      {opened === 'panel' && <RailDialog {...rail} onCommand={run} onClose={close} />}
      {tale && book.at !== null && (
        <Book table={id ?? table.code} tale={tale} view={shown.view} book={book} asked={null} />
      )}
      {openPile && <PileDialog pile={openPile} onClose={() => setOpenPile(null)} onNext={onTap} />}
      <ReplayDialogs
        opened={opened}
        table={table}
        from={id}
        verify={verify}
        seq={seq}
        actor={presenter.actor(view)}
        score={score}
        speech={speech}
        presenter={presenter}
        view={view}
        file={file}
        onSeek={transport.seek}
        words={words}
        replay={r}
        onClose={close}
      />
    </TableFrame>
  );
}

function useTitle(title: string, { table }: RecordedGame): void {
  const { games } = useWords();
  const { name } = games[table.game];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}

/** Where a replay is left to: the table of a running game, else the lobby. */
const exitOf = (running: string | null, seat: number | null): Parameters<typeof go>[0] =>
  running === null ? { page: 'lobby' } : { page: 'table', id: running, role: seat === null ? 'spectator' : 'player' };
