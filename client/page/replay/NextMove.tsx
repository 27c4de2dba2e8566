import './NextMove.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import type { MoveButton, Presenter } from '../../games/presenter.ts';
import type { RecordedGame } from '../../replay/RecordedGame.ts';
import type { ReplaySnapshot } from '../../replay/ReplayMatch.ts';
import type { Rect } from '../../stage/stage.ts';
import type { StageHandle } from '../table/useStage.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Outline } from '../ui/Outline.tsx';
import { Rich } from '../words.tsx';

/** With less room the bar says it. */
const least = 44;

export const hasRoom = (place: Rect | null): place is Rect => place !== null && place.height >= least;

/** Of a move of two places both are named. */
export const inFull = ({ hold, label }: MoveButton): string => (hold ? `${hold.label} → ${label}` : label);

export interface Upcoming {
  readonly seat: Seat;
  readonly button: MoveButton;
}

/** The move that is made next, once the canvas has come to where it is made; marked there. */
export function useUpcoming(
  { seq, viewer }: ReplaySnapshot,
  recording: RecordedGame,
  presenter: Presenter,
  { stage, cursor }: StageHandle,
): Upcoming | null {
  const upcoming = useMemo(() => {
    const made = recording.made(seq, viewer);
    const button = made && presenter.buttons(made.view, made.seat, [made.move])[0];
    return made && button ? { seat: made.seat, button } : null;
  }, [recording, presenter, seq, viewer]);
  const shown = cursor === null || (cursor.seq === seq && cursor.told === 0) ? upcoming : null;
  useEffect(() => {
    stage?.show({ legal: [], chosen: null, pointed: shown?.button.target ?? null });
  }, [stage, shown]);
  return shown;
}

/** The move that is made next, where the buttons of its maker were. */
export function NextMove(props: { readonly of: Upcoming; readonly place: Rect; readonly words: ReplayDict }) {
  const { of, place, words } = props;
  const style = {
    left: `${place.x}px`,
    top: `${place.y}px`,
    width: `${place.width}px`,
    height: `${place.height}px`,
  };
  return (
    <div class="next-move" style={style}>
      <p>
        <Avatar seat={of.seat} size={26} />
        <small>{words.next}</small>
        <Outline d={of.button.icon} size={18} />
        <span>
          <Rich text={inFull(of.button)} />
        </span>
      </p>
    </div>
  );
}
