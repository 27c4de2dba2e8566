import { meta } from '../../../shared/games/borneo/index.ts';
import { borneoTexts } from '../../../shared/i18n/games/borneo/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const borneo: GameManifest = {
  ...meta,
  emblem: 'cellar-barrels',
  // the variants belong to the board edition, the fourth merchant to three players (B1.3, B1.4)
  suits: (option, { edition }, seats) =>
    option === 'edition' || (edition !== 'card' && (option !== 'fourMerchants' || seats === 3)),
  lobbyCards,
  loadRulebook: async (lang) => (await borneoTexts[lang].table()).rules,
  loadPresenter: async (lang) => {
    const [{ borneoPresenter }, dict] = await Promise.all([import('./page/presenter.tsx'), borneoTexts[lang].table()]);
    return (input) => borneoPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/BorneoScene.ts')).BorneoScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
