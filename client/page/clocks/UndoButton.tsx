import './UndoButton.css';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';
import { anticlockwiseRotation } from '../../art/icons.ts';
import { Outline } from '../ui/Outline.tsx';

/** In the bar, beside whose turn it is: takes the last decision back. */
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
