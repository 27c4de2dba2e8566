import { meta } from '../../../shared/games/borneo/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const borneo: GameManifest = {
  ...meta,
  emblem: 'cellar-barrels',
  // the variants belong to the board edition, the fourth merchant to three players (B1.3, B1.4)
  suits: (option, { edition }, seats) =>
    option === 'edition' || (edition !== 'card' && (option !== 'fourMerchants' || seats === 3)),
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
