import {
  type Event,
  isMissionId,
  missionOf,
  openedPages,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { Tale, TalePage } from '../../tale.ts';
import { StoryScene } from './StoryScene.tsx';

/** What a page sets its readers to do: a mission, with what it asks and brings. */
function opensOf({ missions, quest: t }: PortRoyalDict, id: string): TalePage['opens'] {
  if (!isMissionId(id)) return null;
  const { first, crowns } = missionOf(id);
  return {
    number: id.slice('st-'.length),
    ...missions[id],
    prizes: `${t.first}: ${t.prize(first)} · ${t.each}: ${t.prize({ coins: 0, crowns })}`,
  };
}

export const taleOf = (dict: PortRoyalDict): Tale => ({
  words: dict.book,
  pages: (view) => openedPages(view as View),
  page: (view, id) => {
    const chapter = (view as View).rules.adventure?.chapter ?? 1;
    return {
      chapter: dict.book.chapters[chapter - 1] ?? '',
      scene: <StoryScene chapter={chapter} page={id} />,
      opens: opensOf(dict, id),
    };
  },
  pageOf: (event) => {
    const told = event as Event;
    if (told.type === 'pageOpened') return told.page;
    return told.type === 'missionOpened' ? told.mission : null;
  },
});
