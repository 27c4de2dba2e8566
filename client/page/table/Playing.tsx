import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { GameMove, MoveButton, Pile, Presenter } from '../../games/presenter.ts';
import type { GameTableWords } from '../../games/table-words.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { listenForGesture } from '../../sound/sounds.ts';
import { ChatBox, ChatButton, ChatSheet } from '../chat/ChatBox.tsx';
import { focusChat, useChat } from '../chat/useChat.ts';
import { AtTable, UndoButton } from '../clocks/AtTable.tsx';
import { usePlayClocks } from '../clocks/usePlayClocks.tsx';
import { DeviceTool } from '../device/DeviceTool.tsx';
import { RulesDialog, SettingsDialog } from '../dialogs/later.tsx';
import { Commitment } from '../fairness/Commitment.tsx';
import { HostSettings } from '../host/HostSettings.tsx';
import { say } from '../lobby/play.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { toast } from '../ui/toasts.tsx';
import { useMedia, useStore } from '../use.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { Behind, ShoulderSwitch } from '../watching/Shoulder.tsx';
import { useWords } from '../words.tsx';
import { Actions, choices } from './Actions.tsx';
import { AffairSheet } from './AffairSheet.tsx';
import { Bar, type BarDeed } from './Bar.tsx';
import { nearest } from './dial.ts';
import { EndDialog } from './EndDialog.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { Hint } from './Hint.tsx';
import { PileDialog } from './PileDialog.tsx';
import { Rail, RailDialog } from './Rail.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { glowing, tapped } from './tap.ts';
import { useAnimatedPosition } from './useAnimatedPosition.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useComposing } from './useComposing.ts';
import { useDials } from './useDials.ts';
import { useEnd } from './useEnd.ts';
import { useFlash } from './useFlash.ts';
import { useFocusedCard } from './useFocusedCard.ts';
import { useKeys } from './useKeys.ts';
import { useRematch } from './useRematch.ts';
import { useReport } from './useReport.ts';
import { useStage } from './useStage.ts';
import { useTurnAlert } from './useTurnAlert.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { Zoom } from './Zoom.tsx';

interface Props {
  readonly connection: MatchConnection;
  readonly snapshot: PageSnapshot;
  readonly table: TableInfo;
  readonly words: GameTableWords;
}

type Opened = Exclude<BarDeed, 'leave' | 'report' | 'lookBack'> | null;

const none: readonly MoveButton[] = [];

