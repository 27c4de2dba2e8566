import './CatchUp.css';
import type { ComponentChildren } from 'preact';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { lastKey } from '../../art/transport.ts';
import type { Rect } from '../../stage/stage.ts';
import { Outline } from '../ui/Outline.tsx';

/**
 * In the place of the buttons while something is still shown: the way to its end. Whose time is running meanwhile sees
 * their clock on it.
 */
export function CatchUp(props: {
  /** where the buttons will be */
  readonly place: Rect | null;
  /** one is asked something when it has been shown */
  readonly awaited: boolean;
  readonly clock: ComponentChildren;
  readonly words: TableDict['turn'];
  /** fast forward */
  readonly children: ComponentChildren;
  readonly onSkip: () => void;
}) {
  const { place, awaited, words } = props;
  const style = place
    ? { left: `${place.x}px`, top: `${place.y}px`, width: `${place.width}px`, height: `${place.height}px` }
    : {};
  return (
    <div class={place ? 'catch-up placed' : 'catch-up'} style={style}>
      <button type="button" class={awaited ? 'btn pri' : 'btn dim'} onClick={props.onSkip}>
        <Outline d={lastKey} size={18} />
        <span>{awaited ? words.toMine : words.skip}</span>
        {awaited && props.clock}
        <span class="only-d" aria-hidden="true">
          <kbd>{words.space}</kbd>
        </span>
      </button>
      {props.children}
    </div>
  );
}
