import { isOpenIn, meta } from '../../../shared/games/port-royal/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  // what a mode settles by itself is not offered (PR1.1)
  suits: isOpenIn,
  upfront: ['mode', 'gambler', 'onTheGo20', 'contractCards', 'expeditionVariant', 'startVictoryCards'],
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
