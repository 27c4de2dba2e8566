import type { StoryPage } from '../protocol/pages.ts';

export const page = (title: string, ...paragraphs: readonly string[]): StoryPage => ({
  title,
  text: paragraphs.join('\n\n'),
});
