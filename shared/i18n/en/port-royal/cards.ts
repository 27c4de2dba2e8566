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
import type { SkillCounts } from '../../games/port-royal/speech.ts';
import { counted, listed } from '../../plural.ts';
import { adventureCards, adventureRoles, aresShip, cargoes } from './adventure.ts';

export const coins = counted('en', 'coin', 'coins');
export const swords = counted('en', 'sword', 'swords');
export const cards = counted('en', 'card', 'cards');

export const ships: Record<ShipColour, string> = {
  yellow: 'Pinnace',
  blue: 'Flute',
  green: 'Skiff',
  red: 'Frigate',
  black: 'Galleon',
  ares: aresShip,
};
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
  ...adventureRoles,
};
const skills: Record<Skill, (n: number) => string> = {
  settler: counted('en', 'settler', 'settlers'),
  captain: counted('en', 'captain', 'captains'),
  priest: counted('en', 'priest', 'priests'),
};

export function faceName(face: Face): string {
  if (face.kind === 'ship') return ships[face.colour];
  if (face.kind === 'person') return face.role === 'jack' ? 'Jack' : roles[face.role];
  return face.kind === 'expedition' ? 'Expedition' : 'Taxes';
}

/** the noun with its colour, as it stands in a sentence */
export function noun(face: Face): string {
  if (face.kind === 'ship') return `${shipKind[face.colour]} *${ships[face.colour]}*`;
  if (face.kind === 'person') return face.colour ? `${face.colour} *${roles[face.role]}*` : `*${roles[face.role]}*`;
  return face.kind === 'expedition' ? '*expedition*' : '*tax*';
}
export const a = (face: Face): string => `${/^\*?[aeo]/i.test(noun(face)) ? 'an' : 'a'} ${noun(face)}`;
export const the = (face: Face): string => `the ${noun(face)}`;
export const theShip = (face: ShipFace): string => `the *${ships[face.colour]}*`;

export const needs = (counts: SkillCounts): string =>
  listed(
    'en',
    (Object.keys(skills) as Skill[]).filter((s) => counts[s] > 0).map((s) => skills[s](counts[s])),
  );

export const abilities: Record<Role, (face: PersonFace) => string> = {
  settler: () => 'Goes on expeditions as a settler.',
  captain: () => 'Goes on expeditions as a captain.',
  priest: () => 'Goes on expeditions as a priest.',
  jack: () => 'Goes on expeditions as a settler, a captain or a priest.',
  trader: (f) => `Each ${f.colour} ship you trade pays 1 extra coin.`,
  sailor: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
  pirate: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
  senorita: () => 'Every person you hire costs 1 coin less.',
  jester: () => '1 coin whenever any player busts, and when it is your turn to take cards and the harbour is empty.',
  admiral: () => '2 coins when it is your turn to take cards and there are 5 or more cards in the harbour.',
  governor: () => 'Whenever it is your turn to take cards, you may take 1 more.',
  merchant: (f) => `When you trade a ${f.colour} ship, you may keep it under this merchant: 1 influence.`,
  passenger: () => 'Brings influence and nothing else.',
  gambler: () =>
    'Once on your turn, turn up 4 cards at once, without repelling. If you do not bust, you may take 1 more card.',
  clerk: (f) => `When you trade a ${f.colour} ship, you may take 1 more card.`,
  gunner: () => 'When it is your turn to take cards: 1 coin for each ship in the harbour but one.',
  viceAdmiral: () => '1 coin when it is your turn to take cards and there are exactly 3 or 4 in the harbour.',
  sentinel: () => adventureCards.sentinel,
  innkeeper: (f) => adventureCards.innkeeper(f.buysFor),
  tybuk: (f) => `${swords(f.swords)}. With enough swords, you may repel a ship you have just drawn.`,
};

const shorts: Record<Role, (face: PersonFace) => string> = {
  settler: () => 'counts for expeditions',
  captain: () => 'counts for expeditions',
  priest: () => 'counts for expeditions',
  jack: () => 'wild card for expeditions',
  trader: (f) => `${f.colour} ships pay +1`,
  sailor: (f) => `+${swords(f.swords)}`,
  pirate: (f) => `+${swords(f.swords)}`,
  senorita: () => 'hiring costs 1 less',
  jester: () => 'bust or empty harbour: +1',
  admiral: () => '5+ cards here: +2',
  governor: () => 'take 1 more',
  merchant: (f) => `keeps ${f.colour} ships: +1 influence`,
  passenger: () => 'influence only',
  gambler: () => '4 cards at once, take 1 more',
  clerk: (f) => `${f.colour} ships: take 1 more`,
  gunner: () => 'ships here − 1',
  viceAdmiral: () => '3 or 4 cards here: +1',
  sentinel: () => adventureCards.sentinelShort,
  innkeeper: (f) => adventureCards.innkeeperShort(f.buysFor),
  tybuk: (f) => `+${swords(f.swords)}`,
};

const giftText = (gift: number): string => (gift > 0 ? ` Another player of your choice gets ${coins(gift)}.` : '');

/** of the sixth colour one speaks by its name */
export const shipKind: Record<ShipColour, string> = {
  yellow: 'yellow',
  blue: 'blue',
  green: 'green',
  red: 'red',
  black: 'black',
  ares: 'Ares',
};
const paysText = ({ coins: amount, crowns }: ShipFace): string =>
  crowns > 0 ? adventureCards.crownShip(crowns) : `Pays ${coins(amount)}.`;
const cargoText = ({ cargo }: ShipFace): string =>
  cargo === null ? '' : ` ${adventureCards.cargoShip(cargoes[cargo])}`;
const knowsText = ({ aresBonus }: PersonFace): string =>
  aresBonus > 0 ? ` ${adventureCards.aresBonus(aresBonus)}` : '';
const cargoNeeds = ({ cargo }: ExpeditionFace): string => {
  const kinds = (Object.keys(cargo) as Cargo[]).filter((kind) => cargo[kind] > 0).map((kind) => cargoes[kind]);
  return kinds.length > 0 ? ` and from your hold ${listed('en', kinds)}` : '';
};

export function faceText(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return `${paysText(face)}${giftText(face.gift)} ${face.swords === null ? 'It cannot be repelled.' : `Repelled by ${swords(face.swords)}.`} A second ${shipKind[face.colour]} ship in the harbour is a bust.${cargoText(face)}`;
    case 'person':
      return abilities[face.role](face) + knowsText(face);
    case 'expedition':
      return `On your turn, discard ${needs(face.requires)}${cargoNeeds(face)} to gain ${face.influence} influence and ${coins(face.coins)}.`;
    case 'tax':
      return `Everyone with ${face.threshold} or more coins ${face.leaves === null ? 'loses half of them' : `keeps ${face.leaves}`}. Then whoever has ${face.bonusTo === 'mostSwords' ? 'the most swords' : 'the least influence'} gets ${coins(face.bonusCoins)}.`;
  }
}

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
