import { endingOf } from './missions.ts';
import type { PageId, View } from './types.ts';

type Chapter = 1 | 2 | 3 | 4 | 5;

/** What the story says to the verdict on a team: card 9, and how a chapter was lost. */
export type VerdictPageId = 'st-9' | `st-lost-${Chapter}`;

/** Whatever of the story can be opened. */
export type StoryPageId = PageId | VerdictPageId;

/** PR17.5: what may be read by whoever sees this, in the order of the book; everything else stays closed. */
export function openedPages({ adventure, outcome, rules }: View): readonly StoryPageId[] {
  const pages: StoryPageId[] = [...(adventure?.pages ?? [])];
  const chapter = rules.adventure?.chapter ?? null;
  if (outcome === null || chapter === null) return pages;
  const lost = outcome.team !== undefined && !outcome.team.won;
  // PR16.2: rivals read the ending, too, whoever has won
  const last: StoryPageId = lost ? `st-lost-${chapter as Chapter}` : endingOf(chapter);
  const verdict: readonly StoryPageId[] = outcome.team ? ['st-9', last] : [last];
  return [...pages.filter((page) => !verdict.includes(page)), ...verdict];
}
