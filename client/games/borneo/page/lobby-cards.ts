import type { LobbyCard } from '../../manifest.ts';

export const lobbyCards = ([pepper = '', cloves = '', nutmeg = '']: readonly string[]): LobbyCard[] => [
  { kind: 'cargo', name: pepper, art: 'pepper', top: ['red', 'red', 'blue'], bottom: 'yellow' },
  { kind: 'cargo', name: cloves, art: 'cloves', top: ['yellow', 'green', 'red'], bottom: 'blue' },
  { kind: 'cargo', name: nutmeg, art: 'nutmeg', top: ['green', 'green', 'blue'], bottom: 'green' },
];
