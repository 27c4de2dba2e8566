import { useEffect, useState } from 'preact/hooks';
import type { Story } from '../../../shared/engine/story.ts';
import type { GameFile } from '../../../shared/protocol/game-file.ts';
import { manifestOf } from '../../games/index.ts';
import { api } from '../../net/api.ts';

/** A game whose story is asked for: by its table, or with its file. */
export type StorySource = { readonly code: string } | { readonly file: GameFile } | null;

async function find(source: NonNullable<StorySource>): Promise<Story | null> {
  const answer = 'file' in source ? null : await api.replay(source.code);
  const file = 'file' in source ? source.file : answer?.ok ? answer.value : null;
  if (!file?.result) return null;
  const [{ loadRules }, { storyOf }] = await Promise.all([
    manifestOf(file.game).load(),
    import('../../../shared/engine/story-of.ts'),
  ]);
  return storyOf(await loadRules(), file);
}

/** The story of a game that is over, made in this browser out of its record; null until it is there, or if it cannot be. */
export function useStory(source: StorySource): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  const key = source && ('file' in source ? source.file : source.code);
  useEffect(() => {
    let current = true;
    setStory(null);
    // without it the result stands by itself
    if (source)
      find(source).then(
        (found) => current && setStory(found),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [key]);
  return story;
}
