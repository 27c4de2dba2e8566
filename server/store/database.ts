import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { holdFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** PostgreSQL by any driver; this file alone knows which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** `null` keeps everything in memory: for tests. */
export async function openDatabase(dataDir: string | null): Promise<OpenDatabase> {
  // seeds of running games lie in there: for nobody else on this machine
  if (dataDir !== null) mkdirSync(join(dataDir, 'db'), { recursive: true, mode: 0o700 });
  const release = dataDir === null ? () => {} : holdFolder(dataDir);
  try {
    const client = await PGlite.create(dataDir === null ? 'memory://' : join(dataDir, 'db'));
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    return { db, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** PostgreSQL's unique_violation, wherever the driver has put it. */
export function isDuplicateKey(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { code?: unknown }).code === '23505') return true;
  }
  return false;
}
