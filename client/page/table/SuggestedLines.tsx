import './SuggestedLines.css';
import type { Seat } from '../../../shared/engine/core.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Rich } from '../words.tsx';
import type { SuggestedLine, Suggesting } from './suggesting.ts';

/** What others would do, below the question. It is announced elsewhere. */
export function SuggestedLines({ lines }: { readonly lines: readonly SuggestedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul class="suggested">
      {lines.map(({ key, seat, text }) => (
        <li key={key}>
          <Avatar seat={seat} size={22} />
          <span>
            <Rich text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who suggests a move, on its button. */
export function Backers({ seats, suggesting }: { readonly seats: readonly Seat[]; readonly suggesting: Suggesting }) {
  if (seats.length === 0) return null;
  return (
    <span class="backers">
      {seats.map((seat) => (
        <span class="backer" key={seat} aria-hidden="true">
          <Avatar seat={seat} size={20} />
          <span class="who">{suggesting.nameOf(seat)}</span>
        </span>
      ))}
      <span class="sr">{suggesting.by(seats)}</span>
    </span>
  );
}
