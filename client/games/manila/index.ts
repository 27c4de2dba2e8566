import { meta } from '../../../shared/games/manila/index.ts';
import { languages } from '../../../shared/i18n/load.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const manila: GameManifest = {
  ...meta,
  emblem: 'sailboat',
  upfront: ['rules', 'pirateEviction', 'startValue', 'hideCash', 'showOdds'],
  lobbyCards,
  loadRulebook: async (lang) => (await languages[lang].games.manila()).rules,
  loadPresenter: async (lang) => {
    const [{ manilaPresenter }, dict] = await Promise.all([
      import('./page/presenter.tsx'),
      languages[lang].games.manila(),
    ]);
    return (input) => manilaPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/ManilaScene.ts')).ManilaScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
