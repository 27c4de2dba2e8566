import type { ComponentChildren } from 'preact';
import type { Dict } from '../../shared/i18n/en/house.ts';
import { languages } from '../../shared/i18n/load.ts';
import { pieces } from '../../shared/i18n/speech.ts';
import { createStore } from '../store.ts';
import { settings } from './preferences.ts';
import { useStore } from './use.ts';

const dict = createStore<Dict | null>(null);

/** Loads the language of the settings, now and whenever it is changed; the old words stand until the new are here. */
export async function speak(): Promise<void> {
  const load = async () => {
    const { lang } = settings.get();
    const loaded = await languages[lang].house();
    if (settings.get().lang !== lang) return;
    document.documentElement.lang = lang;
    dict.set(loaded);
  };
  // a language that cannot be fetched now leaves the old one standing
  settings.subscribe(() => void load().catch(() => {}));
  await load();
}

/** The words of the house; only after `speak` has resolved. */
export function words(): Dict {
  const spoken = dict.get();
  if (!spoken) throw new Error('no language has been loaded');
  return spoken;
}

export function useWords(): Dict {
  useStore(dict);
  return words();
}

/** A sentence of the dictionaries, with its bold words. */
export function Rich({ text }: { readonly text: string }): ComponentChildren {
  return pieces(text).map((piece, at) => (piece.bold ? <b key={at}>{piece.text}</b> : piece.text));
}
