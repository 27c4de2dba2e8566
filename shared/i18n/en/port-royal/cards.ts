import type { Face, PersonFace, Role, ShipColour, ShipFace, Skill } from '../../../games/port-royal/index.ts';
import type { SkillCounts } from '../../games/port-royal/speech.ts';
import { counted, listed } from '../../plural.ts';

export const coins = counted('en', 'coin', 'coins');
export const swords = counted('en', 'sword', 'swords');
export const cards = counted('en', 'card', 'cards');

export const ships: Record<ShipColour, string> = {
  yellow: 'Pinnace',
  blue: 'Flute',
  green: 'Skiff',
  red: 'Frigate',
  black: 'Galleon',
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
  if (face.kind === 'ship') return `${face.colour} *${ships[face.colour]}*`;
  if (face.kind === 'person') return face.colour ? `${face.colour} *${roles.trader}*` : `*${roles[face.role]}*`;
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
};

export function faceText(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return `Pays ${coins(face.coins)}. ${face.swords === null ? 'It cannot be repelled.' : `Repelled by ${swords(face.swords)}.`} A second ${face.colour} ship in the harbour is a bust.`;
    case 'person':
      return abilities[face.role](face);
    case 'expedition':
      return `On your turn, discard ${needs(face.requires)} to gain ${face.influence} influence and ${coins(face.coins)}.`;
    case 'tax':
      return `Everyone with ${face.threshold} or more coins loses half of them. Then whoever has ${face.bonusTo === 'mostSwords' ? 'the most swords' : 'the least influence'} gets ${coins(face.bonusCoins)}.`;
  }
}

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
