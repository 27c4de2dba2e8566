import './Actions.css';
import './DialField.css';
// last: how large the buttons are, also those of a dial, depends on the room they have
import './Actions.sizes.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import { anticlockwiseRotation } from '../../art/icons.ts';
import type { MoveButton } from '../../games/presenter.ts';
import type { Rect } from '../../stage/stage.ts';
import { Outline } from '../ui/Outline.tsx';
import { Rich } from '../words.tsx';
import { DialField } from './DialField.tsx';
import type { Dial } from './dial.ts';
import { Backers } from './SuggestedLines.tsx';
import { choices, together } from './selection.ts';
import type { Suggesting } from './suggesting.ts';

export interface ActionsProps {
  readonly buttons: readonly MoveButton[];
  readonly dials: ReadonlyMap<number, Dial>;
  readonly chosen: number | null;
  readonly busy: boolean;
  /** the position that these moves answer */
  readonly seq: number;
  readonly place: Rect | null;
  /** where there is only room for the buttons: what advice may cover */
  readonly spare: Rect | null;
  readonly advice: string | null;
  /** which of the lists that can be opened is: the choices, or a heading of what is seldom wanted */
  readonly opened: string | null;
  /** several decisions in one go, in a list of its own */
  readonly extra: { readonly label: string; readonly content: ComponentChildren } | null;
  /** whether these moves are another's, and what others would do */
  readonly suggesting: Suggesting;
  readonly words: TableDict['actions'];
  /** puts down what is held; null while nothing is */
  readonly onBack: (() => void) | null;
  readonly onAct: (at: number) => void;
  readonly onPoint: (at: number | null, by?: 'keyboard' | 'pointer') => void;
  readonly onTurn: (dial: Dial, amount: number) => void;
  readonly onOpen: (list: string | null) => void;
}

/** What is longer than this stands beside the buttons, not over them. */
const longest = 120;
/** An area that is not higher than this has room for a row of buttons only. */
const low = 80;

const classes = (are: Readonly<Record<string, boolean>>): string =>
  Object.keys(are)
    .filter((name) => are[name])
    .join(' ');

/** A place of the stage, as seen from the buttons. */
const over = (at: Rect, from: Rect) => ({
  inset: `${at.y - from.y}px auto auto ${at.x - from.x}px`,
  width: `${at.width}px`,
});

/**
 * The legal moves as buttons, in the server's order: the same list glows on the canvas. Focus stays at the same place
 * of the list from move to move, but is never taken from elsewhere.
 */
