import { borneoChoices } from '../../../shared/i18n/games/borneo/choices.ts';
import { borneoTexts } from '../../../shared/i18n/games/borneo/index.ts';
import type { GameParts } from '../manifest.ts';

/** Apart from the manifest, so that the lobby does not carry it. */
export const parts: GameParts = {
  texts: borneoTexts,
  choices: borneoChoices,
  loadPresenter: async (lang) => {
    const [{ borneoPresenter }, dict] = await Promise.all([import('./page/presenter.tsx'), borneoTexts[lang]()]);
    return (input) => borneoPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/BorneoScene.ts')).BorneoScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
