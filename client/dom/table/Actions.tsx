import { useEffect, useRef } from 'preact/hooks';
import { plain } from '../../../shared/i18n/speech.ts';
import type { TableDict } from '../../../shared/i18n/table/en.ts';
import type { Rect } from '../../stage/stage.ts';
import type { MoveButton } from '../games/presenter.ts';
import { Outline } from '../ui/Icon.tsx';
import { Rich } from '../words.tsx';

/**
 * The legal moves as buttons, in the server's order: the same list glows on the canvas. Focus stays at the same place
 * of the list from move to move, but is never taken from elsewhere.
 */
export function Actions(props: {
  readonly buttons: readonly MoveButton[];
  readonly chosen: number | null;
  readonly busy: boolean;
  /** the position that these moves answer */
  readonly seq: number;
  readonly place: Rect | null;
  readonly words: TableDict['actions'];
  readonly onAct: (at: number) => void;
  readonly onPoint: (at: number | null, by?: 'keyboard' | 'pointer') => void;
}) {
  const { buttons, chosen, words, place } = props;
  const list = useRef<HTMLUListElement>(null);
  const held = useRef<number | null>(null);
  // a new list of moves is the occasion
  useEffect(() => {
    const at = held.current;
    if (at === null || buttons.length === 0) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !list.current?.contains(focused)) return;
    list.current?.querySelectorAll('button')[Math.min(at, buttons.length - 1)]?.focus({ preventScroll: true });
  }, [buttons]);
  const style = place
    ? { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` }
    : {};
  return (
    <section class={place ? 'acts placed' : 'acts'} style={style} aria-label={words.heading}>
      <ul ref={list} class={buttons.length > 3 ? 'many' : ''} aria-busy={props.busy} data-seq={props.seq}>
        {buttons.map((button, at) => (
          <li key={`${button.move.type} ${button.target ?? at}`}>
            <button
              type="button"
              class={`btn ${button.primary || chosen === at ? 'pri' : ''} ${chosen === at ? 'chosen' : ''}`}
              aria-disabled={props.busy}
              data-target={button.target ?? undefined}
              // the second click of a double click was meant for the move before
              onClick={(event) => event.detail < 2 && props.onAct(at)}
              onFocus={(event) => {
                held.current = at;
                if (event.currentTarget.matches(':focus-visible')) props.onPoint(at, 'keyboard');
              }}
              onBlur={(event) => {
                if (event.relatedTarget) held.current = null;
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
              <span class="only-d" aria-hidden="true">
                <kbd>{button.shortcut ?? at + 1}</kbd>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
