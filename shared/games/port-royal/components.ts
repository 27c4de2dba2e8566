import { InvariantError } from '../../engine/assert.ts';
import type {
  CardNo,
  ExpeditionFace,
  Face,
  FaceId,
  PersonFace,
  Role,
  ShipColour,
  ShipFace,
  Skill,
  TaxBonus,
  TaxFace,
} from './types.ts';

/** Every number of the rulebook that is not printed on a card. */
export const NUMBERS = Object.freeze({
  /** PR3.2 */
  startCoins: 3,
  /** PR8.1 */
  endInfluence: 12,
  /** PR5.9 */
  visitorFee: 1,
  /** PR5.3: takes of the active player by colours in the harbour, 0 to 5 */
  takesByColours: Object.freeze([1, 1, 1, 1, 2, 3]),
  /** PR5.3 */
  visitorTakes: 1,
  takesPerGovernor: 1,
  /** PR5.2 */
  admiralCards: 5,
  coinsPerAdmiral: 2,
  coinsPerJester: 1,
  /** PR5.7, PR5.8 */
  coinsPerTrader: 1,
  discountPerSenorita: 1,
  /** PR3.1 */
  seatsWithSpecial: 5,
});

export const COLOURS: readonly ShipColour[] = Object.freeze(['yellow', 'blue', 'green', 'red', 'black'] as const);
export const SKILLS: readonly Skill[] = Object.freeze(['captain', 'priest', 'settler'] as const);

// ------------------------------------------------------------------------------- the printed faces

const person = (role: Role, count: number, cost: number, influence: number, swords = 0): PersonFace =>
  Object.freeze({ kind: 'person', id: `${role}-${influence}`, count, role, cost, influence, swords, colour: null });

const trader = (colour: ShipColour, count: number, cost: number, influence: number): PersonFace =>
  Object.freeze({
    kind: 'person',
    id: `trader-${colour}-${influence}`,
    count,
    role: 'trader',
    cost,
    influence,
    swords: 0,
    colour,
  });

const ship = (colour: ShipColour, count: number, swords: number | null, coins: number): ShipFace =>
  Object.freeze({ kind: 'ship', id: `ship-${colour}-${swords ?? 'skull'}-${coins}`, count, colour, coins, swords });

function expedition(
  requires: Partial<Record<Skill, number>>,
  coins: number,
  influence: number,
  special = false,
): ExpeditionFace {
  const words = SKILLS.filter((skill) => requires[skill]).map((skill) => `${skill}${requires[skill]}`);
  return Object.freeze({
    kind: 'expedition',
    id: `expedition-${words.join('-')}`,
    count: 1,
    requires: Object.freeze({ settler: 0, captain: 0, priest: 0, ...requires }),
    coins,
    influence,
    special,
  });
}

const tax = (bonusTo: TaxBonus, count: number): TaxFace =>
  Object.freeze({ kind: 'tax', id: `tax-${bonusTo}`, count, threshold: 12, bonusTo, bonusCoins: 1 });

/** The 62 faces of the base game (PR2.2). The special expedition comes last. */
export const FACES: readonly Face[] = Object.freeze([
  person('settler', 5, 4, 1),
  person('captain', 5, 4, 1),
  person('priest', 5, 4, 1),
  person('jack', 3, 6, 1),
  trader('yellow', 1, 3, 1),
  trader('yellow', 1, 5, 2),
  trader('blue', 1, 3, 1),
  trader('blue', 1, 5, 2),
  trader('green', 2, 3, 1),
  trader('red', 2, 3, 1),
  trader('black', 2, 3, 1),
  person('sailor', 7, 3, 1, 1),
  person('sailor', 2, 5, 2, 1),
  person('sailor', 1, 7, 3, 1),
  person('pirate', 1, 5, 1, 2),
  person('pirate', 1, 7, 2, 2),
  person('pirate', 1, 9, 3, 2),
  person('senorita', 2, 7, 2),
  person('senorita', 2, 9, 3),
  person('jester', 1, 5, 1),
  person('jester', 3, 7, 2),
  person('jester', 1, 9, 3),
  person('admiral', 1, 5, 1),
  person('admiral', 3, 7, 2),
  person('admiral', 2, 9, 3),
  person('governor', 4, 8, 0),
  ship('yellow', 3, 1, 1),
  ship('yellow', 1, 1, 2),
  ship('yellow', 2, 2, 2),
  ship('yellow', 1, 2, 3),
  ship('yellow', 2, 4, 3),
  ship('yellow', 1, 4, 4),
  ship('blue', 3, 1, 1),
  ship('blue', 1, 1, 2),
  ship('blue', 2, 2, 2),
  ship('blue', 1, 2, 3),
  ship('blue', 2, 5, 3),
  ship('blue', 1, 5, 4),
  ship('green', 3, 1, 1),
  ship('green', 1, 1, 2),
  ship('green', 2, 3, 2),
  ship('green', 1, 3, 3),
  ship('green', 2, 5, 3),
  ship('green', 1, 5, 4),
  ship('red', 3, 1, 1),
  ship('red', 3, 3, 2),
  ship('red', 2, 6, 3),
  ship('red', 1, null, 3),
  ship('red', 1, null, 4),
  ship('black', 3, 2, 1),
  ship('black', 3, 4, 2),
  ship('black', 2, 7, 3),
  ship('black', 1, null, 3),
  ship('black', 1, null, 4),
  expedition({ captain: 2 }, 2, 4),
  expedition({ priest: 2 }, 2, 4),
  expedition({ settler: 2 }, 2, 4),
  expedition({ captain: 2, settler: 1 }, 3, 6),
  expedition({ priest: 2, settler: 1 }, 3, 6),
  tax('mostSwords', 2),
  tax('leastInfluence', 2),
  expedition({ captain: 1, priest: 1, settler: 1 }, 3, 5, true),
]);

// ------------------------------------------------------------------------------- the physical cards

/** One entry per card; copies of a face are neighbours. */
export const CARDS: readonly Face[] = Object.freeze(FACES.flatMap((face) => Array<Face>(face.count).fill(face)));

/** The coinless one, never in the deck (PR2.1). */
export const SPECIAL_EXPEDITION: CardNo = CARDS.length - 1;

/** The cards of the deck before the deal, unshuffled. */
export const DECK: readonly CardNo[] = Object.freeze(CARDS.map((_, card) => card).slice(0, SPECIAL_EXPEDITION));

// ----------------------------------------------------------------------------------------- lookups

/** What the cards of a tableau are counted by, card by card: looked up far more often than anything else. */
export const SWORDS_OF: readonly number[] = CARDS.map((card) => (card.kind === 'person' ? card.swords : 0));
export const ROLE_OF: readonly (Role | null)[] = CARDS.map((card) => (card.kind === 'person' ? card.role : null));
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

/** The cards that bear this face. */
export function cardsWith(id: FaceId): CardNo[] {
  const cards: CardNo[] = [];
  for (let card = 0; card < CARDS.length; card++) if (CARDS[card]?.id === id) cards.push(card);
  return cards;
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

/** PR5.8 */
export const costWith = (person: PersonFace, senoritas: number): number =>
  Math.max(0, person.cost - NUMBERS.discountPerSenorita * senoritas);

/** PR7.1: what the card takes of so many coins. */
export const taxOn = (tax: TaxFace, coins: number): number => (coins < tax.threshold ? 0 : Math.floor(coins / 2));
