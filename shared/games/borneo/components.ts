import { at, InvariantError } from '../../engine/assert.ts';
import type {
  CardId,
  Company,
  Edition,
  Harbour,
  HarbourId,
  Mission,
  MissionKind,
  Shipment,
  ShipmentId,
  Spice,
} from './types.ts';

// Lists are not frozen: the compiler takes the long way to what lies in a frozen one.

/** B2.1 */
export const COMPANIES: readonly Company[] = ['red', 'yellow', 'green', 'blue'];
/** B2.3 */
export const SPICES: readonly Spice[] = ['pepper', 'cinnamon', 'cloves', 'nutmeg'];

export const NUMBERS = Object.freeze({
  startHand: 3,
  places: 3,
  drawn: 2,
  handLimit: 6,
  merchants: 3,
  merchantsOfFour: 4,
  /** places of a company on the board (B2.2) */
  capacity: 5,
  /** hand cards that nobody may spend in a combat (B7.2, B7.3) */
  kept: 1,
  pointsPerCard: 1,
  shipPenalty: 2,
} as const);

export const perCompany = <T>(make: (company: Company) => T): Record<Company, T> => ({
  red: make('red'),
  yellow: make('yellow'),
  green: make('green'),
  blue: make('blue'),
});

/** Spelled out: names that vary are slow to look up. */
export const copyCompanies = <T>({ red, yellow, green, blue }: Readonly<Record<Company, readonly T[]>>) => ({
  red: red.slice(),
  yellow: yellow.slice(),
  green: green.slice(),
  blue: blue.slice(),
});

// ----------------------------------------------------------------------------------------- shipments

const LETTER: Readonly<Record<string, Company>> = Object.freeze({ r: 'red', y: 'yellow', g: 'green', b: 'blue' });

/** Three flags of the top row, the one below, the spice. The last twelve, one flag of each company, carry two units. */
const ROWS: readonly string[] = [
  // AAA/B
  'rrry cinnamon',
  'rrrg cloves',
  'rrrb nutmeg',
  'yyyr pepper',
  'yyyg cloves',
  'yyyb nutmeg',
  'gggr pepper',
  'gggy cinnamon',
  'gggb nutmeg',
  'bbbr pepper',
  'bbby cinnamon',
  'bbbg cloves',
  // AAB/A
  'rryr cloves',
  'rgrr nutmeg',
  'brrr pepper',
  'ryyy cinnamon',
  'yygy nutmeg',
  'ybyy pepper',
  'grgg cinnamon',
  'yggg cloves',
  'ggbg pepper',
  'bbrb cinnamon',
  'bybb cloves',
  'gbbb nutmeg',
  // AAB/C
  'rryg nutmeg',
  'rgrb pepper',
  'brry cinnamon',
  'ryyb cloves',
  'yygr pepper',
  'ybyg cinnamon',
  'grgy cloves',
  'yggb nutmeg',
  'ggbr cinnamon',
  'bbrg cloves',
  'bybr nutmeg',
  'gbby pepper',
  // ABC/A
  'rygr pepper',
  'rgbr cinnamon',
  'rbyr cloves',
  'yrby nutmeg',
  'ygry cinnamon',
  'ybgy cloves',
  'gryg nutmeg',
  'gybg pepper',
  'gbrg cloves',
  'brgb nutmeg',
  'byrb pepper',
  'bgyb cinnamon',
  // ABC/D
  'rygb cinnamon',
  'rgby cloves',
  'rbyg nutmeg',
  'yrbg pepper',
  'ygrb cloves',
  'ybgr nutmeg',
  'gryb pepper',
  'gybr cinnamon',
  'gbry nutmeg',
  'brgy pepper',
  'byrg cinnamon',
  'bgyr cloves',
];

const DOUBLES_FROM = 48;

function shipmentOf(row: string, index: number): Shipment {
  const company = (i: number): Company => LETTER[row.charAt(i)] ?? 'red';
  return Object.freeze({
    id: `S${String(index + 1).padStart(2, '0')}`,
    top: [company(0), company(1), company(2)] as const,
    bottom: company(3),
    spice: row.slice(5) as Spice,
    quantity: index < DOUBLES_FROM ? 1 : 2,
  });
}

/** B2.4: all 60, the same in both editions, by id. */
export const SHIPMENTS: readonly Shipment[] = ROWS.map(shipmentOf);

const shipments: ReadonlyMap<ShipmentId, Shipment> = new Map(SHIPMENTS.map((card) => [card.id, card]));

export function shipment(id: ShipmentId): Shipment {
  const card = shipments.get(id);
  if (card === undefined) throw new InvariantError(`no shipment ${id}`);
  return card;
}

export const isShipment = (id: CardId): id is ShipmentId => shipments.has(id);

/** B2.4: top row left to right, then the flag below. */
export const readingOrder = ({ top, bottom }: Shipment): readonly Company[] => [top[0], top[1], top[2], bottom];

export type Flags = Readonly<Record<Company, number>>;

const countFlags = (flags: readonly Company[]): Flags =>
  Object.freeze(perCompany((company) => flags.filter((flag) => flag === company).length));

