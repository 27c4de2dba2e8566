import type { MissionId } from '../../../games/port-royal/index.ts';

type Chapter = 1 | 2 | 3 | 4 | 5;

/**
 * Everything the story has to say: how a chapter opens, what comes with a mission, the reckoning of a team (card 9) and how
 * a chapter ends, won or lost.
 */
export type PageKey =
  | MissionId
  | 'st-cover'
  | 'st-title-2'
  | 'st-title-3'
  | 'st-title-4'
  | 'st-title-5'
  | 'st-9'
  | `st-6${Chapter}`
  | `st-lost-${Chapter}`;

/** A page of the story; a blank line parts its paragraphs. */
export interface StoryPage {
  readonly title: string;
  readonly text: string;
}

export type StoryPages = Readonly<Record<PageKey, StoryPage>>;

export const page = (title: string, ...paragraphs: readonly string[]): StoryPage => ({
  title,
  text: paragraphs.join('\n\n'),
});
