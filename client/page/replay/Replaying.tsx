import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { Pile, Presenter } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import type { Reel } from '../../replay/Reel.ts';
import { listenForGesture } from '../../sound/sounds.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { Bar, type BarDeed } from '../table/Bar.tsx';
import { PileDialog } from '../table/PileDialog.tsx';
import { Rail, RailDialog } from '../table/Rail.tsx';
import { ReportSheet } from '../table/ReportSheet.tsx';
import { copyText } from '../table/share.ts';
import { useAnimatedPosition } from '../table/useAnimatedPosition.ts';
import { type StageHandle, useStage } from '../table/useStage.ts';
import { Zoom } from '../table/Zoom.tsx';
import { useMedia, useStore } from '../use.ts';
import { useWords } from '../words.tsx';
import { Hands } from './Hands.tsx';
import { hasRoom, inFull, NextMove, useUpcoming } from './NextMove.tsx';
import { ReplayBar, type ReplayDeeds } from './ReplayBar.tsx';
import { type OpenedDialog, ReplayDialogs } from './ReplayDialogs.tsx';
import { saveFile } from './save.ts';
import { useRecording } from './useReplay.ts';
import { useTransport } from './useTransport.ts';

interface Props {
  readonly reel: Reel;
  readonly file: GameFile | null;
  /** the table from which one may play on, and to which a link leads; null for files from elsewhere */
  readonly id: string | null;
  /** whether the game can be linked to by its name */
  readonly linked: boolean;
  readonly words: GameTableWords;
  readonly replay: ReplayDict;
}

/** A game that was played, on the table that it was played on. */
export function Replaying({ reel, file, id, linked, words, replay: r }: Props) {
  const { table } = reel;
  const t = words.table;
  const { match, snapshot, shownBy } = useRecording(reel);
  const { seq, viewer, view } = snapshot;
  const { speech, presenter } = useSpoken(reel, words);
  const narrow = useMedia('(max-width: 640px), (max-height: 560px) and (max-width: 1000px)');
  const [opened, open] = useState<OpenedDialog | null>(null);
  const [pile, show] = useState<Pile | null>(null);
  const [account, setAccount] = useState(false);
  useTitle(r.title, reel);
  useEffect(listenForGesture, []);

  const host = useRef<HTMLDivElement>(null);
  const staged = useStage(table.game, host, match, presenter.text, (target) => show(presenter.pile(view, target)));
  const { stage, actions } = staged;
  shownBy.current = stage;
  const shown = useAnimatedPosition(snapshot, staged.told);
  const upcoming = useUpcoming(snapshot, reel, presenter, staged);
  const { transport, chapters, said, eyesOf } = useTransport({
    match,
    snapshot,
    presenter,
    speech,
    stage,
    words: r,
    onHelp: () => open('help'),
  });

  const close = () => open(null);
  const isRunning = table.status === 'running';
  const behind = placeBehind(isRunning && linked ? id : null, snapshot.seat);
  const deeds: ReplayDeeds = {
    ...transport,
    share: () => void copyText(`${location.origin}/replay/${id}#${seq}`, r.copied, t.bar),
    save: () => file && saveFile(file),
    branch: () => {
      match.pause();
      open('branch');
    },
    result: () => open('end'),
    back: () => go(behind),
  };
  const deed = (what: BarDeed) => {
    if (what === 'leave') return go(behind);
    if (what === 'lookBack') return;
    if (what !== 'report') return open(what);
    close();
    setAccount(!account);
  };

  const report = useMemo(
    () =>
      presenter.report(
        shown.view,
        shown.log.map(({ event }) => event),
      ),
    [presenter, shown.view, shown.log],
  );
  const score = useMemo(() => presenter.score(view), [presenter, view]);
  const verify = file?.fairness ? id : null;
  const actor = presenter.actor(shown.view);
  const roomy = hasRoom(actions);
  const prompt =
    upcoming && !roomy ? `*${speech.name(upcoming.seat)}*: ${inFull(upcoming.button)}` : presenter.prompt(shown.view);
  const rail = {
    table,
    me: null,
    actor,
    presenter,
    ...shown,
    words: t,
    report: report !== null,
    onShare: linked ? deeds.share : null,
    onLook: (seat: number) => show(presenter.pile(view, `seat:${seat}`)),
    onShow: (_event: LoggedEvent['event'], at: number) => {
      if (opened === 'panel') close();
      transport.seek(at);
    },
    between: viewer === 'omniscient' ? <Hands table={table} presenter={presenter} view={shown.view} words={r} /> : null,
  };
  return (
    <div class="app replay">
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
        onDeed={deed}
      />
      <main class="table">
        <h2 class="sr">{plain(prompt)}</h2>
        <div class="stage" ref={host} aria-hidden="true" />
        {upcoming && roomy && <NextMove of={upcoming} place={actions} words={r} />}
        <details class="in-words">
          <summary>{t.words.summary}</summary>
          <div class="panel">{presenter.inWords(view)}</div>
        </details>
        <Large of={staged.zoomed} host={host.current} presenter={presenter} view={view} />
        <p class="sr" role="status">
          {said}
        </p>
      </main>
      {account && report && (
        <ReportSheet
          report={report}
          speech={speech}
          words={t.report}
          onRead={() => {}}
          onClose={() => setAccount(false)}
        />
      )}
      {!narrow && <Rail {...rail} />}
      <ReplayBar
        snapshot={snapshot}
        length={reel.length}
        viewers={reel.viewers}
        chapters={chapters}
        words={r}
        eyes={eyesOf}
        can={{
          share: linked,
          save: file !== null,
          branch: id !== null && !isRunning,
          verify,
          result: score !== null,
          back: isRunning && linked,
        }}
        deeds={deeds}
      />
      {opened === 'panel' && <RailDialog {...rail} onDeed={deed} onClose={close} />}
      {pile && <PileDialog pile={pile} onClose={() => show(null)} />}
      <ReplayDialogs
        opened={opened}
        table={table}
        from={id}
        verify={verify}
        seq={seq}
        actor={presenter.actor(view)}
        score={score}
        speech={speech}
        words={words}
        replay={r}
        onClose={close}
      />
    </div>
  );
}

/** Nobody is spoken to: one looks through other people's eyes. */
function useSpoken({ table }: Reel, words: GameTableWords): { readonly speech: Speech; readonly presenter: Presenter } {
  const { odds } = useStore(settings);
  return useMemo(() => {
    const speech: Speech = { name: (seat) => table.seats[seat]?.name ?? '', isYou: () => false };
    return { speech, presenter: words.game({ speech, odds }) };
  }, [words.game, table, odds]);
}

function useTitle(title: string, { table }: Reel): void {
  const { games } = useWords();
  const { name } = games[table.game];
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}

/** Where a replay is left to: the table of a running game, else the lobby. */
const placeBehind = (running: string | null, seat: number | null): Parameters<typeof go>[0] =>
  running === null ? { page: 'lobby' } : { page: 'table', id: running, role: seat === null ? 'spectator' : 'player' };

/** The card that is looked at closely. */
function Large(props: {
  readonly of: StageHandle['zoomed'];
  readonly host: HTMLDivElement | null;
  readonly presenter: Presenter;
  readonly view: unknown;
}) {
  const { of, host, presenter, view } = props;
  const card = of && presenter.zoom(of.face, view, null);
  if (!of || !card || !host) return null;
  return <Zoom card={card} at={of.at} page={{ width: host.clientWidth, height: host.clientHeight }} />;
}
