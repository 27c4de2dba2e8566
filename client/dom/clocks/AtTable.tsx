import type { ClocksDict } from '../../../shared/i18n/clocks/en.ts';

/** What the table offers beside moves: the own seat back, the last decision back; and why a game is over. */
export function AtTable(props: {
  readonly words: ClocksDict;
  readonly bound: number | null;
  readonly undo: boolean;
  readonly abandoned: boolean;
  readonly onSit: () => void;
  readonly onUndo: () => void;
}) {
  const { words } = props;
  if (props.abandoned)
    return (
      <p class="banner" role="status">
        {words.abandoned}
      </p>
    );
  if (props.bound !== null)
    return (
      <p class="banner sat-in" role="status">
        {words.seat.text}{' '}
        <button type="button" class="btn pri" onClick={props.onSit}>
          {words.seat.takeBack}
        </button>
      </p>
    );
  if (!props.undo) return null;
  return (
    <button type="button" class="btn sm dim undo" title={words.undo.title} aria-keyshortcuts="Z" onClick={props.onUndo}>
      ↶ {words.undo.button}
    </button>
  );
}
