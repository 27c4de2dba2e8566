export type Lang = 'en' | 'fr' | 'de';

export const LANGS: readonly Lang[] = ['en', 'fr', 'de'];

/** The first of the wished languages that we speak. */
export function langOf(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};

/** The form that this number takes; in French 0 and 1 are `one`. */
export function plural(lang: Lang, n: number, forms: { readonly one: string; readonly other: string }): string {
  rules[lang] ??= new Intl.PluralRules(lang);
  return rules[lang].select(n) === 'one' ? forms.one : forms.other;
}

/** `1 coin`, `3 coins` */
export const counted =
  (lang: Lang, one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(lang, n, { one, other })}`;

const lists: Partial<Record<Lang, Intl.ListFormat>> = {};

/** `a, b and c` */
export function listed(lang: Lang, items: readonly string[]): string {
  lists[lang] ??= new Intl.ListFormat(lang, { type: 'conjunction' });
  return lists[lang].format(items);
}

/** « de Baptiste », « d’Anneke », « d’Hugo »; a bold name keeps its mark */
export const de = (name: string): string => (/^\*?[aehiouyàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`);
