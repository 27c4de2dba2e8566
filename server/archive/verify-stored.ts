import type { AnyGame } from '../../shared/engine/game.ts';
import { differenceOf } from '../../shared/fairness/stored-game.ts';
import { games } from '../../shared/games/registry.ts';
import type { StoredGamesDict } from '../../shared/i18n/en/stored-games.ts';
import { ConfigError, configFrom } from '../config.ts';
import { type DatabasePlace, DatabaseUnreachableError, NoDatabaseError } from '../store/database.ts';
import { FolderInUseError } from '../store/folder-lock.ts';
import { StoredGames } from './StoredGames.ts';

type Printer = Pick<Console, 'log' | 'error'>;

/**
 * What an operator runs before a deploy: every table of the database, also those that are being played, by the rules of
 * its record and this build. The exit code: 1 when anything differs, or when it cannot be read.
 */
export async function verifyStored(
  env: Readonly<Record<string, string | undefined>>,
  words: StoredGamesDict,
  print: Printer,
  known: Readonly<Record<string, AnyGame>> = games,
): Promise<number> {
  let folder = '';
  let stored: StoredGames;
  try {
    const { databaseUrl, dataDir } = configFrom(env);
    folder = dataDir ?? '';
    const place: DatabasePlace = databaseUrl === undefined ? { folder } : { url: databaseUrl };
    stored = await StoredGames.open(place);
  } catch (error) {
    print.error(sentenceOf(error, folder, words));
    return 1;
  }
  try {
    let [tables, moves, differ] = [0, 0, 0];
    for await (const game of stored.all()) {
      tables++;
      moves += game.moves.length;
      const difference = differenceOf(known[game.game], game);
      if (!difference) continue;
      differ++;
      const { id, rulesVersion } = game;
      print.log(`✘ ${id} (${game.game} ${rulesVersion}): ${words.difference[difference.kind](difference)}`);
    }
    print.log(words.summary({ games: tables, moves, differ }));
    return differ === 0 ? 0 : 1;
  } finally {
    await stored.close();
  }
}

function sentenceOf(error: unknown, folder: string, words: StoredGamesDict): string {
  if (error instanceof FolderInUseError) return words.inUse({ folder });
  if (error instanceof NoDatabaseError) return words.noDatabase({ folder });
  if (error instanceof ConfigError || error instanceof DatabaseUnreachableError) return error.message;
  throw error;
}
