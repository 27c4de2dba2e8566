import '../../server/polyfill.ts';
import { existsSync } from 'node:fs';
import { type App, type AppExtension, createApp } from '../../server/app.ts';
import { type Config, defaults } from '../../server/config.ts';
import type { Offer } from '../../server/games.ts';
import type { Time } from '../../server/time.ts';
import { freshFolder } from './fresh-folder.ts';
import { HouseBots } from './house-bots.ts';

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
    { openBots: (options) => new HouseBots(options), ...extension, ...(time ? { time } : {}) },
  );
  const port = await app.listen();
  return { app, folder: dataDir, url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
