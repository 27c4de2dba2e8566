import type { PortRoyalDict } from '../../en/port-royal/index.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the table of Port Royal says in every language. */
export const portRoyalTexts: TableTexts<PortRoyalDict> = {
  en: async () => (await import('../../en/port-royal/index.ts')).portRoyal,
  fr: async () => (await import('../../fr/port-royal/index.ts')).portRoyal,
  de: async () => (await import('../../de/port-royal/index.ts')).portRoyal,
};
