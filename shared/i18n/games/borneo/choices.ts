import type { BorneoChoices } from '../../en/borneo/choices.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the dialog that makes a table says of Borneo in every language. */
export const borneoChoices: TableTexts<BorneoChoices> = {
  en: async () => (await import('../../en/borneo/choices.ts')).choices,
  fr: async () => (await import('../../fr/borneo/choices.ts')).choices,
  de: async () => (await import('../../de/borneo/choices.ts')).choices,
};
