import { meta } from '../../../shared/games/borneo/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const borneo: GameManifest = {
  ...meta,
  emblem: 'cellar-barrels',
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
