import type {
  Cargo,
  ExpeditionFace,
  Face,
  PersonFace,
  Role,
  ShipColour,
  ShipFace,
  Skill,
} from '../../../games/port-royal/index.ts';
import { counted, listed } from '../../plural.ts';
import { cargoes, crowns } from './adventure.ts';

export const coins = counted('en', 'coin', 'coins');
export const swords = counted('en', 'sword', 'swords');
export const cards = counted('en', 'card', 'cards');

export const ships: Record<ShipColour, string> = {
  yellow: 'Pinnace',
  blue: 'Flute',
  green: 'Skiff',
  red: 'Frigate',
  black: 'Galleon',
  ares: 'Lugger',
};
/** of a ship; the sixth one is a brotherhood’s */
export const shade: Record<ShipColour, string> = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  black: 'black',
  ares: 'Ares',
};
/** of those whom a person looks after */
const tended = (person: PersonFace): string => (person.colour ? shade[person.colour] : '');

export const roles: Record<Role, string> = {
  settler: 'Settler',
  captain: 'Captain',
  priest: 'Priest',
  jack: 'Jack of all trades',
  trader: 'Trader',
  sailor: 'Sailor',
  pirate: 'Pirate',
  senorita: 'Mademoiselle',
  jester: 'Jester',
  admiral: 'Admiral',
  governor: 'Governor',
  merchant: 'Merchant',
  passenger: 'Passenger',
  gambler: 'Gambler',
  clerk: 'Clerk',
  gunner: 'Gunner',
  viceAdmiral: 'Vice-admiral',
  sentinel: 'Sentinel',
  innkeeper: 'Innkeeper',
  tybuk: 'Tybuk brother',
};
const skills: Record<Skill, (n: number) => string> = {
  settler: counted('en', 'settler', 'settlers'),
  captain: counted('en', 'captain', 'captains'),
  priest: counted('en', 'priest', 'priests'),
};
const laden: Record<Cargo, (n: number) => string> = {
  ritualBook: counted('en', 'ship with a ritual book', 'ships with ritual books'),
  herbs: counted('en', 'ship with herbs', 'ships with herbs'),
  bread: counted('en', 'ship with bread', 'ships with bread'),
  rum: counted('en', 'ship with rum', 'ships with rum'),
};

export function faceName(face: Face): string {
  if (face.kind === 'ship') return ships[face.colour];
  if (face.kind === 'person') return face.role === 'jack' ? 'Jack' : roles[face.role];
  return face.kind === 'expedition' ? 'Expedition' : 'Taxes';
}

/** the noun with its colour, as it stands in a sentence */
export function noun(face: Face): string {
  if (face.kind === 'ship') return `${shade[face.colour]} *${ships[face.colour]}*`;
  if (face.kind === 'person')
    return face.colour ? `${shade[face.colour]} *${roles[face.role]}*` : `*${roles[face.role]}*`;
  return face.kind === 'expedition' ? '*expedition*' : '*tax*';
}
export const a = (face: Face): string => `${/^\*?[aeo]/i.test(noun(face)) ? 'an' : 'a'} ${noun(face)}`;
export const the = (face: Face): string => `the ${noun(face)}`;
export const theShip = (face: ShipFace): string => `the *${ships[face.colour]}*`;

/** persons, and kept ships by what they carry */
export const needs = ({ requires, cargo }: ExpeditionFace): string =>
  listed('en', [
    ...(Object.keys(skills) as Skill[]).filter((s) => requires[s] > 0).map((s) => skills[s](requires[s])),
    ...(Object.keys(cargoes) as Cargo[]).filter((c) => cargo[c] > 0).map((c) => laden[c](cargo[c])),
  ]);

/** PR14.13 */
const aresText = (f: PersonFace): string =>
  f.aresBonus > 0 ? ` Each Ares ship you trade brings ${coins(f.aresBonus)} more.` : '';
const goes = (as: string) => (f: PersonFace) => `Goes on expeditions as a ${as}.${aresText(f)}`;

