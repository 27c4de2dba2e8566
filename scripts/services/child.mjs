// A process that is ours: known by its id, and never left behind.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const kept = 4000;

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {() => boolean} running
 * @property {Promise<void>} ended
 * @property {() => string} words its last output
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop by its id; what does not end is killed
 */

/**
 * Starts a program that ends when we do, however we end (`pdeathsig`), and that a terminal's Ctrl-C does not reach: who
 * started it stops it, in order. `setpriv` becomes the program, so the id is the program's own.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, user?: string, ending?: NodeJS.Signals, err?: (words: string) => void, out?: (words: string) => void }} [how]
 *   `user`: becomes it, which only root may; `ending`: the signal that lets it end well; `err` hears its standard error output, `out` the other
 * @returns {Child}
 */
export function startChild(command, args, { cwd, env = {}, user, ending = 'SIGTERM', err, out } = {}) {
  const become = user ? ['--reuid', user, '--regid', user, '--init-groups'] : [];
  const child = spawn('setpriv', ['--pdeathsig', ending.slice(3), ...become, '--', command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  let over = false;
  const hear = (chunk) => {
    words = (words + chunk).slice(-kept);
  };
  child.stdout.on('data', (chunk) => {
    hear(chunk);
    out?.(String(chunk));
  });
  child.stderr.on('data', (chunk) => {
    hear(chunk);
    err?.(String(chunk));
  });
  const ended = new Promise((resolve) => {
    const end = () => {
      over = true;
      resolve();
    };
    child.on('exit', end);
    child.on('error', (error) => {
      hear(error.message);
      end();
    });
  });
  return {
    pid: child.pid ?? 0,
    running: () => !over,
    ended,
    words: () => words,
    async stop(signal = ending) {
      if (over) return;
      child.kill(signal);
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/**
 * Waits until a child answers; one that ends or stays silent is an error with its last words.
 * @param {Child} child
 * @param {string} name
 * @param {() => Promise<boolean>} answers
 */
export async function untilReady(child, name, answers, patience = 30_000) {
  for (const end = Date.now() + patience; child.running() && Date.now() < end; await sleep(50))
    if (await answers()) return;
  await child.stop();
  throw new Error(`${name} did not start:\n${child.words()}`);
}

/**
 * A port of the loopback address that nobody uses now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Whether a port answers, with this to what we say.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answersAt(port, say = '', answer = '') {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const end = (well) => {
      socket.destroy();
      resolve(well);
    };
    socket.setTimeout(1000, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => (say === '' ? end(true) : socket.write(say)));
    socket.on('data', (chunk) => end(String(chunk).startsWith(answer)));
  });
}
