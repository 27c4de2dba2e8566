// A whole house of several processes on the loopback address: what docker-compose.yml describes, without containers.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtServer, root } from '../prepare.mjs';
import { freePort, startChild, untilReady } from './child.mjs';
import { startPostgres } from './postgres.mjs';
import { startProxy } from './proxy.mjs';
import { startRedis } from './redis.mjs';

/**
 * @typedef {object} AppProcess
 * @property {string} name
 * @property {number} port its own, behind the proxy
 * @property {() => number} pid of its present life
 */

/**
 * Without a folder nothing is kept. `port` and `host` are the public ones; `env` goes to each process; `tell` hears of
 * processes that ended and are back, `err` what they complain of.
 * @param {{ apps?: number, folder?: string, port?: number, host?: string, env?: Record<string, string>, tell?: (words: string) => void, err?: (words: string) => void }} [how]
 * @returns {Promise<{ url: string, apps: AppProcess[], proxy: { pid: number }, database: { pid: number, url: string }, redis: { pid: number, url: string }, stop: () => Promise<void> }>}
 */
export async function startCluster({ apps: count = 2, folder, port, host, env = {}, tell, err } = {}) {
  /** stopped in the opposite order */
  const services = [];
  const house = { server: builtServer(), closing: false, tell: tell ?? (() => {}), err };
  const noted = (starting) => starting.then((service) => services.push(service) && service);
  const apps = [];
  const stop = async () => {
    house.closing = true;
    // they need the database until they have ended
    await Promise.all(apps.map(({ now }) => now?.stop()));
    for (const service of services.reverse()) await service.stop();
  };
  try {
    const data = folder && path.join(path.resolve(folder), 'postgres');
    const [database, redis] = await Promise.all([noted(startPostgres({ folder: data })), noted(startRedis())]);
    const shared = { ...env, HOST: '127.0.0.1', DATABASE_URL: database.url, REDIS_URL: redis.url };
    for (let n = 1; n <= count; n++) apps.push({ name: `app${n}`, port: await freePort() });
    await Promise.all(
      apps.map((app) => keep(app, { ...shared, PORT: String(app.port), PROCESS_NAME: app.name }, house)),
    );
    const proxy = await noted(startProxy({ apps, port, host }));
    const shown = apps.map((app) => ({ name: app.name, port: app.port, pid: () => app.now.pid }));
    return { url: proxy.url, apps: shown, proxy, database, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One process of the house; whenever it ends, by whatever, it is started again. */
async function keep(app, env, house) {
  const start = () => {
    const err = (words) => house.err?.(words.replaceAll(/^(?!$)/gm, `${app.name} `));
    app.now = startChild(process.execPath, house.server, { cwd: root, env, err });
    return untilReady(app.now, app.name, () => isReady(app.port), 60_000);
  };
  await start();
  void again();

  async function again() {
    for (;;) {
      await app.now.ended;
      if (!house.closing) house.tell(`${app.name} has ended, and is started again …`);
      await sleep(200);
      if (house.closing) return;
      await start().then(
        () => house.tell(`${app.name} is back: ${app.now.pid}`),
        (error) => house.closing || house.tell(error.message),
      );
    }
  }
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
