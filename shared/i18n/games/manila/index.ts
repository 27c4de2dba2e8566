import type { ManilaDict } from '../../en/manila/index.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the table of Manila says in every language. */
export const manilaTexts: TableTexts<ManilaDict> = {
  en: async () => (await import('../../en/manila/index.ts')).manila,
  fr: async () => (await import('../../fr/manila/index.ts')).manila,
  de: async () => (await import('../../de/manila/index.ts')).manila,
};
