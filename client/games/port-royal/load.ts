import { portRoyalChoices } from '../../../shared/i18n/games/port-royal/choices.ts';
import { portRoyalTexts } from '../../../shared/i18n/games/port-royal/index.ts';
import type { GameParts } from '../manifest.ts';

/** Apart from the manifest, so that the lobby does not carry it. */
export const parts: GameParts = {
  texts: portRoyalTexts,
  choices: portRoyalChoices,
  loadPresenter: async (lang) => {
    const [{ portRoyalPresenter }, dict] = await Promise.all([import('./page/presenter.tsx'), portRoyalTexts[lang]()]);
    return (input) => portRoyalPresenter(dict, input);
  },
  loadScene: async () => (await import('./stage/scene/PortRoyalScene.ts')).PortRoyalScene,
  loadRules: async () => (await import('./rules.ts')).rules,
};
