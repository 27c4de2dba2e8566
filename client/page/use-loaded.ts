import { useEffect, useState } from 'preact/hooks';
import type { Dicts, Loaders } from '../../shared/i18n/language.ts';
import { languages } from '../../shared/i18n/load.ts';
import { settings } from './preferences.ts';
import { useStore } from './use.ts';

/** Words that are loaded when they are needed, in the language of the settings; null until then. */
export function useLoaded<K extends keyof Dicts>(dictionary: K): Dicts[K] | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<Dicts[K] | null>(null);
  useEffect(() => {
    let current = true;
    const loaders: Loaders<Dicts> = languages[lang];
    loaders[dictionary]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [dictionary, lang]);
  return words;
}
