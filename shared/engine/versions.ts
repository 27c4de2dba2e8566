import { InvariantError } from './assert.ts';
import type { GameMeta } from './game.ts';

/** Whether this build plays by that version of the rules. */
export const isPlayable = ({ playable }: Pick<GameMeta, 'playable'>, version: number): boolean =>
  playable.includes(version);

/** For `rulesOf`: rules of a version that nobody knows here would be those of another. */
export function assertPlayable({ id, playable }: Pick<GameMeta, 'id' | 'playable'>, version: number): void {
  if (!isPlayable({ playable }, version))
    throw new InvariantError(`${id} by rules version ${version}; this build plays ${playable.join(', ')}`);
}
