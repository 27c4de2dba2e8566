import type {
  CardId,
  Company,
  HarbourId,
  MissionKind,
  ShipmentId,
  Spice,
} from '../../../../shared/games/borneo/index.ts';

type Ranks = Readonly<Record<Company, readonly number[]>>;

export interface ColumnVector {
  readonly id: string;
  readonly harbour: HarbourId;
  readonly column: readonly ShipmentId[];
  readonly counts: Readonly<Record<Company, number>>;
  readonly kind: 'none' | 'monopoly' | 'shared';
  readonly companies: readonly Company[];
}

export interface PlacingVector {
  readonly seats: number;
  readonly start: number;
  readonly merchants: number;
  readonly order: readonly number[];
}

export interface PickVector {
  readonly id: string;
  readonly order: readonly Company[];
  readonly companies: Ranks;
  readonly cards: number;
  readonly seats: readonly number[];
}

/** All of them in red. */
export interface CombatVector {
  readonly id: string;
  readonly companies: Ranks;
  readonly ranks: readonly [attacker: number, defender: number];
  readonly attack: readonly ShipmentId[];
  readonly defence: readonly ShipmentId[];
  readonly strengths: readonly [attack: number, defence: number];
  readonly success: boolean;
  readonly swapped: readonly number[] | null;
  readonly left: { readonly red: readonly number[]; readonly green: readonly number[] } | null;
  readonly rejoined: readonly number[] | null;
  /** on the board, on cards */
  readonly havens: readonly (readonly Company[])[] | null;
  readonly rewards: readonly ShipmentId[] | null;
}

export interface PaymentVector {
  readonly id: string;
  readonly kind: MissionKind;
  readonly cards: readonly CardId[];
  readonly trade: { readonly card: CardId; readonly spice: Spice } | null;
  readonly legal: boolean;
}

