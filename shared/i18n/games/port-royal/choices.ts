import type { PortRoyalChoices } from '../../en/port-royal/choices.ts';
import type { TableTexts } from '../game-texts.ts';

/** What the dialog that makes a table says of Port Royal in every language. */
export const portRoyalChoices: TableTexts<PortRoyalChoices> = {
  en: async () => (await import('../../en/port-royal/choices.ts')).choices,
  fr: async () => (await import('../../fr/port-royal/choices.ts')).choices,
  de: async () => (await import('../../de/port-royal/choices.ts')).choices,
};
