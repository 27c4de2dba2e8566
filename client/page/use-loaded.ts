import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../shared/i18n/plural.ts';
import { settings } from './preferences.ts';
import { useStore } from './use.ts';

/** Words that are loaded when they are needed, in the language of the settings; null until then. */
export function useLoaded<T>(load: Readonly<Record<Lang, () => Promise<T>>>): T | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    load[lang]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [load, lang]);
  return words;
}
