import '../../server/polyfill.ts';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, type AppExtension, createApp } from '../../server/app.ts';
import { type Config, defaults } from '../../server/config.ts';
import type { Offer } from '../../server/games.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import type { Time } from '../../server/time.ts';

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

const unlimited = { burst: 100_000, everyMs: 1 };

export interface House {
  readonly app: App;
  readonly folder: string;
  /** http://127.0.0.1:… */
  readonly url: string;
  close(): Promise<void>;
}

export interface HouseOptions {
  readonly folder?: string;
  readonly offers?: readonly Offer[];
  readonly config?: Partial<Config>;
  readonly extension?: AppExtension;
  /** of the service; sockets keep the real one */
  readonly time?: Time;
}

/** The real service on a free port of this machine. */
export async function openHouse({ folder, offers, config, extension, time }: HouseOptions = {}): Promise<House> {
  const dataDir = folder ?? (await freshFolder());
  if (!existsSync(dataDir)) throw new Error(`no folder ${dataDir}`);
  const app = await createApp(
    {
      ...defaults,
      port: 0,
      host: '127.0.0.1',
      dataDir,
      logLevel: 'silent',
      messagesPerSecond: 10_000,
      allow: {
        guests: unlimited,
        tables: unlimited,
        tablesOfAddress: unlimited,
        requests: unlimited,
        misses: unlimited,
        replays: unlimited,
        branches: unlimited,
        talk: unlimited,
        reports: unlimited,
        wrongKeys: unlimited,
      },
      ...config,
    },
    offers,
    { ...extension, ...(time ? { time } : {}) },
  );
  const port = await app.listen();
  return { app, folder: dataDir, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
