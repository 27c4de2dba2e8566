import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchStore } from '../../server/store/MatchStore.ts';

const folders: string[] = [];
let template: Promise<string> | undefined;

process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'three-harbours-'));
  folders.push(folder);
  return folder;
};

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const migrations = fileURLToPath(new URL('../../server/store/migrations', import.meta.url));

/** Changes whenever a new database would. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    if (file.endsWith('.sql')) hash.update(readFileSync(join(folder, file)));
  return hash
    .update(readFileSync(new URL('../../package-lock.json', import.meta.url)))
    .digest('hex')
    .slice(0, 16);
}

/** Kept from run to run; made aside and put in place at once, so that two runs do not meet in it. */
async function makeTemplate(): Promise<string> {
  const kept = join(cache, `database-${versionOf(migrations)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(join(cache, 'making-'));
  await (await MatchStore.open({ folder: aside })).close();
  try {
    renameSync(aside, kept);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
  return kept;
}

/** An empty data folder. Making a database takes seconds, copying one does not. */
export async function freshFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = newFolder();
  cpSync(await template, folder, { recursive: true });
  return folder;
}
