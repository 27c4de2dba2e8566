// A Redis of our own on the loopback address, in memory only: what it knows, the processes tell it again.
import os from 'node:os';
import { redisBinary } from './binaries.mjs';
import { answersAt, freePort, startChild, untilReady } from './child.mjs';

/**
 * @param {{ port?: number }} [where]
 * @returns {Promise<{ url: string, pid: number, port: number, stop: (signal?: NodeJS.Signals) => Promise<void> }>}
 */
export async function startRedis({ port } = {}) {
  const at = port ?? (await freePort());
  const set = { bind: '127.0.0.1', port: String(at), save: '', appendonly: 'no', dir: os.tmpdir() };
  const args = Object.entries(set).flatMap(([name, value]) => [`--${name}`, value]);
  const child = startChild(redisBinary(), args, { cwd: os.tmpdir() });
  await untilReady(child, 'Redis', () => answersAt(at, 'PING\r\n', '+PONG'));
  return { url: `redis://127.0.0.1:${at}`, pid: child.pid, port: at, stop: child.stop };
}
