import { LANGS, type Lang, languages } from '../../../shared/i18n/load.ts';
import { change, settings } from '../preferences.ts';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';

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
            {languages[one].name}
          </option>
        ))}
      </select>
    </label>
  );
}