const topFlags: ReadonlyMap<ShipmentId, Flags> = new Map(SHIPMENTS.map(({ id, top }) => [id, countFlags(top)]));
const allFlags: ReadonlyMap<ShipmentId, Flags> = new Map(
  SHIPMENTS.map((card) => [card.id, countFlags(readingOrder(card))]),
);

const NO_FLAGS: Flags = countFlags([]);

/** Flags of a company on a card, both rows: what counts in a combat (B7.4). */
export const flagsOn = (id: ShipmentId, company: Company): number => (allFlags.get(id) ?? NO_FLAGS)[company];

/** B8.3: the top rows of all cards and the flag below of the last one. */
export function visibleFlags(column: readonly ShipmentId[]): Record<Company, number> {
  const counts = { red: 0, yellow: 0, green: 0, blue: 0 };
  const last = column.length - 1;
  for (let i = 0; i <= last; i++) {
    const flags = (i === last ? allFlags : topFlags).get(at(column, i)) ?? NO_FLAGS;
    counts.red += flags.red;
    counts.yellow += flags.yellow;
    counts.green += flags.green;
    counts.blue += flags.blue;
  }
  return counts;
}

// ------------------------------------------------------------------------------------------ harbours

interface HarbourRow extends Harbour {
  /** seats that use it; the others leave it in the box (B3.3) */
  readonly seats: readonly number[];
}

const EVERYBODY: readonly number[] = [3, 4, 5];

const port = (
  id: HarbourId,
  limit: number,
  spice: Harbour['spice'],
  seats: readonly number[] = EVERYBODY,
): HarbourRow => Object.freeze({ id, limit, monopoly: limit + 2, spice, seats });

const COMMON: readonly HarbourRow[] = [
  port('tidore', 4, 'cloves'),
  port('banda', 4, 'nutmeg'),
  port('bantam', 4, 'pepper'),
  port('brunei', 4, 'cinnamon'),
  port('ternate', 5, 'cloves'),
  port('makassar', 5, 'nutmeg'),
  port('malacca', 5, 'pepper'),
  port('galle', 5, 'cinnamon'),
];

/** B2.3, B2.5: crates are on harbours of the board edition only. */
const HARBOURS: Readonly<Record<Edition, readonly HarbourRow[]>> = Object.freeze({
  board: Object.freeze([
    ...COMMON,
    port('sambas', 3, 'crate', [3, 4]),
    port('sukadana', 3, 'crate', [3, 4]),
    port('banjarmasin', 3, 'crate', [3, 4]),
    port('kutai', 3, 'crate', [3, 4]),
    port('batavia', 6, 'crate', [5]),
    port('aceh', 6, 'crate', [5]),
  ]),
  card: Object.freeze([
    ...COMMON,
    port('sambas', 3, 'pepper'),
    port('sukadana', 3, 'cinnamon'),
    port('banjarmasin', 3, 'cloves'),
    port('kutai', 3, 'nutmeg'),
  ]),
});

/** Every harbour of both editions, by id. */
export const HARBOUR_IDS: readonly HarbourId[] = HARBOURS.board.map(({ id }) => id);

/** B3.3 */
export const harboursFor = (edition: Edition, seats: number): HarbourId[] =>
  HARBOURS[edition].filter((row) => row.seats.includes(seats)).map(({ id }) => id);

const byEdition = (edition: Edition): ReadonlyMap<HarbourId, Harbour> =>
  new Map(HARBOURS[edition].map((row) => [row.id, row]));

const harbours: Readonly<Record<Edition, ReadonlyMap<HarbourId, Harbour>>> = {
  board: byEdition('board'),
  card: byEdition('card'),
};

/** The small harbours have a crate on the board and a spice on cards, so the edition must be named. */
export function harbour(id: HarbourId, edition: Edition): Harbour {
  const card = harbours[edition].get(id);
  if (card === undefined) throw new InvariantError(`no harbour ${id} in the ${edition} edition`);
  return card;
}

// ------------------------------------------------------------------------------------------ missions

/** B3.4: by worth, the cheapest first. */
export const MISSION_KINDS: readonly MissionKind[] = ['each1', 'same4', 'each2', 'same8', 'each3'];

const mission = (kind: MissionKind, points: number, of: 'each' | 'same', amount: number): Mission =>
  Object.freeze({ kind, points, need: Object.freeze({ of, amount }) });

/** B2.6 */
export const MISSIONS: Readonly<Record<MissionKind, Mission>> = Object.freeze({
  each1: mission('each1', 6, 'each', 1),
  same4: mission('same4', 8, 'same', 4),
  each2: mission('each2', 15, 'each', 2),
  same8: mission('same8', 20, 'same', 8),
  each3: mission('each3', 25, 'each', 3),
});

/** B3.4: copies of each kind. */
export const missionsFor = (edition: Edition, seats: number): Record<MissionKind, number> =>
  edition === 'board' && seats === 5
    ? { each1: 4, same4: 4, each2: 3, same8: 3, each3: 2 }
    : { each1: 3, same4: 3, each2: 2, same8: 2, each3: 2 };
