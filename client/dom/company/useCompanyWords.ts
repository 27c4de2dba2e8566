import type { CompanyDict } from '../../../shared/i18n/company/en.ts';
import { loadCompany } from '../../../shared/i18n/load.ts';
import { useLoaded } from '../use-loaded.ts';

/** The words of playing with friends and of watching. */
export const useCompanyWords = (): CompanyDict | null => useLoaded(loadCompany);
