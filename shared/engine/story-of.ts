import type { AnyGame } from './game.ts';
import { type MatchRecord, replay, replaying } from './record.ts';
import type { Story, StoryStep } from './story.ts';

/** The story of a record that has come to its end; throws like `replay`. */
export const storyOf = (game: AnyGame, record: MatchRecord): Story => game.story(stepsOf(game, record));

function* stepsOf(game: AnyGame, record: MatchRecord): Generator<StoryStep<unknown, unknown>> {
  const first = replay(game, { ...record, moves: [] });
  yield { state: first, seq: 0, events: game.opening(first) };
  yield* replaying(game, record);
}
