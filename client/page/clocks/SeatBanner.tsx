import './SeatBanner.css';
import type { ClocksDict } from '../../../shared/i18n/en/clocks.ts';

/** Says that a game was abandoned, or offers the person's own seat back where a bot sits in it. */
export function SeatBanner(props: {
  readonly words: ClocksDict;
  /** the seat that a bot holds for this person */
  readonly ownSeat: number | null;
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
  if (props.ownSeat !== null)
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
