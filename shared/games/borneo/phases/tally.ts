import { at, InvariantError } from '../../../engine/assert.ts';
import { HARBOUR_IDS, harbour, harboursFor, isShipment, MISSIONS, SHIPMENTS, SPICES, shipment } from '../components.ts';
import type { CardId, Edition, MissionKind, Spice } from '../types.ts';

/**
 * Cards that count alike are one class: of each spice single cards and «2» cards, and crates. A tally says how many
 * of each class there are; which of them a mission takes is a matter of numbers alone (B5.8).
 */
export type Tally = number[];

export const CRATE = 8;

/** Index of a class: twice the spice's place, and one more for «2» cards. */
const classAt = (spice: Spice, quantity: 1 | 2): number => 2 * SPICES.indexOf(spice) + quantity - 1;

const classesOf = (edition: Edition): ReadonlyMap<CardId, number> => {
  const known = new Set([...harboursFor(edition, 3), ...harboursFor(edition, 5)]);
  const ports = HARBOUR_IDS.filter((id) => known.has(id)).map((id): [CardId, number] => {
    const { spice } = harbour(id, edition);
    return [id, spice === 'crate' ? CRATE : classAt(spice, 1)];
  });
  return new Map([
    ...SHIPMENTS.map(({ id, spice, quantity }): [CardId, number] => [id, classAt(spice, quantity)]),
    ...ports,
  ]);
};

const classes: Readonly<Record<Edition, ReadonlyMap<CardId, number>>> = {
  board: classesOf('board'),
  card: classesOf('card'),
};

export function classOf(card: CardId, edition: Edition): number {
  const found = classes[edition].get(card);
  if (found === undefined) throw new InvariantError(`no card ${card} in the ${edition} edition`);
  return found;
}

export const isCrate = (card: CardId, edition: Edition): boolean => classOf(card, edition) === CRATE;

/** The spice of a card; null for a crate. */
export const spiceOf = (card: CardId, edition: Edition): Spice | null =>
  isCrate(card, edition) ? null : at(SPICES, classOf(card, edition) >> 1);

export const quantityOf = (card: CardId): 1 | 2 => (isShipment(card) ? shipment(card).quantity : 1);

const empty = (): Tally => [0, 0, 0, 0, 0, 0, 0, 0, 0];

export function tallyOf(cards: readonly CardId[], edition: Edition): Tally {
  const tally = empty();
  for (const card of cards) add(tally, classOf(card, edition), 1);
  return tally;
}

const count = (tally: Readonly<Tally>, index: number): number => tally[index] ?? 0;

/** In place. */
export function add(tally: Tally, index: number, amount: number): void {
  tally[index] = count(tally, index) + amount;
}

/** Units of the spice at this place of the list. */
const units = (tally: Readonly<Tally>, spice: number): number =>
  count(tally, 2 * spice) + 2 * count(tally, 2 * spice + 1);

// ---------------------------------------------------------------------------------------- validity

/** What these cards lack for the mission after all crates: 0 means that they can pay it (B5.3). */
export function shortOf(kind: MissionKind, tally: Readonly<Tally>): number {
  const { of, amount } = MISSIONS[kind].need;
  const crates = count(tally, CRATE);
  if (of === 'same') {
    let most = 0;
    for (let spice = 0; spice < SPICES.length; spice++) most = Math.max(most, units(tally, spice));
    return Math.max(0, amount - most - crates);
  }
  let short = 0;
  for (let spice = 0; spice < SPICES.length; spice++) short += Math.max(0, amount - units(tally, spice));
  return Math.max(0, short - crates);
}

// ------------------------------------------------------------------------------------- completions

/** The traded card: its quantity, its printed spice and what it counts as, by their places in the list (B15.1). */
export interface Trade {
  readonly from: number;
  readonly to: number;
  readonly quantity: 1 | 2;
}

export const tradeOf = (card: CardId, spice: Spice, edition: Edition): Trade => ({
  from: classOf(card, edition) >> 1,
  to: SPICES.indexOf(spice),
  quantity: quantityOf(card),
});

/** The traded card counts as what it was traded for. */
export function traded(tally: Readonly<Tally>, { from, to, quantity }: Trade): Tally {
  const counted = tally.slice();
  add(counted, 2 * from + quantity - 1, -1);
  add(counted, 2 * to + quantity - 1, 1);
  return counted;
}

/**
 * Whether some legal payment out of `have` contains all of `named` (B5.9). Both count the traded card as traded, and
 * then it is among the named ones.
 */
export function canComplete(
  kind: MissionKind,
  have: Readonly<Tally>,
  named: Readonly<Tally>,
  trade: Trade | null,
): boolean {
  const { of, amount } = MISSIONS[kind].need;
  return of === 'same' ? sameFits(amount, have, named, trade) : eachFits(amount, have, named, trade);
}

