import type { LobbyCard } from '../../manifest.ts';

export const lobbyCards = ([silk = '', jade = '', ginseng = '', text = '']: readonly string[]): LobbyCard[] => [
  { kind: 'share', name: silk, art: 'rolled-cloth', tint: 'blue', text },
  { kind: 'share', name: jade, art: 'gems', tint: 'green', text },
  { kind: 'share', name: ginseng, art: 'plant-roots', tint: 'yellow', text },
];
