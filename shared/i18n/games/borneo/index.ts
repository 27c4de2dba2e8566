import type { BorneoDict } from '../../en/borneo/index.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the table of Borneo says in every language. */
export const borneoTexts: TableTexts<BorneoDict> = {
  en: async () => (await import('../../en/borneo/index.ts')).borneo,
  fr: async () => (await import('../../fr/borneo/index.ts')).borneo,
  de: async () => (await import('../../de/borneo/index.ts')).borneo,
};
