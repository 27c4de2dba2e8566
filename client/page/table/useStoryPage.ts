import { useEffect, useState } from 'preact/hooks';
import type { StoryPage } from '../../../shared/protocol/pages.ts';
import type { ApiRefusal } from '../../net/api.ts';
import { storyPages } from '../../net/StoryPages.ts';
import { settings } from '../preferences.ts';
import { useStore } from '../useStore.ts';

/** A page of the story as far as it is here; `refused`: the house does not give it out, or cannot be reached. */
export type PageOfStory =
  | { readonly state: 'loading' }
  | { readonly state: 'read'; readonly page: StoryPage }
  | { readonly state: 'refused'; readonly refusal: ApiRefusal };

const loading: PageOfStory = { state: 'loading' };

/** The page of this name at this table, in the language of the settings; null: none is wanted. `round`: ask once more. */
export function useStoryPage(table: string, id: string | null, round = 0): PageOfStory {
  const { lang } = useStore(settings);
  const [found, setFound] = useState<{ readonly key: string; readonly page: PageOfStory } | null>(null);
  const key = `${lang} ${id} ${table} ${round}`;
  useEffect(() => {
    if (id === null) return;
    let current = true;
    void storyPages.load({ table, page: id, lang }).then((answer) => {
      const page: PageOfStory = answer.ok
        ? { state: 'read', page: answer.value }
        : { state: 'refused', refusal: answer.refusal };
      if (current) setFound({ key, page });
    });
    return () => {
      current = false;
    };
  }, [table, id, lang, key]);
  if (id === null) return loading;
  const known = storyPages.known({ table, page: id, lang });
  if (known) return { state: 'read', page: known };
  // what was found for another page, or in another language, is not this one
  return found?.key === key ? found.page : loading;
}
