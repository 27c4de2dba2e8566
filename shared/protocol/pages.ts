import { z } from 'zod';

/** GET /api/tables/:idOrCode/pages/:page?lang=…; English for languages that we do not speak. */
export const pageQuery = z.object({ lang: z.string().max(40).default('') });

/** A page of the story that a game tells; a blank line parts its paragraphs. */
export interface StoryPage {
  readonly title: string;
  readonly text: string;
}
