import './Pawn.css';
import { Icon } from './Icon.tsx';

/** Colour and symbol of the seats, never the colour alone. */
export const seatMarks = [
  { colour: 'var(--p1)', on: '#fff', symbol: 'anchor' },
  { colour: 'var(--p2)', on: '#fff', symbol: 'crossed-sabres' },
  { colour: 'var(--p3)', on: '#22180f', symbol: 'compass' },
  { colour: 'var(--p4)', on: '#22180f', symbol: 'sun' },
  { colour: 'var(--p5)', on: '#fff', symbol: 'moon' },
] as const;

export const markOf = (seat: number) => seatMarks[seat % seatMarks.length] ?? seatMarks[0];

/** A seat as a small round mark. */
export function Pawn({ seat }: { readonly seat: number }) {
  const { colour, on, symbol } = markOf(seat);
  return (
    <span class="pawn" aria-hidden="true" style={{ '--c': colour, '--on': on }}>
      <Icon of={symbol} size={16} />
    </span>
  );
}
