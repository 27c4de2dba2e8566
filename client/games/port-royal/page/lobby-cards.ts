import type { LobbyCard } from '../../manifest.ts';

export const lobbyCards = ([ship = '', person = '', does = '', other = '']: readonly string[]): LobbyCard[] => [
  { kind: 'ship', name: ship, art: 'shooner-sailboat', tint: 'yellow', coins: 3, swords: 2 },
  { kind: 'man', name: person, art: 'captain-hat-profile', cost: 7, worth: 2, text: does },
  { kind: 'ship', name: other, art: 'galleon', tint: 'black', coins: 4, swords: 7 },
];
