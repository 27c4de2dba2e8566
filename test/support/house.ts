import '../../server/polyfill.ts';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, createApp } from '../../server/app.ts';
import { type Config, defaults } from '../../server/config.ts';
import type { Offer } from '../../server/games.ts';
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

async function makeTemplate(): Promise<string> {
  const folder = newFolder();
  const store = await MatchStore.open(folder);
  await store.close();
  return folder;
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
}

/** The real service on a free port of this machine. */
export async function openHouse({ folder, offers, config }: HouseOptions = {}): Promise<House> {
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
      allow: { guests: unlimited, tables: unlimited, requests: unlimited },
      ...config,
    },
    offers,
  );
  const port = await app.listen();
  return { app, folder: dataDir, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
