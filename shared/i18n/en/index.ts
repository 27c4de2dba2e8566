import { languageOf } from '../language.ts';

export const language = languageOf(
  'English',
  async () => (await import('./house.ts')).house,
  async () => (await import('./more.ts')).more,
);
