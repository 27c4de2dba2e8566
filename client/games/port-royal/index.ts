import { meta } from '../../../shared/games/port-royal/index.ts';
import { portRoyalTexts } from '../../../shared/i18n/games/port-royal/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  lobbyCards,
  loadRulebook: async (lang) => (await portRoyalTexts[lang].table()).rules,
  loadPresenter: async (lang) => {
    const [{ portRoyalPresenter }, dict] = await Promise.all([
      import('./page/presenter.tsx'),
      portRoyalTexts[lang].table(),
    ]);
    return (input) => portRoyalPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/PortRoyalScene.ts')).PortRoyalScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
