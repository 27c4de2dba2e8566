import type { GameId } from '../../games/ids.ts';
import type { StoryPage } from '../../protocol/pages.ts';
import type { Lang } from '../load.ts';
import type { TableTexts } from './game-texts.ts';
import { portRoyalPages } from './port-royal/pages.ts';

/**
 * The stories that games tell. Only the server reads them, and sends a page to those who have opened it: nothing that a
 * browser loads may import a `pages.ts` of this folder (`test/architecture`).
 */
const stories: Readonly<Partial<Record<GameId, TableTexts<Readonly<Record<string, StoryPage>>>>>> = {
  'port-royal': portRoyalPages,
};

/** null: there is no such page. */
export async function storyPage(game: GameId, lang: Lang, id: string): Promise<StoryPage | null> {
  const pages = (await stories[game]?.[lang]()) ?? {};
  return Object.hasOwn(pages, id) ? (pages[id] ?? null) : null;
}
