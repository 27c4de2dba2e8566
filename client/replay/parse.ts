import { type GameFile, gameFile } from '../../shared/protocol/game-file.ts';

/** Longer than any game that was ever played. */
const longest = 2_000_000;

/** A file of somebody's disk, if it is a game; in a module of its own, because the check is larger than all else. */
export function parseGameFile(text: string): GameFile | null {
  if (text.length > longest) return null;
  try {
    return gameFile.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
