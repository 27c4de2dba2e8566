// Every function takes the tag of a language (`en`, `fr`): dictionaries name their own, and none knows the others.

const rules: Record<string, Intl.PluralRules> = {};

/** The form that this number takes; in French 0 and 1 are `one`. */
export function plural(lang: string, n: number, forms: { readonly one: string; readonly other: string }): string {
  rules[lang] ??= new Intl.PluralRules(lang);
  return rules[lang].select(n) === 'one' ? forms.one : forms.other;
}

/** `1 coin`, `3 coins` */
export const counted =
  (lang: string, one: string, other: string) =>
  (n: number): string =>
    `${n} ${plural(lang, n, { one, other })}`;

const lists: Record<string, Intl.ListFormat> = {};

/** `a, b and c` */
export function listed(lang: string, items: readonly string[]): string {
  lists[lang] ??= new Intl.ListFormat(lang, { type: 'conjunction' });
  return lists[lang].format(items);
}
