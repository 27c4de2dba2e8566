import { language as de } from './de/index.ts';
import { language as en } from './en/index.ts';
import { language as fr } from './fr/index.ts';
import type { Language } from './language.ts';

/** Every language of the house, in the order of the menus. The first is for those who read none of them. */
export const languages = { en, fr, de } satisfies Readonly<Record<string, Language>>;

export type Lang = keyof typeof languages;

export const LANGS = Object.keys(languages) as readonly Lang[];

/** The first of the wished languages that we speak. */
export function langOf(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
