import './Hands.css';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Presenter } from '../../games/presenter.ts';
import { Card } from '../ui/Card.tsx';
import { Pawn } from '../ui/Pawn.tsx';

/** What everybody holds, where one may see it all: the canvas has room for one hand only. */
export function Hands(props: {
  readonly table: TableInfo;
  readonly presenter: Presenter;
  readonly view: unknown;
  readonly words: ReplayDict;
}) {
  const { table, presenter, view, words } = props;
  const hands = table.seats.map((_, seat) => presenter.hand(view, seat));
  if (hands.every((hand) => hand === null)) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="hands" aria-label={words.hands} tabIndex={0}>
      <h2>{words.hands}</h2>
      <ul>
        {hands.map((hand, seat) => (
          <li key={seat}>
            <Pawn seat={seat} />
            <span class="sr">{table.seats[seat]?.name}:</span>
            {hand === null || hand.length === 0 ? (
              <small>{words.emptyHand}</small>
            ) : (
              <ul>
                {hand.map(({ key, look, text }) => (
                  <li key={key} title={text}>
                    <span aria-hidden="true">
                      <Card look={look} />
                    </span>
                    <span class="sr">{text}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
