import type { Face, Role, ShipColour, Skill } from '../../../../shared/games/port-royal/index.ts';
import {
  ampleDress,
  anchor,
  beerStein,
  captainHatProfile,
  caravel,
  church,
  crossedSabres,
  crossedSwords,
  crown,
  familyHouse,
  galleon,
  house,
  jesterHat,
  lighthouse,
  perspectiveDiceSixFacesRandom,
  pirateCaptain,
  pirateFlag,
  pirateHat,
  quillInk,
  receiveMoney,
  sailboat,
  scales,
  shoonerSailboat,
  smallFishingSailboat,
  spyglass,
  swissArmyKnife,
  treasureMap,
  woodenCrate,
} from '../../../art/icons.ts';

export const shipEmblems: Readonly<Record<ShipColour, string>> = {
  yellow: shoonerSailboat,
  blue: smallFishingSailboat,
  green: sailboat,
  red: caravel,
  black: galleon,
  ares: pirateFlag,
};

export const roleEmblems: Readonly<Record<Role, string>> = {
  settler: house,
  captain: anchor,
  priest: church,
  jack: swissArmyKnife,
  trader: scales,
  sailor: crossedSabres,
  pirate: pirateHat,
  senorita: ampleDress,
  jester: jesterHat,
  admiral: captainHatProfile,
  governor: crown,
  merchant: woodenCrate,
  passenger: familyHouse,
  gambler: perspectiveDiceSixFacesRandom,
  clerk: quillInk,
  gunner: pirateCaptain,
  viceAdmiral: spyglass,
  sentinel: lighthouse,
  innkeeper: beerStein,
  tybuk: crossedSwords,
};

export const skillEmblems: Readonly<Record<Skill, string>> = { settler: house, captain: anchor, priest: church };

export function emblemOf(face: Face): string {
  switch (face.kind) {
    case 'ship':
      return shipEmblems[face.colour];
    case 'person':
      return roleEmblems[face.role];
    case 'expedition':
      return treasureMap;
    case 'tax':
      return receiveMoney;
  }
}

/** A faint colour of the guild behind the emblem, so that roles differ at a lobbySummary. */
export const roleWash: Readonly<Record<Role, string>> = {
  settler: '#8FA65A',
  captain: '#5E93AE',
  priest: '#9C86B8',
  jack: '#B79A5B',
  trader: '#C99A3E',
  sailor: '#4F8F9C',
  pirate: '#B1553F',
  senorita: '#C97A8B',
  jester: '#C98B3E',
  admiral: '#4E77A8',
  governor: '#A9832F',
  merchant: '#A8743E',
  passenger: '#8C9BA0',
  gambler: '#7F5C9E',
  clerk: '#7C8A4A',
  gunner: '#8A4A3C',
  viceAdmiral: '#6C8FB8',
  sentinel: '#6E7F9E',
  innkeeper: '#B07A3E',
  tybuk: '#93523F',
};
