import type { Seat } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/replay/en.ts';
import type { Rect } from '../../stage/stage.ts';
import type { MoveButton } from '../games/presenter.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Outline } from '../ui/Outline.tsx';
import { Rich } from '../words.tsx';

/** Less is no room for it: then the bar tells it. */
const least = 44;

export const hasRoom = (place: Rect | null): place is Rect => place !== null && place.height >= least;

/** Of a move of two places both are told. */
export const inFull = ({ hold, label }: MoveButton): string => (hold ? `${hold.label} → ${label}` : label);

/** The move that is made next, where its maker had his buttons. */
export function NextMove(props: {
  readonly button: MoveButton;
  readonly seat: Seat;
  readonly place: Rect;
  readonly words: ReplayDict;
}) {
  const { button, place } = props;
  const style = {
    left: `${place.x}px`,
    top: `${place.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  };
  return (
    <div class="next-move" style={style}>
      <p>
        <Avatar seat={props.seat} size={26} />
        <small>{props.words.next}</small>
        <Outline d={button.icon} size={18} />
        <span>
          <Rich text={inFull(button)} />
        </span>
      </p>
    </div>
  );
}
