import { meta } from '../../../shared/games/port-royal/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  upfront: [
    'mode',
    'gambler',
    'onTheGo20',
    'contractCards',
    'expeditionVariant',
    'startVictoryCards',
    'chapter',
    'failures',
    'adventurerChoice',
  ],
  pictures: {
    base: 'galleon',
    onTheGo: 'compass',
    contracts: 'scroll-unfurled',
    contractsCoop: 'hourglass',
    adventure: 'swords-emblem',
    adventureCoop: 'open-book',
    adventureVariable: 'queen-crown',
  },
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
