import './DeedLine.css';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { quillInk } from '../../art/icons.ts';
import type { LogLine } from '../../games/presenter.ts';
import type { Rect } from '../../stage/stage.ts';
import { Outline } from '../ui/Outline.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { Rich } from '../words.tsx';
import { Flags } from './Flags.tsx';

/** Above one's own board on a phone: who did what last. The log opens from here. */
export function DeedLine(props: {
  readonly deed: LogLine;
  readonly at: Rect;
  readonly words: TableDict['log'];
  readonly onOpen: () => void;
}) {
  const { deed, at } = props;
  const style = { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` };
  return (
    <button type="button" class="deed-line" style={style} title={props.words.open} onClick={props.onOpen}>
      {deed.seat !== null && <Pawn seat={deed.seat} />}
      <span class="text">
        <Rich text={deed.text} />
      </span>
      {deed.flags && <Flags of={deed.flags} />}
      {deed.icon && <Outline d={deed.icon} size={14} />}
      <span class="more">
        <Outline d={quillInk} size={13} />
        <span class="sr">{props.words.open}</span>
      </span>
    </button>
  );
}
