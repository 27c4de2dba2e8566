import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overFolder } from 'drizzle-orm/pglite';
import { migrate as migrateFolder } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { holdFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** PostgreSQL by any driver; this file alone knows which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The embedded database in a folder, or in memory for tests; or a server that several processes share. */
export type Place = { readonly folder: string | null } | { readonly url: string };

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** The database server does not answer, or not as it should. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** `lost` hears of connections that break while nobody uses them; the next query has a new one. */
export const openDatabase = (place: Place, lost: (error: Error) => void = () => {}): Promise<OpenDatabase> =>
  'url' in place ? openServer(place.url, lost) : openFolder(place.folder);

async function openFolder(dataDir: string | null): Promise<OpenDatabase> {
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = dataDir === null ? () => {} : holdFolder(dataDir);
  try {
    const client = await PGlite.create(dataDir === null ? 'memory://' : await folderIn(dataDir));
    const db = overFolder(client, { schema });
    await migrateFolder(db, { migrationsFolder });
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

/** Made aside and put in place at once: a kill during the first start leaves nothing that looks whole and is not. */
async function folderIn(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'db');
  if (existsSync(folder) && readdirSync(folder).length > 0) return folder;
  const aside = join(dataDir, 'db.new');
  rmSync(aside, { recursive: true, force: true });
  // seeds of running games will lie in there: for nobody else on this machine
  mkdirSync(aside, { mode: 0o700 });
  await (await PGlite.create(aside)).close();
  renameSync(aside, folder);
  return folder;
}

const connecting = { connectionTimeoutMillis: 5000, keepAlive: true, application_name: 'three-harbours' } as const;
/** a statement of ours takes milliseconds; one that hangs must not hold up a table for longer than players wait */
const patience = { statement_timeout: 5000, query_timeout: 8000, idle_in_transaction_session_timeout: 8000 } as const;
const connections = 10;

async function openServer(url: string, lost: (error: Error) => void): Promise<OpenDatabase> {
  await bringUpToDate(url);
  const pool = new pg.Pool({ connectionString: url, max: connections, ...connecting, ...patience });
  // without a listener, a server that restarts would end this process
  pool.on('error', lost);
  return { db: overServer(pool, { schema }), close: () => pool.end() };
}

/** any number, but the same in every process */
const migrationLock = 7_426_301;

/** Processes that start together take turns: the first migrates, the others find it done. */
async function bringUpToDate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...connecting });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as { readonly message: string; readonly code?: string };
    throw new DatabaseUnreachableError(`The database of DATABASE_URL does not answer: ${message || code}.`, {
      cause: error,
    });
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateServer(overServer(client), { migrationsFolder });
  } finally {
    // the lock goes with the connection
    await client.end();
  }
}

/** PostgreSQL's unique_violation, wherever the driver has put it. */
export function isDuplicateKey(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ((e as { code?: unknown }).code === '23505') return true;
  }
  return false;
}
