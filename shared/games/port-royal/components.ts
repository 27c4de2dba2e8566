import { InvariantError } from '../../engine/assert.ts';
import { CARGOES, FACES } from './faces.ts';
import type {
  CardNo,
  CardSet,
  ExpeditionFace,
  Face,
  FaceId,
  PersonFace,
  Role,
  Rules,
  ShipColour,
  ShipFace,
  TaxFace,
} from './types.ts';

export { CARGOES, FACES, SKILLS } from './faces.ts';

/**
 * Every number of the rulebook that is not printed on a card. Lists that are read at every move are not frozen, here and
 * elsewhere: the compiler takes the long way to what lies in a frozen one.
 */
export const NUMBERS = Object.freeze({
  /** PR3.2 */
  startCoins: 3,
  /** PR8.1 */
  endInfluence: 12,
  /** PR9.1 */
  endOnTheGo: 8,
  /** PR5.9 */
  visitorFee: 1,
  /** PR5.3: takes of the active player by colours in the harbour, 0 to 6 */
  takesByColours: [1, 1, 1, 1, 2, 3, 4] as readonly number[],
  /** PR5.3 */
  visitorTakes: 1,
  takesPerGovernor: 1,
  takesPerClerk: 1,
  /** PR10 */
  takesPerGambler: 1,
  cardsPerGambler: 4,
  /** PR5.2 */
  admiralCards: 5,
  coinsPerAdmiral: 2,
  coinsPerJester: 1,
  viceAdmiralCards: Object.freeze({ min: 3, max: 4 }),
  coinsPerViceAdmiral: 1,
  /** ships that a gunner does not count */
  gunnerShips: 1,
  /** PR9.3 */
  influencePerKeptShip: 1,
  /** PR12.1, PR12.2 */
  markers: 3,
  openContracts: Object.freeze([4, 4, 4, 4, 4]) as readonly number[],
  /** PR12.5: by how many contracts somebody has completed */
  influenceByContracts: [0, 0, 1, 3] as readonly number[],
  /** PR13.1: by the number of players, from one */
  openContractsOfTeam: Object.freeze([3, 5, 7, 9, 11]) as readonly number[],
  /** PR13.2 */
  timeCards: 13,
  /** PR13.8: the least victory cards of each rank */
  ranks: Object.freeze([0, 2, 4, 6, 8]),
  /** PR5.7, PR5.8 */
  coinsPerTrader: 1,
  discountPerSenorita: 1,
  /** PR3.1 */
  seatsWithSpecial: 5,
  /** PR14.3 */
  markersOfAdventurer: 4,
  /** PR14.4: so many players and fewer have event 1 */
  smallGroup: 2,
  /** PR14.16: how far the track goes, and from which crown on it is worth how much */
  mostCrowns: 16,
  influenceByCrowns: [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6] as readonly number[],
  /** PR14.15: what the third and the fourth marker uncover */
  crownsByWindow: [0, 0, 0, 1, 3] as readonly number[],
  /** PR15.4 */
  trophyWindows: 2,
  /** PR14.21 */
  cardsPerLook: 3,
  /** PR5.2 */
  innkeeperPersons: 4,
  crownsPerInnkeeper: 1,
  /** PR14.25 */
  cheapCost: 3,
  /** PR16.4 */
});

export const COLOURS: readonly ShipColour[] = Object.freeze(['yellow', 'blue', 'green', 'red', 'black'] as const);
const COLOURS_OF_ADVENTURE: readonly ShipColour[] = Object.freeze([...COLOURS, 'ares']);

/** The colours of ships that a game has (PR2.4). */
export const coloursOf = ({ adventure }: Pick<Rules, 'adventure'>): readonly ShipColour[] =>
  adventure === null ? COLOURS : COLOURS_OF_ADVENTURE;

// ------------------------------------------------------------------------------- the physical cards

/** One entry per card; copies of a face are neighbours. */
export const CARDS: readonly Face[] = FACES.flatMap((face) => Array<Face>(face.count).fill(face));

/** The coinless one, never in the deck (PR2.1). */
export const SPECIAL_EXPEDITION: CardNo = CARDS.findIndex((card) => card.kind === 'expedition' && card.special);

const inSet = (set: CardSet): readonly CardNo[] =>
  [...CARDS.keys()].filter((card) => CARDS[card]?.set === set && card !== SPECIAL_EXPEDITION);

const SETS: Readonly<Record<CardSet, readonly CardNo[]>> = Object.freeze({
  base: inSet('base'),
  gambler: inSet('gambler'),
  onTheGo20: inSet('onTheGo20'),
  onTheGo40: inSet('onTheGo40'),
  contractCards: inSet('contractCards'),
  chapter1: inSet('chapter1'),
  chapter2: inSet('chapter2'),
  chapter3: inSet('chapter3'),
  chapter4: inSet('chapter4'),
  chapter5: inSet('chapter5'),
});

