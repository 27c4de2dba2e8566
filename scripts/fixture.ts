// npm run fixture -- game.json name: keeps a game as a fixture of its game, to be replayed by every test run.
// game.json is the file that a page saves of a finished game, or what `npm run export` gives of a running one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MatchRecord, RefusedMoveError, replay } from '../shared/engine/record.ts';
import type { GameId } from '../shared/games/ids.ts';
import { games } from '../shared/games/registry.ts';
import { gameFolder } from '../test/support/files.ts';
import { formatRecord, recordOfFile } from '../test/support/fixture-file.ts';

const usage = 'npm run fixture -- game.json name (letters, digits and hyphens)';

/** Why it cannot be kept; null: it has been. */
function keep(file: string, name: string): string | null {
  if (!/^[a-z0-9-]+$/.test(name)) return usage;
  if (!existsSync(file)) return `There is no file ${file}.`;
  let record: MatchRecord<GameId>;
  try {
    record = recordOfFile(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return `${file} is not a game: ${(error as Error).message}`;
  }
  const game = games[record.game];
  try {
    const end = replay(game, record);
    if (record.result !== null && JSON.stringify(game.outcome(end)) !== JSON.stringify(record.result))
      return 'The rules come to another result than the file says. Write the test that shows it first.';
  } catch (error) {
    if (!(error instanceof RefusedMoveError)) throw error;
    console.warn(`Kept although the rules refuse it, as a bug may need: ${error.message}.`);
  }
  const folder = join(gameFolder(record.game), 'fixtures');
  const target = join(folder, `${name}.json`);
  if (existsSync(target)) return `There is a fixture ${name} of ${record.game} already.`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(target, formatRecord(record));
  console.log(`${relative(process.cwd(), target)}: ${record.moves.length} moves`);
  return null;
}

const [file, name] = process.argv.slice(2);
const problem = file === undefined || name === undefined ? usage : keep(file, name);
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
