import { at, InvariantError } from '../../engine/assert.ts';
import type { Letter, Pilot, Space, Ware } from './types.ts';

/** Every number of the booklet that is not printed on a ware or a berth. */
export const NUMBERS = Object.freeze({
  /** M2.1 */
  startCash: 30,
  accomplices: 3,
  accomplicesOfThree: 4,
  /** M2.2 */
  sharesPerWare: 5,
  sharesInDeal: 3,
  sharesDealt: 2,
  /** M1.2 */
  boats: 3,
  faces: 6,
  rolls: 3,
  /** the last space of a lane, where pirates wait; past it lies the port */
  lastSpace: 13,
  /** M5.3 */
  highestStart: 5,
  startSum: 9,
  /** M5.1 */
  lowestPrice: 5,
  /** M4.2 */
  lowestBid: 1,
  /** M1.6 */
  loan: 12,
  redemption: 15,
  /** M1.5 */
  pirateCost: 5,
  premium: 10,
});

/** M1.6: a value climbs this ladder; the game ends at its top (M12.2). */
export const MARKET: readonly number[] = Object.freeze([0, 5, 10, 20, 30]);
export const END_VALUE = at(MARKET, MARKET.length - 1);

export const WARES: readonly Ware[] = Object.freeze(['nutmeg', 'silk', 'ginseng', 'jade'] as const);
export const LETTERS: readonly Letter[] = Object.freeze(['A', 'B', 'C'] as const);

export interface Tile {
  /** cheapest first */
  readonly costs: readonly number[];
  /** what the bank pays for the whole boat */
  readonly payout: number;
}

const tile = (payout: number, ...costs: number[]): Tile => Object.freeze({ costs: Object.freeze(costs), payout });

/** M1.3 */
export const TILES: Readonly<Record<Ware, Tile>> = Object.freeze({
  nutmeg: tile(24, 2, 3, 4),
  silk: tile(30, 3, 4, 5),
  ginseng: tile(18, 1, 2, 3),
  jade: tile(36, 3, 4, 5, 5),
});

/** A space of the port or of the shipyard: what it costs and what it pays. */
export interface Berthing {
  readonly cost: number;
  readonly payout: number;
}

/** M1.4: port and shipyard cost and pay alike. */
export const BERTHS: Readonly<Record<Letter, Berthing>> = Object.freeze({
  A: Object.freeze({ cost: 4, payout: 6 }),
  B: Object.freeze({ cost: 3, payout: 8 }),
  C: Object.freeze({ cost: 2, payout: 15 }),
});

/** M1.5 */
export const PILOTS: Readonly<Record<Pilot, { readonly cost: number }>> = Object.freeze({
  small: Object.freeze({ cost: 2 }),
  large: Object.freeze({ cost: 5 }),
});

// ------------------------------------------------------------------------------------ spaces (M6.6)

export type SpaceParts =
  | { readonly kind: 'seat'; readonly ware: Ware }
  | { readonly kind: 'port' | 'shipyard'; readonly letter: Letter }
  | { readonly kind: 'pirate' }
  | { readonly kind: 'pilot'; readonly pilot: Pilot }
  | { readonly kind: 'insurance' };

export const seatSpace = (ware: Ware): Space => `seat:${ware}`;

/** Spaces beside the boats, in the order in which they are listed. */
export const ASHORE: readonly Space[] = Object.freeze([
  ...LETTERS.map((letter): Space => `port:${letter}`),
  ...LETTERS.map((letter): Space => `shipyard:${letter}`),
  'pirate',
  'pilot:small',
  'pilot:large',
  'insurance',
]);

export const SPACES: readonly Space[] = Object.freeze([...WARES.map(seatSpace), ...ASHORE]);

function partsOf(space: Space): SpaceParts {
  const [kind, name] = space.split(':');
  if (kind === 'seat') return { kind, ware: name as Ware };
  if (kind === 'port' || kind === 'shipyard') return { kind, letter: name as Letter };
  if (kind === 'pilot') return { kind, pilot: name as Pilot };
  return { kind: kind as 'pirate' | 'insurance' };
}

const parts: ReadonlyMap<Space, SpaceParts> = new Map(SPACES.map((space) => [space, Object.freeze(partsOf(space))]));

export function spaceParts(space: Space): SpaceParts {
  const known = parts.get(space);
  if (known === undefined) throw new InvariantError(`no space ${space}`);
  return known;
}

// ------------------------------------------------------------------------------------------- prices

/** M5.1 */
export const sharePrice = (values: Readonly<Record<Ware, number>>, ware: Ware): number =>
  Math.max(NUMBERS.lowestPrice, values[ware]);

/** What each of so many on a boat gets; every total divides evenly (M1.7). */
export const partOf = (ware: Ware, heads: number): number => TILES[ware].payout / heads;

/** M12.1: one step up, never past the top. */
export function raised(value: number): number {
  const step = MARKET.indexOf(value);
  if (step < 0) throw new InvariantError(`no value ${value}`);
  return MARKET[step + 1] ?? END_VALUE;
}
