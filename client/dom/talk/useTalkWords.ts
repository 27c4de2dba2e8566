import { useEffect, useState } from 'preact/hooks';
import { loadTalk } from '../../../shared/i18n/load.ts';
import type { TalkDict } from '../../../shared/i18n/talk/en.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../use.ts';

/** The words of the talk in the language of the settings; null until they are here. */
export function useTalkWords(): TalkDict | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<TalkDict | null>(null);
  useEffect(() => {
    let current = true;
    loadTalk[lang]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [lang]);
  return words;
}
