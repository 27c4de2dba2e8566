import { useEffect, useState } from 'preact/hooks';
import type { FairnessDict } from '../../../shared/i18n/fairness/en.ts';
import { loadFairness } from '../../../shared/i18n/load.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../use.ts';

/** The words about fairness in the language of the settings; null until they are here. */
export function useFairnessWords(): FairnessDict | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<FairnessDict | null>(null);
  useEffect(() => {
    let current = true;
    loadFairness[lang]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [lang]);
  return words;
}
