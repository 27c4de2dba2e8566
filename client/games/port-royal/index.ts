import { meta } from '../../../shared/games/port-royal/index.ts';
import { languages } from '../../../shared/i18n/load.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const portRoyal: GameManifest = {
  ...meta,
  emblem: 'galleon',
  lobbyCards,
  loadRulebook: async (lang) => (await languages[lang].games['port-royal']()).rules,
  loadPresenter: async (lang) => {
    const [{ portRoyalPresenter }, dict] = await Promise.all([
      import('./page/presenter.tsx'),
      languages[lang].games['port-royal'](),
    ]);
    return (input) => portRoyalPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/PortRoyalScene.ts')).PortRoyalScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
