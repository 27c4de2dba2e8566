import { languageOf } from '../language.ts';

export const language = languageOf(
  'Français',
  async () => (await import('./house.ts')).house,
  async () => (await import('./more.ts')).more,
);
