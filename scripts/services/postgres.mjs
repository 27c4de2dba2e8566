// A PostgreSQL of our own on the loopback address: as durable as a real one, gone when it is stopped.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries } from './binaries.mjs';
import { freePort, startChild, untilReady } from './child.mjs';

const user = 'harbour';
/** PostgreSQL refuses to run as root; Debian's package makes this account */
const account = process.getuid?.() === 0 ? 'postgres' : undefined;

/**
 * Keeps its data in `folder`, or in one that goes with it.
 * @param {{ folder?: string, port?: number }} [where]
 * @returns {Promise<{ url: string, pid: number, port: number, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startPostgres({ folder, port } = {}) {
  const bin = postgresBinaries();
  const home = folder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'harbour-postgres-'));
  const password = prepare(bin, path.resolve(home), folder !== undefined);
  const at = port ?? (await freePort());
  const child = await startAt(bin, path.resolve(home), at);
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${at}/postgres`,
    pid: child.pid,
    port: at,
    /** fast: open connections are ended, what is committed is kept */
    async stop(signal = 'SIGINT') {
      await child.stop(signal);
      if (folder === undefined) fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

async function startAt(bin, home, port) {
  const set = { listen_addresses: '127.0.0.1', unix_socket_directories: home, port, fsync: 'on', max_connections: 200 };
  const args = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let left = 20; ; left--) {
    const child = startChild(path.join(bin, 'postgres'), ['-D', path.join(home, 'data'), ...args], {
      user: account,
      cwd: home,
      ending: 'SIGINT',
    });
    const ready = ['-q', '-h', '127.0.0.1', '-p', String(port)];
    try {
      await untilReady(child, 'PostgreSQL', async () => spawnSync(path.join(bin, 'pg_isready'), ready).status === 0);
      return child;
    } catch (error) {
      // after a kill its own children need a moment to see that they are alone
      if (left === 0 || !/pre-existing shared memory|lock file .* already exists/.test(child.words())) throw error;
      await sleep(250);
    }
  }
}

/** Makes the folder once, and gives the password that was set then. */
function prepare(bin, home, sync) {
  const secret = path.join(home, 'password');
  if (fs.existsSync(path.join(home, 'data', 'PG_VERSION'))) return fs.readFileSync(secret, 'utf8').trim();
  // only the last folder is its own: who runs as root gives it to another, who must be able to come there
  fs.mkdirSync(path.dirname(home), { recursive: true });
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  fs.writeFileSync(secret, `${randomBytes(16).toString('hex')}\n`, { mode: 0o600 });
  const initdb = [path.join(bin, 'initdb'), '-D', path.join(home, 'data'), '-U', user, `--pwfile=${secret}`];
  initdb.push('--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', ...(sync ? [] : ['--no-sync']));
  const own = account ? `chown -R ${account}: "$1" && ` : '';
  const become = account ? `setpriv --reuid ${account} --regid ${account} --init-groups -- ` : '';
  const script = `${own}cd / && shift && exec ${become}"$@"`;
  const done = spawnSync('sh', ['-c', script, 'sh', home, ...initdb], { encoding: 'utf8' });
  if (done.status !== 0) {
    const hint = account
      ? `It runs as ${account}, who must be able to enter every folder above; or name another DATA_DIR.`
      : '';
    throw new Error(`PostgreSQL's data cannot be laid out in ${home}:\n${done.stderr}${hint}`);
  }
  return fs.readFileSync(secret, 'utf8').trim();
}
