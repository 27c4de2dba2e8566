import { useEffect, useState } from 'preact/hooks';
import type { CompanyDict } from '../../../shared/i18n/company/en.ts';
import { loadCompany } from '../../../shared/i18n/load.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../use.ts';

/** The words of playing with friends and of watching in the language of the settings; null until they are here. */
export function useCompanyWords(): CompanyDict | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<CompanyDict | null>(null);
  useEffect(() => {
    let current = true;
    loadCompany[lang]().then(
      (loaded) => current && setWords(loaded),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [lang]);
  return words;
}
