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

// Lists are not frozen: the compiler takes the long way to what lies in a frozen one.

/** M1.6: a value climbs this ladder; the game ends at its top (M12.2). */
export const MARKET: readonly number[] = [0, 5, 10, 20, 30];
export const END_VALUE = at(MARKET, MARKET.length - 1);

export const WARES: readonly Ware[] = ['nutmeg', 'silk', 'ginseng', 'jade'];
export const perWare = <T>(make: (ware: Ware) => T): Record<Ware, T> => ({
  nutmeg: make('nutmeg'),
  silk: make('silk'),
  ginseng: make('ginseng'),
  jade: make('jade'),
});

/** Spelled out: names that vary are slow to look up. */
export const copyWares = ({ nutmeg, silk, ginseng, jade }: Readonly<Record<Ware, number>>): Record<Ware, number> => ({
  nutmeg,
  silk,
  ginseng,
  jade,
});
export const copyLetters = <T>({ A, B, C }: Readonly<Record<Letter, T>>): Record<Letter, T> => ({ A, B, C });

export const LETTERS: readonly Letter[] = ['A', 'B', 'C'];

export interface Tile {
  /** cheapest first */
  readonly costs: readonly number[];
  /** what the bank pays for the whole boat */
  readonly payout: number;
}

const tile = (payout: number, ...costs: number[]): Tile => Object.freeze({ costs, payout });

/** M1.3 */
export const TILES: Readonly<Record<Ware, Tile>> = Object.freeze({
  nutmeg: tile(24, 2, 3, 4),
  silk: tile(30, 3, 4, 5),
  ginseng: tile(18, 1, 2, 3),
  jade: tile(36, 3, 4, 5, 5),
});

/** A space of the port or of the shipyard: what it costs and what it pays. */
interface Berthing {
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

/** M9.2, M9.3: by how much a pilot moves a boat, if two move or if it is the only one. */
export const SINGLE_STEPS: readonly number[] = [1, -1];
export const DOUBLE_STEPS: readonly number[] = [2, -2];

// ------------------------------------------------------------------------------------ spaces (M6.6)

type SpaceParts =
  | { readonly kind: 'seat'; readonly ware: Ware }
  | { readonly kind: 'port' | 'shipyard'; readonly letter: Letter }
  | { readonly kind: 'pirate' }
  | { readonly kind: 'pilot'; readonly pilot: Pilot }
  | { readonly kind: 'insurance' };

/** A space taken apart: what its places cost, the first one first (M1.3 – M1.5); `no` is its place in the list of all. */
export type Spot = SpaceParts & { readonly space: Space; readonly costs: readonly number[]; readonly no: number };

/** All spaces, in the order in which they are listed. */
export const SPACES: readonly Space[] = [
  ...WARES.map((ware): Space => `seat:${ware}`),
  ...LETTERS.map((letter): Space => `port:${letter}`),
  ...LETTERS.map((letter): Space => `shipyard:${letter}`),
  'pirate',
  'pilot:small',
  'pilot:large',
  'insurance',
];

const KINDS: readonly Spot['kind'][] = ['seat', 'port', 'shipyard', 'pirate', 'pilot', 'insurance'];
const NAMES: readonly string[] = [...WARES, ...LETTERS, 'small', 'large'];

function costsOf(kind: Spot['kind'] | undefined, name: string | undefined): readonly number[] {
  switch (kind) {
    case 'seat':
      return TILES[name as Ware].costs;
    case 'port':
    case 'shipyard':
      return [BERTHS[name as Letter].cost];
    case 'pirate':
      return [NUMBERS.pirateCost, NUMBERS.pirateCost];
    case 'pilot':
      return [PILOTS[name as Pilot].cost];
    default:
      return [0];
  }
}

/**
 * All of one shape, whatever their kind needs of it, and in our words instead of pieces of `space`, which would be
 * compared letter by letter: they are looked at more often than anything else.
 */
function spotNo(space: Space, no: number): Spot {
  const kind = KINDS.find((one) => space === one || space.startsWith(`${one}:`));
  const name = NAMES.find((one) => space.endsWith(`:${one}`));
  const costs = costsOf(kind, name);
  return Object.freeze({ kind, ware: name, letter: name, pilot: name, space, costs, no }) as unknown as Spot;
}

const spots: readonly Spot[] = SPACES.map(spotNo);

/** Spaces beside the boats. */
export const ASHORE: readonly Spot[] = spots.filter(({ kind }) => kind !== 'seat');

const byName: ReadonlyMap<Space, Spot> = new Map(spots.map((spot) => [spot.space, spot]));

export function spotOf(space: Space): Spot {
  const spot = byName.get(space);
  if (spot === undefined) throw new InvariantError(`no space ${space}`);
  return spot;
}

/** The seats of each ware's boat. */
export const SEATS_OF: Readonly<Record<Ware, Spot>> = Object.freeze(perWare((ware) => spotOf(`seat:${ware}`)));

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
