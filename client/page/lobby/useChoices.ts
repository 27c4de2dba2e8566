import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../../../shared/engine/game.ts';
import type { ChoiceTexts } from '../../../shared/i18n/options.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../useStore.ts';

/** What decides about the options of a game, and what is said of them. */
export interface Choices {
  readonly rules: AnyGame;
  readonly texts: ChoiceTexts;
}

/** Fetched when somebody is about to make a table; the table will need most of it. Null until then. */
export function useChoices(game: GameManifest): Choices | null {
  const { lang } = useStore(settings);
  const [loaded, setLoaded] = useState<(Choices & { readonly of: GameManifest }) | null>(null);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const parts = await game.load();
      const [rules, texts] = await Promise.all([parts.loadRules(), parts.choices[lang]()]);
      if (current) setLoaded({ of: game, rules, texts });
    };
    // without it the house still refuses what does not go together
    load().catch(() => {});
    return () => {
      current = false;
    };
  }, [game, lang]);
  return loaded?.of === game ? loaded : null;
}
