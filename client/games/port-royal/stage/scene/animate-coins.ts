import type { Seat } from '../../../../../shared/engine/core.ts';
import { coinsFly } from '../../../../stage/flights.ts';
import type { TableAnimation } from './animation.ts';
import { purseOf } from './animation.ts';

const size = (animation: TableAnimation): number => Math.round(Math.max(20, 26 * animation.before.places.unit));

/** Coins are cards from the top of the deck (PR2.6). */
export async function gain(animation: TableAnimation, seat: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  animation.sound('coins');
  await coinsFly(animation, {
    from: animation.before.places.deck,
    to: purseOf(animation, seat),
    amount,
    size: size(animation),
  });
}

/** Back to the bank: the discard. */
export async function spend(animation: TableAnimation, seat: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  await coinsFly(animation, {
    from: purseOf(animation, seat),
    to: animation.before.places.discard,
    amount,
    size: size(animation),
  });
}

export async function payTax(animation: TableAnimation, seat: Seat, amount: number): Promise<void> {
  animation.sound('tax');
  await spend(animation, seat, amount);
}

export async function fee(animation: TableAnimation, from: Seat, to: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  animation.sound('coins');
  await coinsFly(animation, {
    from: purseOf(animation, from),
    to: purseOf(animation, to),
    amount,
    size: size(animation),
  });
}
