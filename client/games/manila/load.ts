import { manilaChoices } from '../../../shared/i18n/games/manila/choices.ts';
import { manilaTexts } from '../../../shared/i18n/games/manila/index.ts';
import type { GameParts } from '../manifest.ts';

/** Apart from the manifest, so that the lobby does not carry it. */
export const parts: GameParts = {
  texts: manilaTexts,
  choices: manilaChoices,
  loadPresenter: async (lang) => {
    const [{ manilaPresenter }, dict] = await Promise.all([import('./page/presenter.tsx'), manilaTexts[lang]()]);
    return (input) => manilaPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/ManilaScene.ts')).ManilaScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