export const abilities: Record<Role, (face: PersonFace) => string> = {
  settler: goes('settler'),
  captain: goes('captain'),
  priest: goes('priest'),
  jack: () => 'Goes on expeditions as a settler, a captain or a priest.',
  trader: (f) => `Each ${tended(f)} ship you trade pays 1 extra coin.`,
  sailor: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
  pirate: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
  senorita: () => 'Every person you hire costs 1 coin less.',
  jester: () => '1 coin whenever any player busts, and when it is your turn to take cards and the harbour is empty.',
  admiral: () => '2 coins when it is your turn to take cards and there are 5 or more cards in the harbour.',
  governor: () => 'Whenever it is your turn to take cards, you may take 1 more.',
  merchant: (f) => `When you trade a ${tended(f)} ship, you may keep it under this merchant: 1 influence.`,
  passenger: () => 'Brings influence and nothing else.',
  gambler: () =>
    'Once on your turn, turn up 4 cards at once, without repelling. If you do not bust, you may take 1 more card.',
  clerk: (f) => `When you trade a ${tended(f)} ship, you may take 1 more card.`,
  gunner: () => 'When it is your turn to take cards: 1 coin for each ship in the harbour but one.',
  viceAdmiral: () => '1 coin when it is your turn to take cards and there are exactly 3 or 4 in the harbour.',
  sentinel: () =>
    'Once on your turn, look at the top 3 cards of the deck: keep one on top and discard the other two. Nobody else sees them.',
  innkeeper: (f) =>
    `When it is your turn to take cards: 1 crown if there are 4 or more people in the harbour, and, once, ${coins(f.buysFor)} for a ship with bread or rum from your hold.`,
  tybuk: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
};

const counts = (f: PersonFace): string =>
  f.aresBonus > 0 ? `expeditions; Ares ships +${f.aresBonus}` : 'counts for expeditions';

const shorts: Record<Role, (face: PersonFace) => string> = {
  settler: counts,
  captain: counts,
  priest: counts,
  jack: () => 'wild card for expeditions',
  trader: (f) => `${tended(f)} ships pay +1`,
  sailor: (f) => `+${swords(f.swords)}`,
  pirate: (f) => `+${swords(f.swords)}`,
  senorita: () => 'hiring costs 1 less',
  jester: () => 'bust or empty harbour: +1',
  admiral: () => '5+ cards here: +2',
  governor: () => 'take 1 more',
  merchant: (f) => `keeps ${tended(f)} ships: +1 influence`,
  passenger: () => 'influence only',
  gambler: () => '4 cards at once, take 1 more',
  clerk: (f) => `${tended(f)} ships: take 1 more`,
  gunner: () => '1 per ship after the first',
  viceAdmiral: () => '3 or 4 cards here: +1',
  sentinel: () => 'look at 3 cards, keep 1',
  innkeeper: (f) => `food: +${f.buysFor}; 4+ people here: +1 crown`,
  tybuk: (f) => `+${swords(f.swords)}`,
};

const giftText = (gift: number): string => (gift > 0 ? ` Another player of your choice gets ${coins(gift)}.` : '');

/** coins or, on some, crowns; what has a cargo may be kept instead (PR14.12) */
const paid = (ship: ShipFace): string =>
  `Pays ${listed('en', [...(ship.coins > 0 || ship.crowns === 0 ? [coins(ship.coins)] : []), ...(ship.crowns > 0 ? [crowns(ship.crowns)] : [])])}${
    ship.cargo === null ? '' : `, or keep it in your hold with its cargo: ${cargoes[ship.cargo]}`
  }.`;

export function faceText(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return `${paid(face)}${giftText(face.gift)} ${face.swords === null ? 'It cannot be repelled.' : `Repelled by ${swords(face.swords)}.`} A second ${shade[face.colour]} ship in the harbour is a bust.`;
    case 'person':
      return abilities[face.role](face);
    case 'expedition':
      return `On your turn, discard ${needs(face)} to gain ${face.influence} influence and ${coins(face.coins)}.`;
    case 'tax':
      return `Everyone with ${face.threshold} or more coins ${face.leaves === null ? 'loses half of them' : `keeps ${face.leaves}`}. Then whoever has ${face.bonusTo === 'mostSwords' ? 'the most swords' : 'the least influence'} gets ${coins(face.bonusCoins)}.`;
  }
}

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
