import { LANGS, type Lang } from '../../../shared/i18n/plural.ts';
import { change, settings } from '../preferences.ts';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';

/** Every language under its own name. */
export const languageNames: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** A native list under a round button: small, and every reader knows it. */
export function LanguageMenu() {
  const { lobby } = useWords();
  const { lang } = useStore(settings);
  return (
    <label class="tool lang">
      <span aria-hidden="true">{lang.toUpperCase()}</span>
      <select
        aria-label={lobby.languageMenu}
        value={lang}
        onChange={(event) => change({ lang: event.currentTarget.value as Lang })}
      >
        {LANGS.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
