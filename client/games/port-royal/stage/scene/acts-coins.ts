import type { Seat } from '../../../../../shared/engine/core.ts';
import { coinsFly } from '../../../../stage/flights.ts';
import { holdingOf } from '../../../../stage/seats.ts';
import type { Act } from './act.ts';
import { purseOf, tick } from './act.ts';

const coinsOf = (act: Act, seat: Seat): number => holdingOf(act.before.table, seat)?.coins ?? 0;
const size = (act: Act): number => Math.round(Math.max(20, 26 * act.before.places.unit));

/** Coins are cards from the top of the deck (PR2.6). */
export async function gain(act: Act, seat: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  const had = coinsOf(act, seat);
  act.sound('coins');
  await coinsFly(act, {
    from: act.before.places.deck,
    to: purseOf(act, seat),
    amount,
    size: size(act),
    onArrive: (come) => tick(act, seat, had + come),
  });
}

/** Back to the bank: the discard. */
export async function spend(act: Act, seat: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  const had = coinsOf(act, seat);
  await coinsFly(act, {
    from: purseOf(act, seat),
    to: act.before.places.discard,
    amount,
    size: size(act),
    onLeave: (gone) => tick(act, seat, had - gone),
  });
}

export async function payTax(act: Act, seat: Seat, amount: number): Promise<void> {
  act.sound('tax');
  await spend(act, seat, amount);
}

export async function fee(act: Act, from: Seat, to: Seat, amount: number): Promise<void> {
  if (amount === 0) return;
  const payer = coinsOf(act, from);
  const host = coinsOf(act, to);
  act.sound('coins');
  await coinsFly(act, {
    from: purseOf(act, from),
    to: purseOf(act, to),
    amount,
    size: size(act),
    onLeave: (gone) => tick(act, from, payer - gone),
    onArrive: (come) => tick(act, to, host + come),
  });
}
