import type { ComponentChildren, ComponentProps, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { LogLine, MoveButton, Presenter } from '../../games/presenter.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { Frame } from '../../net/timeline.ts';
import type { Rect, TargetId } from '../../stage/stage.ts';
import { Actions } from './Actions.tsx';
import { CatchUp } from './CatchUp.tsx';
import { DeedLine } from './DeedLine.tsx';
import { Hint } from './Hint.tsx';
import { InterruptionSheet } from './InterruptionSheet.tsx';
import { InWords } from './InWords.tsx';
import { OutfitPanel } from './OutfitPanel.tsx';
import { ForwardButton } from './PaceStrip.tsx';
import { ReportChip } from './ReportChip.tsx';
import { Spots, useSpots } from './Spots.tsx';
import type { Suggesting } from './suggesting.ts';
import type { Acting } from './useActing.ts';
import { useFocusedCard } from './useFocusedCard.ts';
import type { Forward } from './useForward.ts';
import type { SelectionHandle } from './useSelection.ts';
import type { StageHandle } from './useStage.ts';
import { CloseUp } from './Zoom.tsx';

/** The game itself: the canvas, the buttons of the moves over it, and the same in words. */
export function Board(props: {
  readonly frame: Frame<PageSnapshot>;
  /** our clock, where it runs while something is still shown */
  readonly early: ComponentChildren;
  readonly forward: Forward;
  /** what happened last */
  readonly deed: LogLine | null;
  /** a summary that is new */
  readonly chip: Omit<ComponentProps<typeof ReportChip>, 'at'> | null;
  /** opens the log */
  readonly onLog: () => void;
  readonly presenter: Presenter;
  readonly words: TableDict;
  /** where the canvas goes */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly staged: StageHandle;
  readonly selecting: SelectionHandle;
  readonly suggesting: Suggesting;
  readonly acting: Acting;
  /** something on the canvas is chosen with the keyboard */
  readonly onTap: (target: TargetId) => void;
  readonly yours: boolean;
  readonly narrow: boolean;
}) {
  const { frame, presenter, words, host, staged, selecting, suggesting, acting, yours } = props;
  const { view, seat: me, seq, busy, atEnd } = frame;
  const buttons = atEnd ? selecting.buttons : noButtons;
  const { dials, held, hold, selection, dispatch } = selecting;
  const { stage, spare } = staged;
  const { reading } = selection;
  const focused = useFocusedCard(stage, host, reading === null ? null : (buttons[reading] ?? null));
  const spots = useSpots(stage, view);
  // what to do is said with the question; until then the last word stands
  const hinted = useRef<string | null>(null);
  if (atEnd) hinted.current = spare && me !== null ? presenter.hint(view, me) : null;
  const hint = hinted.current;
  const interruption = props.narrow && yours && me !== null ? presenter.interruption(view, me) : null;
  const outfit = yours && me !== null ? (presenter.outfit?.(view, me, frame.moves) ?? null) : null;
  const actions = {
    buttons,
    dials,
    chosen: selection.chosen,
    busy,
    seq,
    place: staged.actions,
    spare,
    advice:
      atEnd && suggesting.suggests
        ? suggesting.advice
        : yours && me !== null && !hold
          ? presenter.advice(view, me)
          : null,
    suggesting,
    opened: selection.openList,
    extra: outfit && {
      label: outfit.words.open,
      content: <OutfitPanel key={seq} outfit={outfit} onDone={acting.actAll} />,
    },
    words: words.actions,
    onBack: held === null || !atEnd ? null : () => acting.hold(null),
    onTurn: ({ group }: { readonly group: string }, amount: number) => dispatch({ kind: 'turn', group, amount }),
    onOpen: (list: string | null) => dispatch({ kind: 'open', list }),
    onAct: acting.act,
    onPoint: (at: number | null, by: 'keyboard' | 'pointer' = 'pointer') => dispatch({ kind: 'point', at, by }),
  };
  return (
    <>
      <div class="stage" ref={host} aria-hidden="true" />
      {props.chip && staged.line && <ReportChip {...props.chip} at={chipIn(staged.line)} />}
      {props.deed && staged.line && (
        <DeedLine
          deed={props.deed}
          at={props.chip ? besideChip(staged.line) : staged.line}
          words={words.log}
          onOpen={props.onLog}
        />
      )}
      {hint && spare && <Hint text={hint} at={spare} />}
      {interruption ? (
        <InterruptionSheet key={seq} interruption={interruption}>
          <Actions {...actions} buttons={inTheOpen(buttons)} place={null} />
        </InterruptionSheet>
      ) : (
        <Actions {...actions} />
      )}
      {!atEnd && (
        <CatchUp
          place={staged.actions}
          awaited={frame.awaited}
          clock={props.early}
          words={words.turn}
          onSkip={() => stage?.skip()}
        >
          {props.narrow && <ForwardButton forward={props.forward} words={words.pace} bare />}
        </CatchUp>
      )}
      <Spots
        handle={spots}
        presenter={presenter}
        view={view}
        held={held}
        words={words.words}
        onTap={(target) => (atEnd ? props.onTap(target) : stage?.skip())}
      />
      <InWords summary={words.words.summary}>{presenter.inWords(view)}</InWords>
      <CloseUp
        of={staged.zoomed ?? focused ?? spots.spot}
        host={host.current}
        presenter={presenter}
        view={view}
        held={held}
      />
    </>
  );
}

const noButtons: readonly MoveButton[] = [];

/** How much of a phone's line a summary takes: its sum. */
const chipWidth = 78;

const chipIn = (line: Rect): Rect => ({ ...line, x: line.x + line.width - chipWidth, width: chipWidth });

/** What just happened is told all the while. */
const besideChip = (line: Rect): Rect => ({ ...line, width: line.width - chipWidth - 6 });

/** On a sheet of its own nothing needs to wait in a list. */
const inTheOpen = (buttons: readonly MoveButton[]): readonly MoveButton[] =>
  buttons.map((button) => (button.tucked ? { ...button, tucked: false } : button));
