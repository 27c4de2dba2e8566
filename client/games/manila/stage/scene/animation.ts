import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Event, Party } from '../../../../../shared/games/manila/index.ts';
import type { ManilaWord } from '../../../../../shared/i18n/games/manila/canvas.ts';
import { brassHigh, foam } from '../../../../art/palette.ts';
import type { StageAnimation } from '../../../../stage/animation.ts';
import { comeIn, goOff } from '../../../../stage/animation.ts';
import { sumRises } from '../../../../stage/effects.ts';
import { coinsFly } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Mat, Places, Plate } from '../layout/places.ts';
import type { Table } from '../model.ts';
import { keys, plateKey } from './keys.ts';

export type TableAnimation = StageAnimation<Table, Places, ManilaWord>;

export type Of<T extends Event['type']> = Event & { readonly type: T };

export const unitOf = (animation: TableAnimation): number => animation.after.places.unit;

/** What words are called out over: they stand between the lanes and the shore, where they hide no boat. */
export const arenaOf = ({ show, unit }: Places): Rect => ({ ...show, height: show.height + 30 * unit });

// ---------------------------------------------------------------------------------------- players

function placeOf({ after: { table, places } }: TableAnimation, seat: Seat): Plate | Mat | null {
  if (table.me === seat) return places.mat;
  return places.plates[table.plates.findIndex((who) => who.seat === seat)] ?? null;
}

/** Where the money of somebody lies. */
export const purseOf = (animation: TableAnimation, party: Party): Rect =>
  (party === 'bank' ? null : placeOf(animation, party)?.purse) ?? animation.after.places.bank;

/** Where the accomplices of somebody wait. */
export const handOf = (animation: TableAnimation, seat: Seat): Rect =>
  placeOf(animation, seat)?.hand ?? animation.after.places.bank;

/** The piece that counts what somebody has. */
export const counterKey = (animation: TableAnimation, seat: Seat): string =>
  animation.after.table.me === seat ? keys.who : plateKey(seat);

// ------------------------------------------------------------------------------------------ money

export interface Transfer {
  readonly from: Party;
  readonly to: Party;
  readonly amount: number;
  readonly delay?: number;
}

/** The sums that rise from the purses: gold comes, what goes is pale. */
function sum(animation: TableAnimation, party: Party, by: number): void {
  if (party === 'bank' || by === 0) return;
  const written = by > 0 ? `+${by}` : `−${-by}`;
  sumRises(
    animation,
    written,
    by > 0 ? brassHigh : foam,
    centre(purseOf(animation, party)),
    Math.max(13, 16 * unitOf(animation)),
  );
}

/** Coins go from each to each; one sum for everybody who pays or earns. */
export async function transferAll(animation: TableAnimation, transfers: readonly Transfer[]): Promise<void> {
  const parties = (side: 'from' | 'to') => new Set(transfers.map((each) => each[side]));
  const unsaid = { from: parties('from'), to: parties('to') };
  const say = (side: 'from' | 'to', party: Party): void => {
    if (!unsaid[side].delete(party)) return;
    const amount = transfers.filter((each) => each[side] === party).reduce((so, each) => so + each.amount, 0);
    sum(animation, party, side === 'to' ? amount : -amount);
  };
  const flights = transfers.map(({ from, to, amount, delay = 0 }) =>
    coinsFly(animation, {
      from: purseOf(animation, from),
      to: purseOf(animation, to),
      amount,
      size: Math.round(Math.max(16, 22 * unitOf(animation))),
      delay,
      most: transfers.length > 1 ? 5 : 8,
      onLeave: () => say('from', from),
      onArrive: () => say('to', to),
    }),
  );
  await Promise.all(flights);
}

export const transfer = (animation: TableAnimation, one: Transfer): Promise<void> => transferAll(animation, [one]);

/** A price, and before it the loan that it takes (M11.4). */
export async function borrowAndPay(animation: TableAnimation, seat: Seat, loan: number, price: number): Promise<void> {
  if (loan > 0) animation.sound('coins');
  await Promise.all([
    transfer(animation, { from: 'bank', to: seat, amount: loan }),
    transfer(animation, { from: seat, to: 'bank', amount: price, delay: loan > 0 ? 420 : 0 }),
  ]);
}

// ------------------------------------------------------------------------------------- accomplices

/** An accomplice comes out of the hand of their owner to their place. */
export async function sally(animation: TableAnimation, key: string, seat: Seat, ms = 340): Promise<void> {
  await comeIn(animation, key, centre(handOf(animation, seat)), { ms });
}

/** An accomplice goes back into the hand of their owner. */
export const goHome = (animation: TableAnimation, piece: Piece, seat: Seat, delay = 0, ms = 380): Promise<void> =>
  goOff(animation, piece.key, centre(handOf(animation, seat)), { ms, delay });
