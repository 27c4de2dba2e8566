import type { Seat } from '../../engine/core.ts';
import { BERTHS, LETTERS, NUMBERS } from './components.ts';
import type { BoatView, Letter, View, Ware } from './types.ts';

/** What dice alone make of a boat. Three probabilities that sum to 1; pilots, who may change it, are not foreseen. */
export interface BoatOdds {
  /** past 13 */
  readonly arrive: number;
  /** on 13 after the last roll */
  readonly on13: number;
  /** below 13 after the last roll */
  readonly short: number;
}

/** How many ways so many dice can show each sum. */
const ways: readonly (readonly number[])[] = [1, 2, 3].reduce<number[][]>(
  (table) => {
    const last = table[table.length - 1] ?? [];
    const longer = Array<number>(last.length + NUMBERS.faces).fill(0);
    last.forEach((count, sum) => {
      for (let face = 1; face <= NUMBERS.faces; face++) longer[sum + face] = (longer[sum + face] ?? 0) + count;
    });
    return [...table, longer];
  },
  [[1]],
);

/** The number of ways of all dice together; the denominator of the exact odds. */
export const waysOf = (rolls: number): number => NUMBERS.faces ** rolls;

/** Exact counts out of `waysOf(rolls)`: a boat goes in full by each die and docks as soon as it is past 13 (M7.1). */
export function boatWays(position: number, rolls: number): BoatOdds {
  const counts = { arrive: 0, on13: 0, short: 0 };
  (ways[rolls] ?? []).forEach((count, sum) => {
    const reached = position + sum;
    if (reached > NUMBERS.lastSpace) counts.arrive += count;
    else if (reached === NUMBERS.lastSpace) counts.on13 += count;
    else counts.short += count;
  });
  return counts;
}

const POSITIONS = NUMBERS.lastSpace + 1;

/** By rolls left and position: asked for all the time by bots and screens. */
const table: readonly BoatOdds[] = Array.from({ length: (NUMBERS.rolls + 1) * POSITIONS }, (_, i) => {
  const rolls = Math.floor(i / POSITIONS);
  const { arrive, on13, short } = boatWays(i % POSITIONS, rolls);
  const all = waysOf(rolls);
  return Object.freeze({ arrive: arrive / all, on13: on13 / all, short: short / all });
});

const ARRIVED: BoatOdds = Object.freeze({ arrive: 1, on13: 0, short: 0 });
const WRECKED: BoatOdds = Object.freeze({ arrive: 0, on13: 0, short: 1 });

export function boatOdds(position: number, rolls: number): BoatOdds {
  if (position >= POSITIONS) return ARRIVED;
  return table[rolls * POSITIONS + position] ?? WRECKED;
}

// --------------------------------------------------------------------------------- the whole voyage

/**
 * The chance that a berth holds a boat in the end. Boats on 13 go to port when nobody is on the pirate boat (M10.2), so
 * then both numbers are the same; otherwise `sure` leaves them out and `possible` takes them for this haven.
 */
export interface BerthOdds {
  readonly sure: number;
  readonly possible: number;
}

export interface VoyageOdds {
  /** in lane order */
  readonly boats: readonly (BoatOdds & { readonly ware: Ware })[];
  readonly port: Readonly<Record<Letter, BerthOdds>>;
  readonly shipyard: Readonly<Record<Letter, BerthOdds>>;
  /** whether pirates wait on 13 as things stand */
  readonly pirates: boolean;
}

const oddsFor = ({ position, berth }: BoatView, rollsLeft: number): BoatOdds => {
  if (berth === null) return boatOdds(position, rollsLeft);
  return berth.haven === 'port' ? ARRIVED : WRECKED;
};

/** Rolls that are still to come in this voyage. */
export const rollsLeft = ({ rolls }: Pick<View, 'rolls'>): number => NUMBERS.rolls - rolls;

/** P(exactly k of the boats), k = 0, 1, 2, 3, each with a chance of its own. */
function countOdds(chances: readonly number[]): number[] {
  return chances.reduce<number[]>(
    (known, chance) => {
      const next = Array<number>(known.length + 1).fill(0);
      known.forEach((p, k) => {
        next[k] = (next[k] ?? 0) + p * (1 - chance);
        next[k + 1] = (next[k + 1] ?? 0) + p * chance;
      });
      return next;
    },
    [1],
  );
}

/** A letter holds a boat when at least so many boats come to its haven. */
function atLeast(chances: readonly number[]): Record<Letter, number> {
  const exactly = countOdds(chances);
  const from = (k: number): number => exactly.slice(k).reduce((sum, p) => sum + p, 0);
  return { A: from(1), B: from(2), C: from(3) };
}

function berthOdds(sure: readonly number[], possible: readonly number[]): Record<Letter, BerthOdds> {
  const low = atLeast(sure);
  const high = atLeast(possible);
  const of = (letter: Letter): BerthOdds => ({ sure: low[letter], possible: high[letter] });
  return { A: of('A'), B: of('B'), C: of('C') };
}

/** From public facts alone; null until all boats are launched. */
export function voyageOdds(view: View): VoyageOdds | null {
  if (view.boats.length < NUMBERS.boats || view.boats.some(({ start }) => start === null)) return null;
  const pirates = view.pirates[0] !== null;
  const boats = view.boats.map((boat) => ({ ware: boat.ware, ...oddsFor(boat, rollsLeft(view)) }));
  const docks = boats.map(({ arrive, on13 }) => arrive + on13);
  const sinks = boats.map(({ short }) => short);
  return {
    boats,
    port: berthOdds(pirates ? boats.map(({ arrive }) => arrive) : docks, docks),
    shipyard: berthOdds(sinks, pirates ? boats.map(({ on13, short }) => on13 + short) : sinks),
    pirates,
  };
}

// ---------------------------------------------------------------------------------------- insurance

export interface InsuranceOdds {
  /** all boats that are not in port end in the shipyard (M11.2) */
  readonly worst: number;
  /** the mean of what is due, boats on 13 counted as in port */
  readonly expected: number;
  /** the mean with the boats on 13 that pirates may send to the shipyard */
  readonly possible: number;
}

/** What `seat` would owe as insurer of this voyage; letters with their own accomplice cost nothing. */
export function insuranceOdds(view: View, seat: Seat): InsuranceOdds | null {
  const odds = voyageOdds(view);
  if (odds === null) return null;
  let expected = 0;
  let possible = 0;
  for (const letter of LETTERS) {
    if (view.shipyard[letter] === seat) continue;
    expected += odds.shipyard[letter].sure * BERTHS[letter].payout;
    possible += odds.shipyard[letter].possible * BERTHS[letter].payout;
  }
  return { worst: worstDuty(view, seat), expected, possible };
}

/** M11.2: every boat that is not in port yet ends in the shipyard; own letters cost nothing. */
export function worstDuty(at: Pick<View, 'boats' | 'shipyard'>, seat: Seat): number {
  const threatened = at.boats.filter(({ berth }) => berth?.haven !== 'port').length;
  let duty = 0;
  for (const letter of LETTERS.slice(0, threatened)) if (at.shipyard[letter] !== seat) duty += BERTHS[letter].payout;
  return duty;
}
