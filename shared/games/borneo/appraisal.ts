import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import {
  COMPANIES,
  flagsOn,
  harbour,
  MISSION_KINDS,
  MISSIONS,
  NUMBERS,
  perCompany,
  SHIPMENTS,
  SPICES,
  visibleFlags,
} from './components.ts';
import { pickersOf } from './phases/distribution.ts';
import { add, CRATE, classOf, shortOf, type Tally, tallyOf } from './phases/tally.ts';
import type { CardId, Company, MissionKind, ShipmentId, View } from './types.ts';

/** What the bot believes of the game; numbers found by letting bots play each other. */
export const TASTE = Object.freeze({
  /** cards that a distribution brings, its harbour included */
  yield: 4.8,
  /** how far others' gains count as own losses */
  envy: 0.7,
  /** distributions for which a rank is believed to last */
  horizon: 2.5,
  /** what a card in a warehouse is worth with the missions it serves */
  card: 1.7,
  /** what a hand card is worth, when there are few and when there are many */
  scarce: 1.4,
  plenty: 0.5,
  /** a mission now is better than the same one later */
  haste: 0.6,
  /** the last copy of a mission may be gone */
  rivalry: 0.85,
  /** the pirate ship may be taken by somebody else before the end */
  ship: 1.5,
  /** a merchant that changes companies loses time */
  transfer: 0.4,
  /** to begin an attack, and what a beaten one feeds the defender */
  attack: 0.2,
  defeat: 0.5,
  /** hand cards that are many */
  many: 4,
  /** how much a card's use in hand counts against laying it in a combat, and against shipping it */
  laid: 0.05,
  shipped: 0.3,
  /** to be beaten, and to be beaten with a card spent; to win; how much the reward then counts */
  beaten: -1,
  wasted: -2,
  defended: 1,
  reward: 0.3,
  /** a «2» card in hand */
  double: 0.1,
  /** the next player may end a column and take its harbour */
  harbour: 0.8,
});

/** Units on a shipment, on average. */
const UNITS = SHIPMENTS.reduce((sum, { quantity }) => sum + quantity, 0) / SHIPMENTS.length;

// -------------------------------------------------------------------------------------- warehouses

/** Cards that a seat may still expect. */
export const cardsToCome = ({ harbours, rules, ending }: View): number =>
  ending === null ? ((harbours + 1) * TASTE.yield) / rules.seats : 0;

const unitsOf = (tally: Readonly<Tally>, spice: number): number =>
  (tally[2 * spice] ?? 0) + 2 * (tally[2 * spice + 1] ?? 0);

/** The richest spice, by its place in the list. */
function richest(tally: Readonly<Tally>, paid: Readonly<Tally>): number {
  const all = (spice: number): number => unitsOf(tally, spice) + 100 * unitsOf(paid, spice);
  let best = 0;
  for (let spice = 1; spice < SPICES.length; spice++) if (all(spice) > all(best)) best = spice;
  return best;
}