/** B5.8: cards of one spice and crates, exactly so many units. */
function sameFits(amount: number, have: Readonly<Tally>, named: Readonly<Tally>, trade: Trade | null): boolean {
  for (let spice = 0; spice < SPICES.length; spice++) {
    if (trade !== null && trade.to !== spice) continue;
    if (namesOther(named, spice)) continue;
    for (let crates = count(named, CRATE); crates <= count(have, CRATE); crates++) {
      // B15.3: with crates alone the traded card would do as printed
      if (trade !== null && trade.quantity + crates >= amount) break;
      for (let twos = count(named, 2 * spice + 1); twos <= count(have, 2 * spice + 1); twos++) {
        const ones = amount - crates - 2 * twos;
        if (ones >= count(named, 2 * spice) && ones <= count(have, 2 * spice)) return true;
      }
    }
  }
  return false;
}

function namesOther(named: Readonly<Tally>, spice: number): boolean {
  for (let index = 0; index < CRATE; index++) if (index >> 1 !== spice && count(named, index) > 0) return true;
  return false;
}

/** Totals of one spice that a legal payment may have, as bits: up to `amount`, or one more of «2» cards only (B5.8). */
function totals(amount: number, spice: number, have: Readonly<Tally>, named: Readonly<Tally>): number {
  let bits = 0;
  const ones = count(have, 2 * spice);
  const twos = count(have, 2 * spice + 1);
  for (let two = count(named, 2 * spice + 1); two <= twos && 2 * two <= amount + 1; two++)
    for (let one = count(named, 2 * spice); one <= ones && one + 2 * two <= amount + 1; one++)
      if (one + 2 * two <= amount || one === 0) bits |= 1 << (one + 2 * two);
  return bits;
}

const lack = (amount: number, total: number): number => Math.max(0, amount - total);

/** `sums`, as bits, each lengthened by what one of the totals leaves to crates. */
function leaving(sums: number, amount: number, bits: number): number {
  let longer = 0;
  for (let total = 0; total <= amount + 1; total++) if ((bits >> total) & 1) longer |= sums << lack(amount, total);
  return longer;
}

/** B5.8: crates stand for what is lacking, no more and no fewer. */
function eachFits(amount: number, have: Readonly<Tally>, named: Readonly<Tally>, trade: Trade | null): boolean {
  let sums = 1;
  for (let spice = 0; spice < SPICES.length; spice++)
    if (trade === null || (spice !== trade.from && spice !== trade.to))
      sums = leaving(sums, amount, totals(amount, spice, have, named));
  if (trade !== null) sums = neededSums(sums, amount, have, named, trade);
  for (let crates = count(named, CRATE); crates <= count(have, CRATE); crates++) if ((sums >> crates) & 1) return true;
  return false;
}

/** The two spices of a trade, taken only so that the trade is needed. */
function neededSums(
  others: number,
  amount: number,
  have: Readonly<Tally>,
  named: Readonly<Tally>,
  trade: Trade,
): number {
  const there = totals(amount, trade.to, have, named);
  const here = totals(amount, trade.from, have, named);
  let sums = 0;
  for (let to = 0; to <= amount + 1; to++)
    for (let from = 0; from <= amount + 1; from++)
      if ((there >> to) & 1 && (here >> from) & 1 && isNeeded(amount, to, from, trade.quantity))
        sums |= others << (lack(amount, to) + lack(amount, from));
  return sums;
}

/** B15.3, B15.5: counted as printed, the card would leave more to the crates than there are. */
const isNeeded = (amount: number, to: number, from: number, quantity: number): boolean =>
  lack(amount, to - quantity) - lack(amount, to) > lack(amount, from) - lack(amount, from + quantity);

/** B15.5: whether a card of this class, counted as that spice, is part of a legal payment out of `have`. */
export function canTrade(kind: MissionKind, have: Readonly<Tally>, index: number, spice: number): boolean {
  if (index === CRATE || index >> 1 === spice || count(have, index) === 0) return false;
  const trade: Trade = { from: index >> 1, to: spice, quantity: index % 2 === 0 ? 1 : 2 };
  const counted = traded(have, trade);
  if (shortOf(kind, counted) > 0) return false;
  const named = empty();
  add(named, 2 * spice + trade.quantity - 1, 1);
  return canComplete(kind, counted, named, trade);
}

/** Whether some card of this class may be traded for some spice. */
export function isTradable(kind: MissionKind, have: Readonly<Tally>, index: number): boolean {
  for (let spice = 0; spice < SPICES.length; spice++) if (canTrade(kind, have, index, spice)) return true;
  return false;
}

export function anyTradable(kind: MissionKind, have: Readonly<Tally>): boolean {
  // one card brings two units at most
  if (shortOf(kind, have) > 2) return false;
  for (let index = 0; index < CRATE; index++) if (isTradable(kind, have, index)) return true;
  return false;
}
