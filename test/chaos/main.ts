/** `npm run chaos`: plays games and hurts the house under them; what is lost, and how long it takes to be back. */
import { parseArgs } from 'node:util';
import { type Mode, modes } from './modes.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    kills: { type: 'string', default: '10' },
    mode: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    minutes: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function numberOf(name: 'games' | 'kills' | 'seed', least: number, most: number): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  return fail(`--${name} takes a number from ${least} to ${most}.`);
}

const mode: Mode = modes.find((one) => one === values.mode) ?? fail(`--mode is one of ${modes.join(', ')}.`);
const games = numberOf('games', 1, 1000);
const kills = numberOf('kills', 0, 10_000);
const seed = numberOf('seed', 0, 2 ** 31);
const minutes = Number(values.minutes ?? 2 + games * 0.5 + kills * 0.3);
if (!(minutes > 0)) fail('--minutes takes the longest time that it may last.');

// loaded when it is known that something will be done with it: it is most of the service
const [{ chaos }, { inWords, isWell }] = await Promise.all([import('./chaos.ts'), import('./report.ts')]);
// the SDK speaks to a developer's console, of every line that was cut
console.info = () => {};
console.warn = () => {};
// what was started ends with this process, however it ends
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
const tell = (words: string): void => console.error(words);
tell(`${mode}: ${games} games, ${kills} kills, seed ${seed}, at most ${minutes.toFixed(1)} minutes …`);
try {
  const report = await chaos({ mode, games, kills, seed, minutes, tell });
  process.stdout.write(`${values.json ? JSON.stringify(report, null, 2) : inWords(report)}\n`);
  process.exit(isWell(report) ? 0 : 1);
} catch (error) {
  console.error(error);
  process.exit(1);
}
