import { meta } from '../../../shared/games/port-royal/index.ts';
import { loadGame } from '../../../shared/i18n/load.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  lobbyCards,
  loadRulebook: async (lang) => (await loadGame['port-royal'][lang]()).rules,
  loadPresenter: async (lang) => {
    const [{ portRoyalPresenter }, dict] = await Promise.all([
      import('./page/presenter.tsx'),
      loadGame['port-royal'][lang](),
    ]);
    return (input) => portRoyalPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/PortRoyalScene.ts')).PortRoyalScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
