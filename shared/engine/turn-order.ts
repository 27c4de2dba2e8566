import type { Seat } from './core.ts';

/** The seat to the left. */
export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1 === seats ? 0 : seat + 1);

/** What each seat begins with, in their order. */
export function everySeat<T>(seats: number, make: (seat: Seat) => T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(make(seat));
  return list;
}

/** All seats, clockwise, beginning with `from`. */
export function clockwise(from: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((from + i) % seats);
  return order;
}
