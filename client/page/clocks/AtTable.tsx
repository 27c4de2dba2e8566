import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import { anticlockwiseRotation } from '../../art/icons.ts';
import { Outline } from '../ui/Outline.tsx';

/** What the table offers beside moves: the own seat back; and why a game is over. */
export function AtTable(props: {
  readonly words: ClocksDict;
  readonly bound: number | null;
  readonly abandoned: boolean;
  readonly onSit: () => void;
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
  return null;
}

/** In the bar, beside whose turn it is: the last decision back. */
export function UndoButton({ words, onUndo }: { readonly words: ClocksDict['undo']; readonly onUndo: () => void }) {
  return (
    <button
      type="button"
      class="undo"
      title={words.title}
      aria-label={words.button}
      aria-keyshortcuts="Z"
      onClick={onUndo}
    >
      <Outline d={anticlockwiseRotation} size={15} />
      <span class="only-d">{words.button}</span>
    </button>
  );
}
