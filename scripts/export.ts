// npm run export -- TABLE game.json: writes the record of a stored game, running or finished, by its id or code.
// For operators: everything hidden is in it. The embedded database has one reader, so the house must be closed.
import { writeFileSync } from 'node:fs';
import { configFrom } from '../server/config.ts';
import { MatchStore } from '../server/store/MatchStore.ts';
import { recordOf } from '../server/table/recorded.ts';

async function exportGame(table: string, file: string): Promise<string | null> {
  const { databaseUrl, dataDir } = configFrom(process.env);
  const store = await MatchStore.open(databaseUrl === undefined ? { folder: dataDir } : { url: databaseUrl });
  try {
    const row = await store.byIdOrCode(table);
    if (!row) return `There is no table ${table}.`;
    if (row.status === 'waiting') return `The game of ${table} has not begun.`;
    const record = recordOf(row, await store.moves(row.id));
    writeFileSync(file, `${JSON.stringify(record)}\n`, { mode: 0o600 });
    console.log(`${file}: ${record.game}, ${record.moves.length} moves`);
    return null;
  } finally {
    await store.close();
  }
}

const [table, file] = process.argv.slice(2);
const problem =
  table === undefined || file === undefined
    ? 'npm run export -- TABLE game.json (TABLE is the id or the code of a table)'
    : await exportGame(table, file).catch((error: Error) => error.message);
if (problem !== null) {
  console.error(problem);
  process.exitCode = 1;
}
