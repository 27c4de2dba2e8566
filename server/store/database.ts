import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { root } from '../root.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** PostgreSQL by any driver; only this file knows which. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The embedded database in a folder, or in memory for tests; or a server that several processes share. */
export type DatabasePlace = { readonly folder: string | null } | { readonly url: string };

/** One that is prepared once and run often: no query builder stands on the path of a move. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type RunStatement = <Row>(statement: Statement, values: readonly unknown[]) => Promise<readonly Row[]>;

export interface OpenDatabase {
  readonly db: Database;
  readonly run: RunStatement;
  close(): Promise<void>;
}

/** The database server does not answer, or not as it should. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

/** There is no database in this folder. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

const migrationsFolder = join(root, 'server/store/migrations');

// People wait for a process that restarts: it loads only the driver that it needs.
async function embedded() {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  return { PGlite, drizzle, migrate };
}

async function overNetwork() {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  return { pg, drizzle, migrate };
}

/** `lost` is called when an idle connection breaks; the next query gets a new one. */
export const openDatabase = (place: DatabasePlace, lost: (error: Error) => void = () => {}): Promise<OpenDatabase> =>
  'url' in place ? openServer(place.url, lost) : openFolder(place.folder);

async function openFolder(dataDir: string | null): Promise<OpenDatabase> {
  const { PGlite, drizzle, migrate } = await embedded();
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = dataDir === null ? () => {} : lockFolder(dataDir);
  try {
    const client = await PGlite.create(dataDir === null ? 'memory://' : await folderIn(dataDir));
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder });
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    return { db, run: runOn(client), close };
  } catch (error) {
    release();
    throw error;
  }
}

const runOn =
  (client: PGlite): RunStatement =>
  async <Row>({ text }: Statement, values: readonly unknown[]) =>
    (await client.query<Row>(text, [...values])).rows;

const runOver =
  (pool: Pool): RunStatement =>
  async <Row>(statement: Statement, values: readonly unknown[]) =>
    (await pool.query({ ...statement, values: [...values] })).rows as Row[];

const readOnly = 'default_transaction_read_only';

/** As it is, for looking alone: no table is made or changed, and nothing is migrated. */
export async function openForReading(place: DatabasePlace): Promise<OpenDatabase> {
  if ('url' in place) {
    const { pg, drizzle } = await overNetwork();
    const options = `-c ${readOnly}=on`;
    const pool = new pg.Pool({ connectionString: place.url, max: 1, options, ...connecting, ...patience });
    pool.on('error', () => {});
    await pool.query('select 1').catch(async (error) => {
      await pool.end();
      throw unreachable(error);
    });
    return { db: drizzle(pool, { schema }), run: runOver(pool), close: () => pool.end() };
  }
  const { folder } = place;
  if (folder === null || !existsSync(join(folder, 'db')))
    throw new NoDatabaseError(`There is no database in ${folder}.`);
  const release = lockFolder(folder);
  try {
    const { PGlite, drizzle } = await embedded();
    const client = await PGlite.create(join(folder, 'db'));
    await client.exec(`set ${readOnly} = on`);
    const close = async (): Promise<void> => {
      await client.close();
      release();
    };
    return { db: drizzle(client, { schema }), run: runOn(client), close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Made aside and moved into place: a kill during the first start leaves no half-made database. */
async function folderIn(dataDir: string): Promise<string> {
  const { PGlite } = await embedded();
  const folder = join(dataDir, 'db');
  if (existsSync(folder) && readdirSync(folder).length > 0) return folder;
  const aside = join(dataDir, 'db.new');
  rmSync(aside, { recursive: true, force: true });
  // it will hold the seeds of running games: readable by nobody else on this machine
  mkdirSync(aside, { mode: 0o700 });
  await (await PGlite.create(aside)).close();
  renameSync(aside, folder);
  return folder;
}

const connecting = { connectionTimeoutMillis: 5000, keepAlive: true, application_name: 'three-harbours' } as const;
/** our statements take milliseconds; one that hangs must not block a table for longer than players wait */
const patience = { statement_timeout: 5000, query_timeout: 8000, idle_in_transaction_session_timeout: 8000 } as const;
const connections = 10;

async function openServer(url: string, lost: (error: Error) => void): Promise<OpenDatabase> {
  const { pg, drizzle } = await overNetwork();
  await bringUpToDate(url);
  const pool = new pg.Pool({ connectionString: url, max: connections, ...connecting, ...patience });
  // without a listener, a server that restarts would end this process
  pool.on('error', lost);
  return { db: drizzle(pool, { schema }), run: runOver(pool), close: () => pool.end() };
}

function unreachable(error: unknown): DatabaseUnreachableError {
  const { message, code } = error as { readonly message: string; readonly code?: string };
  return new DatabaseUnreachableError(`The database of DATABASE_URL does not answer: ${message || code}.`, {
    cause: error,
  });
}

/** any number, but the same in every process */
const migrationLock = 7_426_301;

/** Processes that start together take turns: the first migrates, the others find it done. */
async function bringUpToDate(url: string): Promise<void> {
  const { pg, drizzle, migrate } = await overNetwork();
  const client = new pg.Client({ connectionString: url, ...connecting });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(error);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // closing the connection frees the lock
    await client.end();
  }
}
