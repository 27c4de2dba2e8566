import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Viewer } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/replay/en.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { GameFile } from '../../../shared/protocol/game-file.ts';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { Reel } from '../../replay/Reel.ts';
import { ReplayMatch, speeds } from '../../replay/ReplayMatch.ts';
import { listenForGesture } from '../../sound/sounds.ts';
import { RulesDialog, SettingsDialog } from '../dialogs/later.tsx';
import type { SpokenTable } from '../games/load.ts';
import type { Pile } from '../games/presenter.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { Bar, type BarDeed } from '../table/Bar.tsx';
import { EndDialog } from '../table/EndDialog.tsx';
import { entriesOf } from '../table/Log.tsx';
import { PileDialog } from '../table/PileDialog.tsx';
import { Rail, RailDialog } from '../table/Rail.tsx';
import { ReportSheet } from '../table/ReportSheet.tsx';
import { copyText } from '../table/share.ts';
import { useAnnouncements } from '../table/useAnnouncements.ts';
import { useShown } from '../table/useShown.ts';
import { useStage } from '../table/useStage.ts';
import { Zoom } from '../table/Zoom.tsx';
import { useMedia, useStore } from '../use.ts';
import { useWords } from '../words.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { Hands } from './Hands.tsx';
import { type Chapter, leapFrom, type ReplayDeed, seqOfHash } from './keys.ts';
import { hasRoom, inFull, NextMove } from './NextMove.tsx';
import { ReplayBar, type ReplayDeeds } from './ReplayBar.tsx';
import { ReplayHelp } from './ReplayHelp.tsx';
import { saveFile } from './save.ts';
import { useAddress, useReplayKeys, useReplaySnapshot } from './useReplay.ts';

interface Props {
  readonly reel: Reel;
  readonly file: GameFile | null;
  /** the table from which one may play on, and to which a link leads; null for files from elsewhere */
  readonly id: string | null;
  /** whether the game can be linked to by its name */
  readonly linked: boolean;
  readonly words: SpokenTable;
  readonly replay: ReplayDict;
}

type Opened = Exclude<BarDeed, 'leave' | 'report' | 'lookBack'> | 'end' | 'branch' | null;

