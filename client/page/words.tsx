import type { ComponentChildren } from 'preact';
import { type HouseWords, loadHouse } from '../../shared/i18n/games/index.ts';
import { type FlagTint, pieces } from '../../shared/i18n/speech.ts';
import { createStore } from '../store.ts';
import { settings } from './preferences.ts';
import { Flag } from './ui/Card.tsx';
import { useStore } from './useStore.ts';

const dict = createStore<HouseWords | null>(null);

/** Loads the language of the settings, now and whenever it is changed; the old words stand until the new are here. */
export async function speak(): Promise<void> {
  const load = async () => {
    const { lang } = settings.get();
    const loaded = await loadHouse(lang);
    if (settings.get().lang !== lang) return;
    document.documentElement.lang = lang;
    dict.set(loaded);
  };
  // a language that cannot be fetched now leaves the old one standing
  settings.subscribe(() => void load().catch(() => {}));
  await load();
}

/** The words of the house; only after `speak` has resolved. */
export function words(): HouseWords {
  const spoken = dict.get();
  if (!spoken) throw new Error('no language has been loaded');
  return spoken;
}

export function useWords(): HouseWords {
  useStore(dict);
  return words();
}

/** A sentence of the dictionaries, with its bold words and its flags. */
export function Rich({ text }: { readonly text: string }): ComponentChildren {
  return pieces(text).map(({ text, bold, flag }, at) => {
    if (flag) return <DrawnFlag key={at} tint={flag} word={text} />;
    return bold ? <b key={at}>{text}</b> : text;
  });
}

function DrawnFlag({ tint, word }: { readonly tint: FlagTint; readonly word: string }) {
  return (
    <span class="drawn-flag" title={word}>
      <Flag tint={tint} />
      <span class="sr">{word}</span>
    </span>
  );
}