/** The cards of a deck before the deal, unshuffled (PR2.1). */
export function deckOf(sets: readonly CardSet[]): CardNo[] {
  let deck: CardNo[] = [];
  for (const set of sets) deck = deck.concat(SETS[set]);
  return deck;
}

// ----------------------------------------------------------------------------------------- lookups

/** What the cards of a tableau are counted by, card by card: looked up far more often than anything else. */
export const SWORDS_OF: readonly number[] = CARDS.map((card) => (card.kind === 'person' ? card.swords : 0));
export const ROLE_OF: readonly (Role | null)[] = CARDS.map((card) => (card.kind === 'person' ? card.role : null));
const ROLES: readonly (Role | null)[] = [...new Set(ROLE_OF)];
/** A role as one bit, so that many can be looked for at once. */
export const roleBit = (role: Role | null): number => (role === null ? 0 : 1 << ROLES.indexOf(role));
export const ROLE_BIT_OF: readonly number[] = ROLE_OF.map(roleBit);
/** The expeditions that ask for cargo besides persons (PR6.2). */
export const ASKS_CARGO: readonly boolean[] = CARDS.map(
  (card) => card.kind === 'expedition' && CARGOES.some((kind) => card.cargo[kind] > 0),
);
export const INFLUENCE_OF: readonly number[] = CARDS.map((card) => ('influence' in card ? card.influence : 0));

export function faceOf(card: CardNo): Face {
  const face = CARDS[card];
  if (face === undefined) throw new InvariantError(`no card ${card}`);
  return face;
}

export function personOf(card: CardNo): PersonFace {
  const face = faceOf(card);
  if (face.kind !== 'person') throw new InvariantError(`${face.id} is no person`);
  return face;
}

export function shipOf(card: CardNo): ShipFace {
  const face = faceOf(card);
  if (face.kind !== 'ship') throw new InvariantError(`${face.id} is no ship`);
  return face;
}

export function expeditionOf(card: CardNo): ExpeditionFace {
  const face = faceOf(card);
  if (face.kind !== 'expedition') throw new InvariantError(`${face.id} is no expedition`);
  return face;
}

const byId: ReadonlyMap<FaceId, Face> = new Map(FACES.map((face) => [face.id, face]));

export const findFace = (id: FaceId): Face | undefined => byId.get(id);

/** The face that an id of ours stands for. */
export function face(id: FaceId): Face {
  const found = byId.get(id);
  if (found === undefined) throw new InvariantError(`no face ${id}`);
  return found;
}

/** Of each card, the first one that bears the same face: copies are neighbours. */
export const FIRST_COPY_OF: readonly CardNo[] = CARDS.map((card) => CARDS.indexOf(card));
const firstCopies: ReadonlyMap<FaceId, CardNo> = new Map(FACES.map((card) => [card.id, CARDS.indexOf(card)]));

export function firstCopy(id: FaceId): CardNo {
  const found = firstCopies.get(id);
  if (found === undefined) throw new InvariantError(`no face ${id}`);
  return found;
}

// ------------------------------------------------- what cards cost and bring: read by the phases and by bots

/** PR4.8: swords are counted, not used up; nobody repels a skull. */
export const isRepelledBy = (ship: ShipFace, swords: number): boolean => ship.swords !== null && swords >= ship.swords;

/** PR5.2: for each admiral, when a window opens on so many cards. */
export const coinsPerAdmiral = (cards: number): number => (cards >= NUMBERS.admiralCards ? NUMBERS.coinsPerAdmiral : 0);

/** PR5.2: for each jester, when a window opens on so many cards. */
export const coinsPerJester = (cards: number): number => (cards === 0 ? NUMBERS.coinsPerJester : 0);

/** PR5.7 */
export const incomeWith = (ship: ShipFace, traders: number): number => ship.coins + NUMBERS.coinsPerTrader * traders;

/** PR5.8: señoritas and whatever else makes hiring cheaper, or dearer. */
export const costWith = (person: PersonFace, discount: number): number => Math.max(0, person.cost - discount);

/** PR5.2: for each gunner, with so many ships in the harbour. */
export const coinsPerGunner = (ships: number): number => Math.max(0, ships - NUMBERS.gunnerShips);

/** PR5.2: for each vice-admiral, when a window opens on so many cards. */
export const coinsPerViceAdmiral = (cards: number): number =>
  cards >= NUMBERS.viceAdmiralCards.min && cards <= NUMBERS.viceAdmiralCards.max ? NUMBERS.coinsPerViceAdmiral : 0;

/** PR13.8 */
export const rankOf = (victory: number): number => NUMBERS.ranks.filter((least) => victory >= least).length - 1;

/** PR7.1, PR9.1: what the card takes of so many coins. */
export const taxOn = (tax: TaxFace, coins: number): number =>
  coins < tax.threshold ? 0 : tax.leaves === null ? Math.floor(coins / 2) : coins - tax.leaves;
