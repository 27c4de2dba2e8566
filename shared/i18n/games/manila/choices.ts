import type { ManilaChoices } from '../../en/manila/choices.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the dialog that makes a table says of Manila in every language. */
export const manilaChoices: TableTexts<ManilaChoices> = {
  en: async () => (await import('../../en/manila/choices.ts')).choices,
  fr: async () => (await import('../../fr/manila/choices.ts')).choices,
  de: async () => (await import('../../de/manila/choices.ts')).choices,
};