const NOTHING: Readonly<Tally> = Object.freeze([0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** Takes what the mission can use beside what is paid, «2» cards first, crates last; the number of cards. In place. */
export function takePayment(tally: Tally, kind: MissionKind, paid: Readonly<Tally> = NOTHING): number {
  const { of, amount } = MISSIONS[kind].need;
  let cards = 0;
  let lacking = -(paid[CRATE] ?? 0);
  const only = of === 'same' ? richest(tally, paid) : -1;
  for (let spice = 0; spice < SPICES.length; spice++) {
    if (only >= 0 && only !== spice) continue;
    let need = Math.max(0, amount - unitsOf(paid, spice));
    for (const [index, worth] of [
      [2 * spice + 1, 2],
      [2 * spice, 1],
      [2 * spice + 1, 1],
    ] as const)
      while (need >= worth && (tally[index] ?? 0) > 0) {
        add(tally, index, -1);
        need -= worth;
        cards++;
      }
    lacking += need;
  }
  const crates = Math.max(0, Math.min(lacking, tally[CRATE] ?? 0));
  add(tally, CRATE, -crates);
  return cards + crates;
}

/** How likely so many units more are found among so many cards, when some of the four spices serve. */
function chance(short: number, cards: number, serving: number): number {
  if (short <= 0) return 1;
  const useful = cards * UNITS * (1 - (1 - serving / SPICES.length) ** 2);
  return 1 / (1 + Math.exp((short - useful) / (0.3 + 0.45 * Math.sqrt(short))));
}

/** Spices that would bring the mission nearer. */
function servingOf(kind: MissionKind, tally: Readonly<Tally>): number {
  const { of, amount } = MISSIONS[kind].need;
  if (of === 'same') return 1;
  let serving = 0;
  for (let spice = 0; spice < SPICES.length; spice++) if (unitsOf(tally, spice) < amount) serving++;
  return Math.max(1, serving);
}

/** What missions promise beyond the points of their cards: the best one, and another out of what is left. */
function promise(missions: View['missions'], tally: Readonly<Tally>, cards: number, depth: number): number {
  let best = 0;
  for (const kind of MISSION_KINDS) {
    const copies = missions[kind];
    if (copies === 0) continue;
    const short = shortOf(kind, tally);
    const p = chance(short, cards, servingOf(kind, tally)) * (copies === 1 ? TASTE.rivalry : 1);
    if (p < 0.02) continue;
    const rest = tally.slice();
    const paid = takePayment(rest, kind) + short / UNITS;
    let net = MISSIONS[kind].points - NUMBERS.pointsPerCard * paid;
    if (depth > 1) net += promise(missions, rest, Math.max(0, cards - short / UNITS), depth - 1);
    best = Math.max(best, p * net);
  }
  return best;
}

export interface Stock {
  readonly tally: Tally;
  cards: number;
}

export const stockOf = (view: View, seat: Seat): Stock => {
  const warehouse = view.players[seat]?.warehouse ?? [];
  return { tally: tallyOf(warehouse, view.rules.edition), cards: warehouse.length };
};

/** What a warehouse is worth: its cards, and what they promise while there are cards to come. */
export const worth = (view: View, { tally, cards }: Readonly<Stock>, toCome = cardsToCome(view)): number =>
  NUMBERS.pointsPerCard * cards + promise(view.missions, tally, toCome, 2);

/** The worth with one card more, or less. */
export function worthWith(view: View, stock: Stock, card: CardId, amount: 1 | -1): number {
  const index = classOf(card, view.rules.edition);
  add(stock.tally, index, amount);
  stock.cards += amount;
  const value = worth(view, stock);
  add(stock.tally, index, -amount);
  stock.cards -= amount;
  return value;
}

// --------------------------------------------------------------------------------------- companies

type Ranks = Readonly<Record<Company, readonly Seat[]>>;

/** How likely each company is to be the one that counts: flags that lie open, and those in one's own hand. */
export function demandOf(view: View, ownFlags: Readonly<Record<Company, number>>): Record<Company, number> {
  const demand = perCompany((company) => 1 + 0.12 * ownFlags[company]);
  for (const { harbour: id, column } of view.places) {
    if (id === null || column.length === 0) continue;
    const flags = visibleFlags(column);
    const { monopoly } = harbour(id, view.rules.edition);
    for (const company of COMPANIES) demand[company] += (flags[company] / monopoly) ** 2;
  }
  const sum = COMPANIES.reduce((total, company) => total + demand[company], 0);
  for (const company of COMPANIES) demand[company] /= sum;
  return demand;
}

/** Columns are about this long when they are given out. */
const COLUMN = 4;

/** Cards that each seat may expect from one distribution, as merchants stand. */
export function expectedCards(ranks: Ranks, demand: Readonly<Record<Company, number>>, seats: number): number[] {
  const cards = Array<number>(seats).fill(0);
  const gain = (seat: Seat, amount: number): void => {
    cards[seat] = (cards[seat] ?? 0) + amount;
  };
  for (const company of COMPANIES)
    pickersOf([company], ranks, COLUMN).forEach(({ seat }, i) => {
      gain(seat, (demand[company] / 2) * (1.1 - 0.05 * i));
    });
  const order = [...COMPANIES].sort((a, b) => demand[b] - demand[a]);
  pickersOf(order, ranks, COLUMN + 1).forEach(({ seat }, i) => {
    gain(seat, 0.5 * 0.8 * (1.1 - 0.05 * i));
  });
  return cards;
}

/** One's own, less some of the others'. */
export function liking(gains: readonly number[], me: Seat): number {
  let others = 0;
  for (let seat = 0; seat < gains.length; seat++) if (seat !== me) others += gains[seat] ?? 0;
  return (gains[me] ?? 0) - (TASTE.envy * others) / (gains.length - 1);
}

/** What it is worth to stand so until the ranks have changed too much. */
export function standing(view: View, ranks: Ranks, demand: Readonly<Record<Company, number>>, me: Seat): number {
  const lasting = Math.min(TASTE.horizon, view.harbours + 1);
  return lasting * TASTE.card * liking(expectedCards(ranks, demand, view.rules.seats), me);
}

// ----------------------------------------------------------------------------------------- combats

/** The part of all shipments that shows so many flags of a company; it is the same for each. */
const showing = (flags: number): number =>
  SHIPMENTS.filter(({ id }) => flagsOn(id, at(COMPANIES, 0)) === flags).length / SHIPMENTS.length;

const SHARE = [showing(0), showing(1), showing(2), showing(3)] as const;

/** The chance that the best `laid` of `held` unknown cards show more than `flags` of a company. */
function outbids(flags: number, laid: number, held: number): number {
  if (laid <= 0) return flags < 0 ? 1 : 0;
  let p = 0;
  for (let threes = 0; threes <= held; threes++)
    for (let twos = 0; threes + twos <= held; twos++)
      for (let ones = 0; threes + twos + ones <= held; ones++) {
        const noughts = held - threes - twos - ones;
        const best3 = Math.min(laid, threes);
        const best2 = Math.min(laid - best3, twos);
        const best1 = Math.min(laid - best3 - best2, ones);
        if (3 * best3 + 2 * best2 + best1 <= flags) continue;
        p +=
          (factorial(held) / (factorial(threes) * factorial(twos) * factorial(ones) * factorial(noughts))) *
          SHARE[3] ** threes *
          SHARE[2] ** twos *
          SHARE[1] ** ones *
          SHARE[0] ** noughts;
      }
  return p;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** What it costs to spend a card: the more there are, the less. */
export const spending = (cards: number): number => (cards > TASTE.many ? TASTE.plenty : TASTE.scarce);

/** The chance to win with these flags on so many cards. */
export const winning = (flags: number, laid: number, bonus: number, held: number): number =>
  1 - outbids(flags - bonus, Math.min(laid, held - NUMBERS.kept), held);

/** A beaten attack may even feed the defender. */
export const venture = (gain: number, p: number): number => p * gain - (1 - p) * TASTE.defeat;

export const strongest = (hand: readonly ShipmentId[], company: Company): ShipmentId[] =>
  hand.filter((card) => flagsOn(card, company) > 0).sort((a, b) => flagsOn(b, company) - flagsOn(a, company));
