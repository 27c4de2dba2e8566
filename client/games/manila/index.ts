import { meta } from '../../../shared/games/manila/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const manila: GameManifest = {
  ...meta,
  emblem: 'sailboat',
  upfront: ['rules', 'pirateEviction', 'startValue', 'hideCash', 'showOdds'],
  lobbyCards,
  load: async () => (await import('./load.ts')).parts,
};
