/**
 * `npm run bench -- load`: what a move costs the service, beside the yardstick of the same run: a bare socket server that
 * sends one message of the same size to everybody at the table. JSON on stdout, a short table on stderr.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/services/index.mjs';
import { freshDatabase } from '../support/services.ts';
import { type Load, type PlayersReport, quantile, type Usage } from './load/report.ts';

const people = 4;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const warmUpSeconds = Number(process.env.BENCH_WARM_UP ?? 4);
const counts = (process.env.BENCH_TABLES ?? '10,50').split(',').map(Number);

const script = (name: string) => fileURLToPath(new URL(`./load/${name}.ts`, import.meta.url));
const start = (name: string, args: string[]): ChildProcess =>
  fork(script(name), args, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/** The next message that has this; Colyseus tells a parent of its own affairs, too. */
function next<T extends object>(child: ChildProcess, key: keyof T & string): Promise<T> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      child.off('message', hear).off('exit', gone);
    };
    const gone = (code: number | null): void => {
      done();
      reject(new Error(`a process of the bench ended with ${code}`));
    };
    const hear = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(key in message)) return;
      done();
      resolve(message as T);
    };
    child.on('message', hear).on('exit', gone);
  });
}

const usageOf = (server: ChildProcess): Promise<Usage> => {
  server.send('usage');
  return next<Usage>(server, 'cpuSeconds');
};

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** One load on one server: what it used meanwhile, and what those who played saw. */
async function measure(server: ChildProcess, player: string, load: Load) {
  const idle = await usageOf(server);
  const players = start(player, [JSON.stringify(load)]);
  const playing = next<PlayersReport>(players, 'moves');
  await next<{ measuring: true }>(players, 'measuring');
  const before = await usageOf(server);
  const played = await playing;
  const after = await usageOf(server);
  if (players.exitCode === null) await once(players, 'exit');
  const { moves, bytes, heardMs, answeredMs, busy } = played;
  return {
    tables: load.tables,
    ...(load.pace ? { pace: load.pace } : {}),
    moves,
    movesPerSecond: Math.round(moves / played.seconds),
    cpuMicrosecondsPerMove: round((1e6 * (after.cpuSeconds - before.cpuSeconds)) / moves),
    bytesPerMoveAndClient: round(bytes / moves / load.people),
    heardMs: { p50: round(quantile(heardMs, 0.5), 2), p99: round(quantile(heardMs, 0.99), 2) },
    ...(answeredMs.length > 0
      ? { answeredMs: { p50: round(quantile(answeredMs, 0.5), 2), p99: round(quantile(answeredMs, 0.99), 2) } }
      : {}),
    heapKilobytesPerTable: round((before.heapBytes - idle.heapBytes) / 1024 / load.tables),
    busyOfThoseWhoPlay: round(busy, 2),
  };
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.send('end');
  await ended;
}

async function onServer(name: string, args: string[], player: string, loads: readonly Omit<Load, 'url'>[]) {
  const server = start(name, args);
  try {
    const { url } = await next<{ url: string }>(server, 'url');
    const results = [];
    for (const load of loads) results.push(await measure(server, player, { ...load, url }));
    return results;
  } finally {
    await end(server);
  }
}

type Result = Awaited<ReturnType<typeof measure>>;

function table(rows: readonly (Result & { readonly on: string; readonly timesYardstick?: number })[]): string {
  const heads = ['on', 'tables', 'pace', 'moves/s', 'µs CPU/move', '× yardstick', 'heard p50', 'p99', 'bytes', 'busy'];
  const lines = rows.map((row) =>
    [
      row.on,
      row.tables,
      row.pace ?? '',
      row.movesPerSecond,
      row.cpuMicrosecondsPerMove,
      row.timesYardstick ?? '',
      row.heardMs.p50,
      row.heardMs.p99,
      row.bytesPerMoveAndClient,
      row.busyOfThoseWhoPlay,
    ].map(String),
  );
  const widths = heads.map((head, i) => Math.max(head.length, ...lines.map((line) => line[i]?.length ?? 0)));
  return [heads, ...lines].map((line) => line.map((cell, i) => cell.padStart(widths[i] ?? 0)).join('  ')).join('\n');
}

export async function reportOnLoad() {
  const loads = counts.map((tables) => ({ tables, people, warmUpSeconds, seconds }));
  const paced = process.env.BENCH_PACED === 'no' ? [] : [{ tables: 500, people, warmUpSeconds, seconds, pace: 250 }];
  const embedded = await onServer('house', [], 'play', loads);
  const postgres = await startPostgres();
  try {
    const onPostgres = await onServer('house', [await freshDatabase(postgres.url)], 'play', [...loads, ...paced]);
    const size = Math.round(onPostgres[0]?.bytesPerMoveAndClient ?? 100);
    const yardstick = await onServer('yardstick', [String(size)], 'play-yardstick', loads);
    const compared = (results: readonly Result[]) =>
      results.map((result) => {
        const limit = yardstick.find(({ tables }) => tables === result.tables) ?? yardstick.at(-1);
        const times = result.cpuMicrosecondsPerMove / (limit?.cpuMicrosecondsPerMove ?? Number.NaN);
        return { ...result, timesYardstick: round(times) };
      });
    const report = { embedded: compared(embedded), postgres: compared(onPostgres), yardstick };
    const rows = Object.entries(report).flatMap(([on, results]) => results.map((result) => ({ on, ...result })));
    process.stderr.write(`${table(rows)}\n`);
    return report;
  } finally {
    await postgres.stop();
  }
}