/** A game that was played, on the table that it was played on. */
export function Replaying({ reel, file, id, linked, words, replay: r }: Props) {
  const house = useWords();
  const { odds } = useStore(settings);
  const { table } = reel;
  const t = words.table;
  const idle = useRef<() => Promise<void>>(() => Promise.resolve());
  const match = useMemo(() => {
    const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    return new ReplayMatch(reel, seqOfHash(location.hash), { shown: () => idle.current(), pause });
  }, [reel]);
  useEffect(() => () => match.pause(), [match]);
  const snapshot = useReplaySnapshot(match);
  const { seq, viewer, view } = snapshot;
  // nobody is spoken to: one looks through other people's eyes
  const speech = useMemo<Speech>(
    () => ({ name: (seat) => table.seats[seat]?.name ?? '', isYou: () => false }),
    [table],
  );
  const presenter = useMemo(() => words.game({ speech, odds }), [words.game, speech, odds]);
  const narrow = useMedia('(max-width: 640px), (max-height: 560px) and (max-width: 1000px)');
  const [opened, open] = useState<Opened>(null);
  const [pile, show] = useState<Pile | null>(null);
  const [account, setAccount] = useState(false);

  const host = useRef<HTMLDivElement>(null);
  const { stage, actions, zoomed, told } = useStage(table.game, host, match, presenter.text, (target) =>
    show(presenter.pile(view, target)),
  );
  idle.current = () => stage?.idle() ?? Promise.resolve();
  useEffect(() => stage?.timeScale(snapshot.speed), [stage, snapshot.speed]);
  useEffect(listenForGesture, []);
  useEffect(() => {
    document.title = `${r.title} · ${house.games[table.game].name}`;
  }, [r, house, table.game]);

  const shown = useShown(snapshot, told);
  const made = useMemo(() => reel.made(seq, viewer), [reel, seq, viewer]);
  const next = useMemo(
    () => (made ? (presenter.buttons(made.view, made.seat, [made.move])[0] ?? null) : null),
    [presenter, made],
  );
  const settled = told === null || told.seq === seq;
  useEffect(() => {
    const target = settled ? (next?.target ?? null) : null;
    stage?.show({ legal: [], chosen: null, pointed: target });
  }, [stage, next, settled]);

  const chapters = useMemo<readonly Chapter[]>(
    () => entriesOf(match.log(viewer), presenter).flatMap(({ chapter, seq, text }) => (chapter ? [{ seq, text }] : [])),
    [match, viewer, presenter],
  );
  const { said, push } = useAnnouncements(match, presenter, snapshot, false);
  const jump = (to: number) => {
    match.pause();
    stage?.skip();
    match.seek(to);
    const last = entriesOf(match.snapshot().log, presenter).findLast(({ chapter }) => !chapter);
    push(`${r.position({ seq: match.snapshot().seq, last: reel.length })}. ${plain(last?.text ?? '')}`);
  };
  useAddress(seq, (to) => to !== seq && jump(to));
  const look = (eyes: Viewer) => {
    stage?.skip();
    match.look(eyes);
    push(eyesOf(eyes));
  };
  const eyesOf = (eyes: Viewer): string =>
    eyes === 'omniscient' ? r.all : eyes === 'spectator' ? r.spectator : r.seat({ name: speech.name(eyes) });

  const deeds: ReplayDeeds = {
    seek: jump,
    step: (by) => {
      if (by < 0) return jump(seq - 1);
      match.pause();
      match.forward();
    },
    toggle: () => (snapshot.playing ? match.pause() : match.play()),
    look,
    hasten: (speed) => match.hasten(speed),
    share: () => void copyText(`${location.origin}/replay/${id}#${seq}`, r.copied, t.bar),
    save: () => file && saveFile(file),
    branch: () => {
      match.pause();
      open('branch');
    },
    result: () => open('end'),
  };
  const run = (deed: ReplayDeed) => {
    if (deed.kind === 'step') deeds.step(deed.by);
    else if (deed.kind === 'leap') jump(leapFrom(seq, deed.by, chapters, reel.length));
    else if (deed.kind === 'first') jump(0);
    else if (deed.kind === 'last') jump(reel.length);
    else if (deed.kind === 'play') deeds.toggle();
    else if (deed.kind === 'log') document.getElementById('log')?.focus();
    else if (deed.kind === 'help') open('help');
    else if (deed.kind === 'speed') {
      const speed = speeds[speeds.indexOf(snapshot.speed) + deed.by];
      if (speed) match.hasten(speed);
    } else {
      const eyes = reel.viewers[deed.at];
      if (eyes !== undefined && reel.viewers.length > 1) look(eyes);
    }
  };
  useReplayKeys(run);

  const actor = presenter.actor(shown.view);
  const report = useMemo(
    () =>
      presenter.report(
        shown.view,
        shown.log.map(({ event }) => event),
      ),
    [presenter, shown.view, shown.log],
  );
  const score = useMemo(() => presenter.score(view), [presenter, view]);
  const close = () => open(null);
  const isRunning = table.status === 'running';
  const leave = () =>
    isRunning && linked && id !== null
      ? go({ page: 'table', id, role: snapshot.seat === null ? 'spectator' : 'player' })
      : go({ page: 'lobby' });
  const deed = (what: BarDeed) => {
    if (what === 'leave') return leave();
    if (what === 'lookBack') return;
    if (what !== 'report') return open(what);
    close();
    setAccount(!account);
  };
  const untold = made && next && settled && !hasRoom(actions) ? `*${speech.name(made.seat)}*: ${inFull(next)}` : null;
  const prompt = untold ?? presenter.prompt(shown.view);
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
      jump(at);
    },
    between: viewer === 'omniscient' ? <Hands table={table} presenter={presenter} view={shown.view} words={r} /> : null,
  };
  const large = zoomed && presenter.zoom(zoomed.face, view, null);
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
        {made && next && settled && hasRoom(actions) && (
          <NextMove button={next} seat={made.seat} place={actions} words={r} />
        )}
        <details class="in-words">
          <summary>{t.words.summary}</summary>
          <div class="panel">{presenter.inWords(view)}</div>
        </details>
        {zoomed && large && host.current && (
          <Zoom
            card={large}
            at={zoomed.at}
            page={{ width: host.current.clientWidth, height: host.current.clientHeight }}
          />
        )}
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
          verify: file?.fairness ? id : null,
          result: score !== null,
        }}
        deeds={deeds}
      />
      {opened === 'panel' && <RailDialog {...rail} onDeed={deed} onClose={close} />}
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'rules' && <RulesDialog game={table.game} onClose={close} />}
      {opened === 'help' && <ReplayHelp heading={t.help.heading} words={r.keys} onClose={close} />}
      {pile && <PileDialog pile={pile} onClose={() => show(null)} />}
      {opened === 'branch' && id !== null && (
        <BranchDialog table={table} id={id} seq={seq} actor={presenter.actor(view)} words={r.branch} onClose={close} />
      )}
      {opened === 'end' && score && (
        <EndDialog
          score={score}
          speech={speech}
          lang={words.lang}
          words={t.end}
          onVerify={file?.fairness && id !== null ? () => go({ page: 'fairness', id }) : null}
          onAgain={null}
          onReplay={null}
          onLobby={() => go({ page: 'lobby' })}
          onClose={close}
        />
      )}
    </div>
  );
}
