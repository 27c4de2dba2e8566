import type { Seat } from './core.ts';

/** The seat to the left. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** All seats, clockwise, beginning with `from`. */
export function clockwise(from: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i) % seats);
  return order;
}