export function Actions(props: ActionsProps) {
  const { buttons, chosen, words, place, opened } = props;
  const section = useRef<HTMLElement>(null);
  const focusedAt = useRef<number | null>(null);
  // a new list of moves is the occasion
  useEffect(() => {
    const at = focusedAt.current;
    if (at === null || buttons.length === 0) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !section.current?.contains(focused)) return;
    if (focused instanceof HTMLInputElement) return;
    const all = section.current?.querySelectorAll<HTMLElement>('[data-at]');
    all?.[Math.min(at, all.length - 1)]?.focus({ preventScroll: true });
  }, [buttons]);
  const style = place
    ? { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` }
    : {};
  const numbered = buttons.map((button, at) => ({ button, at }));
  const tucked = numbered.filter(({ button }) => button.tucked);
  const plainly = numbered.filter(({ button }) => !button.tucked && !button.minor);
  const headings = [...new Set(buttons.flatMap(({ minor }) => (minor ? [minor] : [])))];
  // one place of the canvas may stand for several moves: all of them are offered
  const spot = chosen === null ? null : (buttons[chosen]?.target ?? null);
  const picked = tucked.filter(({ button, at }) => at === chosen || (spot !== null && button.target === spot));
  const [only] = picked;
  // of a move of two places, what it brings is read before it is made
  const composed = props.onBack !== null && only !== undefined && picked.length === 1;
  const usual = props.advice ?? (tucked.length > 0 ? words.choose : null);
  const advice = composed ? only.button.note : picked.length > 0 ? null : usual;
  const item = ({ button, at }: { button: MoveButton; at: number }, confirms = false) => (
    <MoveItem
      key={`${button.move.type} ${button.target ?? ''} ${at}`}
      {...props}
      button={button}
      at={at}
      confirms={confirms}
      focusedAt={focusedAt}
    />
  );
  const shown =
    plainly.length +
    picked.length +
    (tucked.length > 0 ? 1 : 0) +
    (props.onBack ? 1 : 0) +
    (props.extra ? 1 : 0) +
    headings.length;
  const isLow = place !== null && place.height < low;
  const asideAt = composed && place && props.spare ? over(props.spare, place) : null;
  return (
    <section
      ref={section}
      class={classes({ acts: true, suggests: props.suggesting.suggests, placed: place !== null, low: isLow })}
      style={style}
      aria-label={props.suggesting.heading ?? words.heading}
    >
      {advice && (
        <p
          style={asideAt ?? {}}
          class={`advice ${advice.length > longest || (composed && isLow) || asideAt ? 'aside' : ''} ${composed ? 'brings' : ''}`}
        >
          <Rich text={advice} />
        </p>
      )}
      {opened === choices && tucked.length > 0 && (
        <ul class="choices panel" id="choices">
          {tucked.map((one) => item(one))}
        </ul>
      )}
      {opened === together && props.extra && (
        <div class="choices panel outfit" id="choices">
          {props.extra.content}
        </div>
      )}
      {headings.includes(opened ?? '') && (
        <ul class="choices panel" id="choices">
          {numbered.filter(({ button }) => button.minor === opened).map((one) => item(one))}
        </ul>
      )}
      <ul
        class={classes({
          many: shown > 3,
          several: plainly.length > 1,
          stacked:
            tucked.length > 0 ||
            headings.length > 0 ||
            props.extra !== null ||
            props.onBack !== null ||
            props.dials.size > 0,
          choosing: tucked.length > 0,
        })}
        aria-busy={props.busy}
        data-seq={props.seq}
      >
        {picked.map((one) => item(composed ? { ...one, button: { ...one.button, note: '' } } : one, true))}
        {!composed && plainly.map((one) => item(one))}
        {props.onBack && (
          <li class="opener back">
            <button type="button" class="btn dim" aria-label={words.back} onClick={props.onBack}>
              <Outline d={anticlockwiseRotation} size={18} />
              <span class="label">{words.back}</span>
              <span class="only-d" aria-hidden="true">
                <kbd>Esc</kbd>
              </span>
            </button>
          </li>
        )}
        {tucked.length > 0 && !composed && (
          <Opener
            label={words.all({ n: tucked.length })}
            list={choices}
            opened={opened}
            onOpen={props.onOpen}
            shortcut="A"
          />
        )}
        {props.extra && <Opener label={props.extra.label} list={together} opened={opened} onOpen={props.onOpen} />}
        {headings.map((heading) => (
          <Opener key={heading} label={heading} list={heading} opened={opened} onOpen={props.onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Opener(props: {
  readonly label: string;
  readonly list: string;
  readonly opened: string | null;
  readonly shortcut?: string;
  readonly onOpen: ActionsProps['onOpen'];
}) {
  const open = props.opened === props.list;
  return (
    <li class={props.shortcut ? 'opener' : 'opener minor'}>
      <button
        type="button"
        class="btn dim"
        aria-expanded={open}
        aria-controls={open ? 'choices' : undefined}
        onClick={() => props.onOpen(open ? null : props.list)}
      >
        {props.label}
        {props.shortcut && (
          <span class="only-d" aria-hidden="true">
            <kbd>{props.shortcut}</kbd>
          </span>
        )}
      </button>
    </li>
  );
}

function MoveItem(
  props: ActionsProps & {
    readonly button: MoveButton;
    readonly at: number;
    /** it stands here only because it was chosen */
    readonly confirms: boolean;
    readonly focusedAt: { current: number | null };
  },
) {
  const { button, at, focusedAt } = props;
  const dial = props.dials.get(at);
  const isChosen = props.chosen === at;
  const { suggesting } = props;
  return (
    <li
      class={dial ? 'dialled' : props.confirms ? 'picked' : ''}
      onFocusCapture={() => {
        focusedAt.current = at;
      }}
    >
      {dial && (
        <DialField
          dial={dial}
          words={props.words}
          onTurn={(amount) => props.onTurn(dial, amount)}
          onConfirm={() => props.onAct(at)}
        />
      )}
      <button
        type="button"
        class={`btn ${button.primary || isChosen ? 'pri' : ''} ${isChosen ? 'chosen' : ''}`}
        aria-disabled={props.busy}
        aria-pressed={suggesting.suggests && button.holds === undefined ? suggesting.isOwn(button.move) : undefined}
        data-at={at}
        data-target={button.target ?? undefined}
        // the second click of a double click was meant for the move before
        onClick={(event) => {
          if (event.detail > 1) return;
          // the list of second places is another one: it is read from its beginning
          if (button.holds !== undefined && focusedAt.current !== null) focusedAt.current = 0;
          props.onAct(at);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) props.onPoint(at, 'keyboard');
        }}
        onBlur={(event) => {
          if (event.relatedTarget) focusedAt.current = null;
          props.onPoint(null);
        }}
        onPointerEnter={() => props.onPoint(at, 'pointer')}
        onPointerLeave={() => props.onPoint(null)}
      >
        <Outline d={button.icon} size={20} />
        <span class="label">
          <Rich text={button.label} />
          {button.note && <small> {plain(button.note)}</small>}
        </span>
        <Backers seats={suggesting.backersOf(button.move)} suggesting={suggesting} />
        <span class="only-d" aria-hidden="true">
          {(button.shortcut || at < 9) && <kbd>{button.shortcut ?? at + 1}</kbd>}
        </span>
      </button>
    </li>
  );
}
