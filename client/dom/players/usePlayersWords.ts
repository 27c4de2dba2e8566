import { useEffect, useState } from 'preact/hooks';
import { loadPlayers } from '../../../shared/i18n/load.ts';
import type { PlayersDict } from '../../../shared/i18n/players/en.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../use.ts';

/** The words about players in the language of the settings; null until they are here. */
export function usePlayersWords(): PlayersDict | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<PlayersDict | null>(null);
  useEffect(() => {
    let current = true;
    loadPlayers[lang]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [lang]);
  return words;
}
