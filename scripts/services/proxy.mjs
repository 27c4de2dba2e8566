// HAProxy before the app processes, with the very configuration that docker-compose.yml uses.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../prepare.mjs';
import { haproxyBinary } from './binaries.mjs';
import { answersAt, freePort, startChild, untilReady } from './child.mjs';

const template = path.join(root, 'deploy/haproxy.cfg');

/**
 * The configuration with other processes and another public address. It is its own template: what it says of app1 is
 * said of each process.
 * @param {{ bind: string, apps: readonly { name: string, address: string }[] }} topology
 * @returns {string}
 */
export function proxyConfig({ bind, apps }) {
  const [head, ...blocks] = fs.readFileSync(template, 'utf8').split(/^(?=backend app\d)/m);
  const [block] = blocks;
  const server = /^ {2}server app1 app1:2567\b.*\n/m.exec(head)?.[0];
  if (!block || !server) throw new Error(`${template} does not name app1`);
  const of =
    (words) =>
    ({ name, address }) =>
      words.replaceAll('app1:2567', address).replaceAll(/\bapp1\b/g, name);
  const servers = apps.map(of(server)).join('');
  return [
    head.replace(/^ {2}bind .*$/m, `  bind ${bind}`).replace(/(^ {2}server app\d+ .*\n)+/m, servers),
    ...apps.map((app) => of(`${block.trimEnd()}\n`)(app)).join('\n'),
  ].join('');
}

/**
 * @param {{ apps: readonly { name: string, port: number }[], port?: number, host?: string }} topology
 * @returns {Promise<{ url: string, pid: number, port: number, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startProxy({ apps, port, host = '127.0.0.1' }) {
  const at = port ?? (await freePort());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harbour-proxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  const named = apps.map((app) => ({ name: app.name, address: `127.0.0.1:${app.port}` }));
  fs.writeFileSync(file, proxyConfig({ bind: `${host}:${at}`, apps: named }));
  const child = startChild(haproxyBinary(), ['-db', '-f', file]);
  try {
    await untilReady(child, 'HAProxy', () => answersAt(at));
  } finally {
    // it has been read
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return { url: `http://${host}:${at}`, pid: child.pid, port: at, stop: child.stop };
}
