import { meta } from '../../../shared/games/port-royal/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