/** The table itself, before, in and after the game. */
export function Playing({ connection, snapshot, table, words }: Props) {
  const house = useWords();
  const company = useSocialWords();
  const { odds, skipConfirmations } = useStore(settings);
  const { seat: me, view } = snapshot;
  const t = words.table;
  const names = table.seats.map((seat) => seat.name).join('\n');
  // `names` stands for the seats
  const speech = useMemo<Speech>(
    () => ({ name: (seat) => table.seats[seat]?.name ?? '', isYou: (seat) => seat === me }),
    [names, me],
  );
  const presenter = useMemo(() => words.game({ speech, odds }), [words.game, speech, odds]);
  const all = useMemo(
    () => (view !== null && me !== null ? presenter.buttons(view, me, snapshot.moves) : none),
    [presenter, view, me, snapshot.moves],
  );
  const narrow = useMedia('(max-width: 640px), (max-height: 560px) and (max-width: 1000px)');
  const talk = useChat(connection, table.id, narrow);
  const grip = useComposing(all, snapshot.moves);
  const { buttons, dials, turn } = useDials(grip.buttons, snapshot.moves);
  const actor = view === null ? null : presenter.actor(view);
  const yours = me !== null && actor === me;

  const takeBack = async () => {
    const refusal = await connection.undo();
    if (refusal) toast(sentenceOf(presenter, refusal, time.words?.refusals), 'no');
  };

  const [opened, open] = useState<Opened>(null);
  const [chosen, choose] = useState<number | null>(null);
  const [pointed, point] = useState<number | null>(null);
  const [pile, show] = useState<Pile | null>(null);
  const [reading, read] = useState<number | null>(null);
  const [list, openList] = useState<string | null>(null);
  // who opens the list by its key plays by keys, and wants it at every turn
  const [keyed, setKeyed] = useState(false);
  // a choice holds for one list of moves
  useEffect(() => {
    choose(null);
    point(null);
    read(null);
  }, [snapshot.moves]);

  /** Takes the first of two places into the hand, or nothing. */
  const hold = (first: string | null) => {
    choose(null);
    point(null);
    grip.take(first);
    const next = first === null ? undefined : all.find((button) => button.first === first)?.hold?.next;
    if (next) push(plain(next));
  };

  /** Marks a move before it is made; of one that was put together it is told what it would bring. */
  const pick = (at: number) => {
    choose(at);
    const note = grip.held === null ? '' : (buttons[at]?.note ?? '');
    if (note !== '') push(plain(note));
  };

  const act = async (at: number) => {
    const button = buttons[at];
    if (!button || connection.snapshot().busy) return;
    if (button.holds !== undefined) return hold(button.holds);
    choose(null);
    // who goes on has seen enough of what came before
    stage?.skip();
    report.show(false);
    if (button.minor || !keyed) openList(null);
    const refusal = await connection.act(button.move);
    if (refusal) toast(sentenceOf(presenter, refusal), 'no');
  };

  const onTap = (target: string) => {
    const deed = tapped(target, buttons, chosen, skipConfirmations, grip);
    if (deed.kind === 'act') void act(deed.at);
    else if (deed.kind === 'choose') pick(deed.at);
    else if (deed.kind === 'hold') hold(deed.first);
    else if (deed.kind === 'drop') hold(null);
    else if (view !== null) {
      const found = presenter.pile(view, target);
      const why = found || me === null ? null : presenter.whyNot(view, me, target, grip.held);
      if (found) show(found);
      else if (why) toast(why, 'no');
    }
  };

  const host = useRef<HTMLDivElement>(null);
  const { stage, actions, zoomed, told, spare } = useStage(
    view === null ? null : table.game,
    host,
    connection,
    view === null ? null : presenter.text,
    onTap,
  );
  const shown = useAnimatedPosition(snapshot, told);
  const [flash, light] = useFlash<string>();
  useEffect(() => {
    const targetAt = (at: number | null) => (at === null ? null : (buttons[at]?.target ?? null));
    stage?.show({
      legal: snapshot.busy ? [] : glowing(buttons, grip),
      chosen: targetAt(chosen),
      pointed: targetAt(pointed) ?? flash,
      ...(grip.held === null ? {} : { held: grip.held }),
    });
  }, [stage, buttons, grip.held, chosen, pointed, flash, snapshot.busy]);

  const focused = useFocusedCard(stage, host, reading === null ? null : (buttons[reading] ?? null));

  const [dial] = dials.values();
  useKeys(buttons, dial !== undefined, {
    // nobody presses a number that he does not see
    move: (at) => {
      if (!buttons[at]?.tucked || list === choices) return void act(at);
      setKeyed(true);
      openList(choices);
    },
    confirm: () => chosen !== null && void act(chosen),
    cancel: () => {
      if (chosen !== null) choose(null);
      else if (grip.held !== null) hold(null);
      else if (report.open) report.show(false);
      else openList(null);
    },
    turn: (by) => dial && turn(dial, nearest(dial.amounts, dial.shown + by)),
    type: () => document.querySelector<HTMLInputElement>('[data-dial]')?.focus(),
    list: () => {
      setKeyed(list !== choices);
      openList(list === choices ? null : choices);
    },
    log: () => document.getElementById('log')?.focus(),
    talk: () => {
      talk.show(true);
      focusChat();
    },
    undo: () => void takeBack(),
    help: () => open('help'),
  });

  const { said, push } = useAnnouncements(connection, presenter, snapshot, yours);
  const time = usePlayClocks(snapshot, table, push);
  const { name: gameName } = house.games[table.game];
  useTurnAlert(gameName, t.turn.titleMark, yours, time.words?.alerts.title({ game: gameName }) ?? '');
  useEffect(listenForGesture, []);
  const score = useMemo(() => (view === null ? null : presenter.score(view)), [presenter, view]);
  const isOver = score !== null;
  const account = useMemo(() => {
    const told = shown.log.map(({ event }) => event);
    return shown.view === null ? null : presenter.report(shown.view, told);
  }, [presenter, shown.view, shown.log]);
  const choosing = buttons.some(({ target }) => target !== null);
  const report = useReport(account, { over: isOver, choosing }, ({ summary }) => push(plain(summary)));
  const ended = useEnd(isOver, stage, () => open('end'));

  const leave = () => go({ page: 'lobby' });
  const replay = () => go({ page: 'replay', id: table.code, ...(isOver ? {} : { seq: snapshot.seq }) });
  const deed = (what: BarDeed) => {
    if (what === 'leave') return leave();
    if (what === 'lookBack') return replay();
    if (what !== 'report') return open(what);
    close();
    report.show(!report.open);
  };
  const close = () => open(null);
  const ask = async (request: Parameters<MatchConnection['table']>[0]) => {
    const refusal = await connection.table(request);
    if (refusal) toast(sentenceOf(presenter, refusal, company?.refusals), 'no');
    return refusal;
  };
  const rematch = useRematch(table, me, ask);

  // what one is asked comes at once; what the others do, when it is seen
  const current = yours ? view : shown.view;
  const asked = current === null ? null : presenter.actor(current);
  const awaited = asked === null || yours ? undefined : table.seats[asked];
  const prompt =
    current === null
      ? table.status === 'running'
        ? t.bar.spectator
        : t.turn.waiting
      : awaited?.kind === 'person' && !awaited.connected
        ? `*${awaited.name}* ${t.players.away}`
        : yours && grip.hold
          ? grip.hold.next
          : presenter.prompt(current);
  const rail = {
    table,
    me,
    actor: asked,
    presenter,
    ...shown,
    words: t,
    report: account !== null,
    ended,
    clocks: time.rail,
    between: <ShoulderSwitch table={table} me={me} ask={ask} />,
    onLook: (seat: number) => view !== null && show(presenter.pile(view, `seat:${seat}`)),
    onShow: (event: GameMove) => {
      if (opened === 'panel') close();
      if (view !== null) light(presenter.placeOf(view, event));
    },
  };
  const advice = yours && view !== null && me !== null && !grip.hold ? presenter.advice(view, me) : null;
  const hint = spare && view !== null && me !== null ? presenter.hint(view, me) : null;
  const affair = narrow && yours && view !== null && me !== null ? presenter.affair(view, me) : null;
  const acting = {
    buttons,
    dials,
    chosen,
    busy: snapshot.busy,
    seq: snapshot.seq,
    place: actions,
    spare,
    advice,
    opened: list,
    words: t.actions,
    onBack: grip.held === null ? null : () => hold(null),
    onTurn: turn,
    onOpen: openList,
    onAct: (at: number) => void act(at),
    onPoint: (at: number | null, by?: 'keyboard' | 'pointer') => {
      point(at);
      read(by === 'keyboard' ? at : null);
    },
  };
  const card = zoomed ?? focused;
  const large = card && view !== null && presenter.zoom(card.face, view, grip.held);
  return (
    <div class={view === null ? 'app lobby-like' : 'app'}>
      <Bar
        talk={<ChatButton talk={talk} onOpen={() => talk.show(!talk.open)} />}
        table={table}
        words={t}
        prompt={prompt}
        counter={current === null ? null : presenter.counter(current)}
        report={account !== null}
        ended={ended}
        actor={asked}
        yours={yours}
        spectator={me === null && table.status !== 'waiting'}
        behind={me === null && table.status === 'running' ? table.delay : 0}
        clock={time.face(asked)}
        undo={time.words && snapshot.undo && <UndoButton words={time.words.undo} onUndo={() => void takeBack()} />}
        onDeed={deed}
      />
      <main class="table">
        {snapshot.connection !== 'live' && (
          <p class="banner" role="status">
            {snapshot.connection === 'connecting' ? t.connection.connecting : t.connection.reconnecting}
          </p>
        )}
        {time.words && (
          <AtTable
            words={time.words}
            bound={table.status === 'running' ? snapshot.bound : null}
            abandoned={table.status === 'finished' && view !== null && !isOver}
            onSit={() => snapshot.bound !== null && void ask({ op: 'sit', seat: snapshot.bound })}
          />
        )}
        <h2 class="sr">{plain(prompt)}</h2>
        <Behind connection={connection} snapshot={snapshot} table={table} />
        {view === null ? (
          <>
            {table.status !== 'running' && <WaitingRoom table={table} me={me} words={t} ask={ask} />}
            {!narrow && (
              <div class="waiting-talk">
                <ChatBox talk={talk} />
              </div>
            )}
          </>
        ) : (
          <>
            <div class="stage" ref={host} aria-hidden="true" />
            {hint && spare && <Hint text={hint} at={spare} />}
            {affair ? (
              <AffairSheet key={snapshot.seq} affair={affair}>
                <Actions {...acting} buttons={openly(buttons)} place={null} />
              </AffairSheet>
            ) : (
              <Actions {...acting} />
            )}
            <details class="in-words">
              <summary>{t.words.summary}</summary>
              <div class="panel">{presenter.inWords(view)}</div>
            </details>
          </>
        )}
        {card && large && host.current && (
          <Zoom
            card={large}
            at={card.at}
            page={{ width: host.current.clientWidth, height: host.current.clientHeight }}
          />
        )}
        <p class="sr" role="status">
          {said}
        </p>
      </main>
      {report.open && account && (
        <ReportSheet
          report={account}
          speech={speech}
          words={t.report}
          onRead={() => report.show(true)}
          onClose={() => report.show(false)}
        />
      )}
      {view !== null && !narrow && <Rail {...rail} foot={<ChatBox talk={talk} />} />}
      {narrow && <ChatSheet talk={talk} />}
      {opened === 'panel' && <RailDialog {...rail} onDeed={deed} onClose={close} />}
      {opened === 'settings' && (
        <SettingsDialog onClose={close}>
          {me !== null && me === table.hostSeat && table.status === 'running' && (
            <HostSettings table={table} ask={ask} />
          )}
          {me !== null && <DeviceTool code={table.code} bar={t.bar} />}
          {me !== null && me === table.hostSeat && table.seats.some((seat) => seat.kind === 'bot') && (
            <PaceChoice pace={table.pace} onChange={(pace) => void ask({ op: 'setPace', pace })} />
          )}
        </SettingsDialog>
      )}
      {opened === 'rules' && <RulesDialog game={table.game} onClose={close} />}
      {opened === 'help' && (
        <HelpDialog
          words={t.help}
          letters={[
            ...presenter.letters,
            ...(talk.words ? [{ key: 'C', label: talk.words.key }] : []),
            ...(time.words ? [{ key: 'Z', label: time.words.undo.key }] : []),
          ]}
          onClose={close}
        >
          <Commitment commitment={table.commitment} words={t.deal} />
        </HelpDialog>
      )}
      {pile && <PileDialog pile={pile} onClose={() => show(null)} />}
      {opened === 'end' && score && (
        <EndDialog
          score={score}
          speech={speech}
          lang={words.lang}
          words={t.end}
          onVerify={table.commitment === '' ? null : () => go({ page: 'fairness', id: table.code })}
          again={rematch.again}
          news={rematch.news}
          onReplay={replay}
          onLobby={leave}
          onClose={close}
        />
      )}
    </div>
  );
}

/** On a sheet of its own nothing needs to wait in a list. */
const openly = (buttons: readonly MoveButton[]): readonly MoveButton[] =>
  buttons.map((button) => (button.tucked ? { ...button, tucked: false } : button));

/** Refusals of the rules are the game's sentences, those of the service the house's, but for what only a table says. */
function sentenceOf(
  presenter: Presenter,
  refusal: { readonly code: string; readonly params: object },
  own: Partial<Record<string, string>> = {},
): string {
  const params = refusal.params as Parameters<Presenter['refusal']>[1];
  return (
    own[refusal.code] ?? presenter.refusal(refusal.code, params) ?? say({ code: refusal.code as 'internal', params })
  );
}