export interface ScoreVector {
  readonly id: string;
  readonly players: readonly {
    readonly shipments: number;
    readonly harbours: number;
    readonly missions: readonly MissionKind[];
    readonly ship: boolean;
  }[];
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export const columns: readonly ColumnVector[] = [
  {
    id: 'share',
    harbour: 'tidore',
    column: ['S41', 'S38', 'S05', 'S39'],
    counts: { red: 4, yellow: 5, green: 2, blue: 2 },
    kind: 'shared',
    companies: ['yellow', 'red', 'green', 'blue'],
  },
  {
    id: 'mono',
    harbour: 'tidore',
    column: ['S25', 'S48', 'S01', 'S43'],
    counts: { red: 6, yellow: 3, green: 3, blue: 1 },
    kind: 'monopoly',
    companies: ['red'],
  },
  {
    id: 'early',
    harbour: 'tidore',
    column: ['S03', 'S25', 'S46'],
    counts: { red: 6, yellow: 1, green: 1, blue: 2 },
    kind: 'monopoly',
    companies: ['red'],
  },
  {
    id: 'multi',
    harbour: 'tidore',
    column: ['S03', 'S09', 'S32', 'S14'],
    counts: { red: 6, yellow: 1, green: 6, blue: 0 },
    kind: 'monopoly',
    companies: ['red'],
  },
  {
    id: 'hide',
    harbour: 'tidore',
    column: ['S16', 'S38'],
    counts: { red: 3, yellow: 2, green: 1, blue: 1 },
    kind: 'none',
    companies: [],
  },
  {
    id: 'multiCounts',
    harbour: 'tidore',
    column: ['S10', 'S21', 'S07', 'S24'],
    counts: { red: 0, yellow: 0, green: 6, blue: 7 },
    kind: 'monopoly',
    companies: ['green'],
  },
  {
    id: 'multiBottom',
    harbour: 'tidore',
    column: ['S24', 'S07', 'S36', 'S34'],
    counts: { red: 1, yellow: 0, green: 6, blue: 6 },
    kind: 'monopoly',
    companies: ['blue'],
  },
  {
    id: 'covered',
    harbour: 'ternate',
    column: ['S02', 'S17', 'S32', 'S08', 'S16'],
    counts: { red: 4, yellow: 6, green: 6, blue: 0 },
    kind: 'shared',
    companies: ['yellow', 'green', 'red'],
  },
];

export const placings: readonly PlacingVector[] = [
  { seats: 3, start: 0, merchants: 3, order: [0, 1, 2, 2, 1, 0, 0, 1, 2] },
  { seats: 3, start: 0, merchants: 4, order: [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0] },
  { seats: 4, start: 2, merchants: 3, order: [2, 3, 0, 1, 1, 0, 3, 2, 2, 3, 0, 1] },
  { seats: 5, start: 0, merchants: 3, order: [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, 0, 1, 2, 3, 4] },
];

export const picks: readonly PickVector[] = [
  {
    id: 'wrapMonopoly',
    order: ['red'],
    companies: { red: [0, 1, 0], yellow: [], green: [], blue: [] },
    cards: 5,
    seats: [0, 1, 0, 0, 1],
  },
  {
    id: 'emptyMonopoly',
    order: ['red'],
    companies: { red: [], yellow: [], green: [], blue: [0, 1] },
    cards: 3,
    seats: [],
  },
  {
    id: 'sharedRanks',
    order: ['yellow', 'red', 'green', 'blue'],
    companies: { red: [], yellow: [1], green: [0, 2, 0], blue: [2] },
    cards: 6,
    seats: [1, 0, 2, 2, 0, 1],
  },
  {
    id: 'sharedFew',
    order: ['green', 'red', 'blue', 'yellow'],
    companies: { red: [0], yellow: [1], green: [2], blue: [3] },
    cards: 3,
    seats: [2, 0, 3],
  },
  {
    id: 'sharedNoFlag',
    order: ['blue', 'green'],
    companies: { red: [], yellow: [1, 2], green: [0], blue: [2] },
    cards: 4,
    seats: [2, 0, 2, 0],
  },
  {
    id: 'sharedNobody',
    order: ['blue', 'red'],
    companies: { red: [], yellow: [1, 2], green: [], blue: [] },
    cards: 4,
    seats: [],
  },
];

export const combats: readonly CombatVector[] = [
  {
    id: 'bonusBeaten',
    companies: { red: [1, 2, 0, 2], yellow: [], green: [2], blue: [] },
    ranks: [3, 1],
    attack: ['S01'],
    defence: [],
    strengths: [3, 1],
    success: true,
    swapped: [0, 2, 1, 2],
    left: { red: [0, 2, 2], green: [2, 1] },
    rejoined: [0, 2, 2, 1],
    havens: null,
    rewards: null,
  },
  {
    id: 'equal',
    companies: { red: [1, 2, 0, 2], yellow: [], green: [2], blue: [] },
    ranks: [3, 1],
    attack: ['S13'],
    defence: ['S37'],
    strengths: [3, 3],
    success: true,
    swapped: null,
    left: null,
    rejoined: null,
    havens: null,
    rewards: null,
  },
  {
    id: 'bonusHolds',
    companies: { red: [1, 0, 2, 0], yellow: [], green: [], blue: [] },
    ranks: [4, 1],
    attack: ['S49'],
    defence: [],
    strengths: [1, 2],
    success: false,
    swapped: null,
    left: null,
    rejoined: null,
    havens: null,
    rewards: [],
  },
  {
    id: 'held',
    companies: { red: [1, 2, 0, 2], yellow: [], green: [2], blue: [] },
    ranks: [3, 2],
    attack: ['S37'],
    defence: ['S14'],
    strengths: [2, 3],
    success: false,
    swapped: null,
    left: null,
    rejoined: null,
    havens: null,
    rewards: ['S14'],
  },
  {
    id: 'lastPlace',
    companies: { red: [1, 2, 0, 2], yellow: [], green: [2], blue: [] },
    ranks: [4, 1],
    attack: ['S01'],
    defence: [],
    strengths: [3, 2],
    success: true,
    swapped: [2, 2, 0, 1],
    left: null,
    rejoined: null,
    havens: [
      ['yellow', 'green', 'blue'],
      ['yellow', 'green', 'blue'],
    ],
    rewards: null,
  },
];

export const payments: readonly PaymentVector[] = [
  { id: 'exact', kind: 'each1', cards: ['S04', 'S01', 'S02', 'S03'], trade: null, legal: true },
  { id: 'surplus', kind: 'each1', cards: ['S04', 'S49', 'S02', 'S03'], trade: null, legal: true },
  { id: 'redundant', kind: 'each1', cards: ['S04', 'S01', 'S49', 'S02', 'S03'], trade: null, legal: false },
  { id: 'twoTwos', kind: 'same4', cards: ['S52', 'S55'], trade: null, legal: true },
  { id: 'redundantOne', kind: 'same4', cards: ['S52', 'S55', 'S04'], trade: null, legal: false },
  { id: 'crate', kind: 'same4', cards: ['S52', 'S04', 'sambas'], trade: null, legal: true },
  { id: 'cratesOnly', kind: 'same4', cards: ['sambas', 'sukadana', 'banjarmasin', 'kutai'], trade: null, legal: true },
  { id: 'crateIdle', kind: 'each1', cards: ['S04', 'S01', 'S02', 'S03', 'sambas'], trade: null, legal: false },
  { id: 'harbour', kind: 'each2', cards: ['S52', 'S49', 'S50', 'S03', 'banda'], trade: null, legal: true },
  { id: 'short', kind: 'each2', cards: ['S52', 'S49', 'S50', 'S03'], trade: null, legal: false },
  {
    id: 'surplusThree',
    kind: 'each3',
    cards: ['S52', 'S55', 'S49', 'S01', 'S50', 'S02', 'S51', 'S03'],
    trade: null,
    legal: true,
  },
  {
    id: 'surplusThreeBad',
    kind: 'each3',
    cards: ['S52', 'S04', 'S07', 'S49', 'S01', 'S50', 'S02', 'S51', 'S03'],
    trade: null,
    legal: false,
  },
  { id: 'mixedSpices', kind: 'same4', cards: ['S52', 'S49'], trade: null, legal: false },
  {
    id: 'trade',
    kind: 'each1',
    cards: ['S04', 'S07', 'S02', 'S03'],
    trade: { card: 'S07', spice: 'cinnamon' },
    legal: true,
  },
  { id: 'tradeTwo', kind: 'same4', cards: ['S52', 'S49'], trade: { card: 'S49', spice: 'pepper' }, legal: true },
  {
    id: 'tradeHarbour',
    kind: 'each1',
    cards: ['S04', 'bantam', 'S02', 'S03'],
    trade: { card: 'bantam', spice: 'cinnamon' },
    legal: true,
  },
  {
    id: 'tradeNeedless',
    kind: 'each1',
    cards: ['S04', 'sambas', 'S02', 'S03'],
    trade: { card: 'S04', spice: 'cinnamon' },
    legal: false,
  },
  {
    id: 'tradeSplit',
    kind: 'each1',
    cards: ['S52', 'S02', 'S03'],
    trade: { card: 'S52', spice: 'cinnamon' },
    legal: false,
  },
];

export const results: readonly ScoreVector[] = [
  {
    id: 'missionsDecide',
    players: [
      { shipments: 4, harbours: 1, missions: ['each2'], ship: false },
      { shipments: 4, harbours: 2, missions: ['each1', 'same4'], ship: false },
      { shipments: 3, harbours: 2, missions: ['same4'], ship: false },
    ],
    scores: [20, 20, 13],
    places: [2, 1, 3],
  },
  {
    id: 'sharedVictory',
    players: [
      { shipments: 5, harbours: 1, missions: ['same4'], ship: false },
      { shipments: 6, harbours: 0, missions: ['same4'], ship: false },
      { shipments: 2, harbours: 0, missions: [], ship: false },
    ],
    scores: [14, 14, 2],
    places: [1, 1, 3],
  },
  {
    id: 'pirateShip',
    players: [
      { shipments: 4, harbours: 0, missions: ['same4'], ship: true },
      { shipments: 3, harbours: 0, missions: ['same4'], ship: false },
      { shipments: 0, harbours: 1, missions: ['each1'], ship: false },
    ],
    scores: [10, 11, 7],
    places: [2, 1, 3],
  },
];
