/** `npm run bench`: how fast the rules play and how well the bots; JSON on stdout. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bots, type Level } from '../../shared/bots/levels.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { below, type Rng } from '../../shared/engine/rng.ts';
import { isTeamGame, seatsFor } from '../../shared/engine/seats.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { trials } from '../support/games.ts';
import { rngFor, seedOf } from '../support/random-play.ts';
import { reportOnBytes } from './bytes.ts';
import { reportOnLoad } from './load.ts';
import { reportOnWatchers } from './watchers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
const DUELS = Number(process.env.BENCH_DUELS ?? 300);

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Steps of a plain loop per CPU second: what this machine can do at all, in the same run. */
function yardstick(): number {
  const steps = 100_000_000;
  const began = cpuSeconds();
  let x = 1;
  for (let i = 0; i < steps; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  const seconds = cpuSeconds() - began;
  if (x === 42) process.stderr.write('');
  return steps / seconds;
}

interface Tally {
  games: number;
  moves: number;
  events: Record<string, number>;
}

/** Aimless play in place: list the legal moves, apply one of them. */
function playRandomly(game: AnyGame, options: unknown, seats: number, n: number, rng: Rng, tally: Tally): void {
  const state = game.setup(options, seats, seedOf(n), game.meta.rulesVersion);
  const count = ({ type }: { type: string }) => {
    tally.events[type] = (tally.events[type] ?? 0) + 1;
  };
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const moves = game.legalMoves(state, seat);
    game.apply(state, seat, moves[below(rng, moves.length)], count);
    tally.moves++;
  }
  tally.games++;
}

function measure(game: AnyGame<GameId>, options: unknown, seats: number) {
  const rng = rngFor(seats);
  for (let n = 0; n < 300; n++) playRandomly(game, options, seats, n, rng, { games: 0, moves: 0, events: {} });
  const loop = yardstick();
  const tally: Tally = { games: 0, moves: 0, events: {} };
  const began = cpuSeconds();
  while (cpuSeconds() - began < SECONDS)
    for (let n = 0; n < 50; n++) playRandomly(game, options, seats, tally.games + n, rng, tally);
  const seconds = cpuSeconds() - began;
  return {
    seats,
    movesPerCpuSecond: Math.round(tally.moves / seconds),
    loopStepsPerCpuSecond: Math.round(loop),
    loopStepsPerMove: round(loop / (tally.moves / seconds)),
    gamesPerCpuSecond: Math.round(tally.games / seconds),
    movesPerGame: round(tally.moves / tally.games),
    eventsPerGame: Object.fromEntries(
      trials[game.meta.id].notableEvents.map((type) => [type, round((tally.events[type] ?? 0) / tally.games, 2)]),
    ),
  };
}

/** One seat of the better level against the others of the worse one; a shared victory counts its share. */
function duel(game: AnyGame, options: unknown, seats: number, hero: Level, others: Level) {
  const rng = rngFor(99);
  let won = 0;
  let moves = 0;
  let thinking = 0;
  for (let n = 0; n < DUELS; n++) {
    const state = game.setup(options, seats, seedOf(n), game.meta.rulesVersion);
    const own = n % seats;
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const legal = game.legalMoves(state, seat);
      const began = cpuSeconds();
      const move = bots[seat === own ? hero : others]({ game, view: game.view(state, seat), seat, moves: legal }, rng);
      if (seat === own) {
        thinking += cpuSeconds() - began;
        moves++;
      }
      game.apply(state, seat, move, () => {});
    }
    const winners: readonly number[] = game.outcome(state)?.winners ?? [];
    if (winners.includes(own)) won += 1 / winners.length;
  }
  return {
    seats,
    hero,
    others,
    games: DUELS,
    winRate: round(won / DUELS, 3),
    fairShare: round(1 / seats, 3),
    millisecondsPerMove: round((1000 * thinking) / moves, 3),
  };
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function reportOn(id: string, game: AnyGame<GameId>) {
  // the usual options, and those that are played by other numbers of people
  const kinds = trials[game.meta.id].variants.filter(
    (variant, i) => i === 0 || (game.meta.preset !== undefined && game.meta.preset.key in variant),
  );
  return { game: id, kinds: kinds.map((variant) => reportOnKind(game, variant)) };
}

function reportOnKind(game: AnyGame<GameId>, variant: object) {
  const options = game.parseOptions(variant);
  if (!options.ok) throw new Error(`${JSON.stringify(variant)} of ${game.meta.id} is refused`);
  const [min, max] = seatsFor(game.meta, variant);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  // the compiler has its say before the clock starts
  measure(game, options.value, max);
  return {
    options: variant,
    speed: counts.map((seats) => measure(game, options.value, seats)),
    bots: counts.map((seats) =>
      isTeamGame(game.meta, variant)
        ? team(game, options.value, seats, 'greedy')
        : duel(game, options.value, seats, 'greedy', 'random'),
    ),
  };
}

/** How often bots win together, and how well. */
function team(game: AnyGame, options: unknown, seats: number, level: Level) {
  const rng = rngFor(99);
  const ranks: number[] = [];
  let won = 0;
  for (let n = 0; n < DUELS; n++) {
    const state = game.setup(options, seats, seedOf(n), game.meta.rulesVersion);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      const moves = game.legalMoves(state, seat);
      game.apply(state, seat, bots[level]({ game, view: game.view(state, seat), seat, moves }, rng), () => {});
    }
    const result = game.outcome(state)?.team;
    if (!result?.won) continue;
    won++;
    if (result.rank !== null) ranks[result.rank] = (ranks[result.rank] ?? 0) + 1;
  }
  return {
    seats,
    level,
    games: DUELS,
    winRate: round(won / DUELS, 3),
    ranks: Array.from(ranks, (count) => count ?? 0),
  };
}

/** Each game in a process of its own: what one has taught the compiler must not slow down the next. */
function alone(id: string): unknown {
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), id];
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`the bench of ${id} failed`);
  return JSON.parse(stdout.toString());
}

const [, , wanted] = process.argv;
if (wanted === 'watchers') {
  const watchers = await reportOnWatchers();
  console.log(JSON.stringify({ node: process.version, watchers }, null, 2));
  process.exit(0);
}
if (wanted === 'load') {
  console.log(JSON.stringify({ node: process.version, load: await reportOnLoad() }, null, 2));
  process.exit(0);
}
if (wanted === 'bytes') {
  console.log(JSON.stringify({ node: process.version, bytes: reportOnBytes() }, null, 2));
  process.exit(0);
}
const chosen = Object.entries(games).find(([id]) => id === wanted);
if (wanted !== undefined && !chosen) throw new Error(`no game ${wanted}; there are ${gameIds.join(', ')}`);
const answer = chosen
  ? reportOn(...chosen)
  : {
      node: process.version,
      secondsPerMeasure: SECONDS,
      report: gameIds.map(alone),
      line: alone('bytes'),
      service: alone('watchers'),
    };
console.log(JSON.stringify(answer, null, 2));
