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
  trader: (f) => `Each ${f.colour} ship you trade pays 1 coin more.`,
  sailor: (f) => `${swords(f.swords)}. With enough swords you may turn away a ship that you have just drawn.`,
  pirate: (f) => `${swords(f.swords)}. With enough swords you may turn away a ship that you have just drawn.`,
  senorita: () => 'Every person you hire costs 1 coin less.',
  jester: () => '1 coin whenever anybody busts, and whenever you come to trade and the harbour is empty.',
  admiral: () => '2 coins when you come to trade and 5 or more cards lie in the harbour.',
  governor: () => 'Each time you come to trade you may take 1 card more.',
};

const shorts: Record<Role, (face: PersonFace) => string> = {
  settler: () => 'counts for expeditions',
  captain: () => 'counts for expeditions',
  priest: () => 'counts for expeditions',
  jack: () => 'any of the three on expeditions',
  trader: (f) => `${f.colour} ships pay +1`,
  sailor: (f) => `+${swords(f.swords)}`,
  pirate: (f) => `+${swords(f.swords)}`,
  senorita: () => 'hire for 1 less',
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
      return `Give up ${needs(face.requires)} on your own turn for ${face.influence} influence and ${coins(face.coins)}.`;
    case 'tax':
      return `Everybody with ${face.threshold} coins or more loses half of them. Then ${coins(face.bonusCoins)} for ${face.bonusTo === 'mostSwords' ? 'the most swords' : 'the least influence'}.`;
  }
}

export const faceShort = (face: Face): string => (face.kind === 'person' ? shorts[face.role](face) : '');
