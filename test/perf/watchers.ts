/** `npm run bench -- watchers`: what those who watch cost those who play; JSON on stdout. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Visitor } from '../support/client.ts';
import { openHouse } from '../support/house.ts';

const MOVES = Number(process.env.BENCH_MOVES ?? 60);
const audiences = [0, 50, 200];

const quantile = (sorted: readonly number[], q: number): number =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(2));

const told = (times: readonly number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};

const audience = fileURLToPath(new URL('./audience.ts', import.meta.url));

/** So many come to watch; the answer lets them go. */
async function seatWatchers(url: string, table: string, count: number): Promise<() => Promise<unknown>> {
  if (count === 0) return async () => {};
  const child = spawn(process.execPath, ['--import', 'tsx', audience, url, table, String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const here = once(child.stdout, 'data');
  const failed = ended.then(() => Promise.reject(new Error('the audience did not come')));
  await Promise.race([here, failed]);
  failed.catch(() => {});
  return () => {
    child.stdin.end();
    return ended;
  };
}

/** Two people move in turn; measured from the request to its stored answer, and to what the other is told. */
async function measure(url: string, watching: number) {
  const [anna, bert] = [await Visitor.named(url, 'Anna'), await Visitor.named(url, 'Bert')];
  const answered: number[] = [];
  const heard: number[] = [];
  while (answered.length < MOVES) {
    const { id } = await anna.createTable({ seats: 2 });
    const players = [await anna.join(id), await bert.join(id)] as const;
    const dismiss = await seatWatchers(url, id, watching);
    await players[0].arrange({ op: 'start' });
    while (answered.length < MOVES && players[0].table.status === 'running') {
      const turns = await Promise.all(players.map((at) => at.sync()));
      const mover = turns.findIndex(({ moves }) => moves.length > 0);
      const turn = turns[mover];
      const [at, other] = [players[mover], players[1 - mover]];
      if (!turn || !at || !other) break;
      const began = performance.now();
      const hears = other.until(() => other.seq > turn.seq, 'the move').then(() => performance.now() - began);
      // the first move is the one that leads on
      await at.act(turn.moves[0] ?? { type: '' }, turn.seq);
      answered.push(performance.now() - began);
      heard.push(await hears);
    }
    await Promise.all([dismiss(), ...players.map((one) => one.leave())]);
  }
  return { watching, moves: answered.length, answeredMs: told(answered), heardMs: told(heard) };
}

export async function reportOnWatchers() {
  const house = await openHouse();
  try {
    // the compiler has its say before the clock starts
    await measure(house.url, 0);
    const report = [];
    for (const watching of audiences) report.push(await measure(house.url, watching));
    return report;
  } finally {
    await house.close();
  }
}
