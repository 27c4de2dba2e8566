import type { TableTexts } from '../game-texts.ts';
import type { StoryPages } from './adventure.ts';

/** The story of Port Royal in every language. */
export const portRoyalPages: TableTexts<StoryPages> = {
  en: async () => (await import('../../en/port-royal/pages.ts')).pages,
  fr: async () => (await import('../../fr/port-royal/pages.ts')).pages,
  de: async () => (await import('../../de/port-royal/pages.ts')).pages,
};
