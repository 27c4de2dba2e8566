import { meta } from '../../../shared/games/manila/index.ts';
import { manilaTexts } from '../../../shared/i18n/games/manila/index.ts';
import type { GameManifest } from '../manifest.ts';
import { lobbyCards } from './page/lobby-cards.ts';

export const manila: GameManifest = {
  ...meta,
  emblem: 'sailboat',
  upfront: ['rules', 'pirateEviction', 'startValue', 'hideCash', 'showOdds'],
  lobbyCards,
  loadRulebook: async (lang) => (await manilaTexts[lang].table()).rules,
  loadPresenter: async (lang) => {
    const [{ manilaPresenter }, dict] = await Promise.all([import('./page/presenter.tsx'), manilaTexts[lang].table()]);
    return (input) => manilaPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/ManilaScene.ts')).ManilaScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
