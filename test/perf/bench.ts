/** `npm run bench`: how fast the rules play and how well the bots; JSON on stdout. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bots, type Level } from '../../shared/bots/levels.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isTeamGame } from '../../shared/engine/seats.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { rngFor, seedOf } from '../support/random-play.ts';
import { reportOnBytes } from './bytes.ts';
import { reportOnLoad } from './load.ts';
import { cpuSeconds, kindsOf, paceOf, reportOnRules, round, ruleKinds, SECONDS } from './rules.ts';
import { reportOnWatchers } from './watchers.ts';

const DUELS = Number(process.env.BENCH_DUELS ?? 300);

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

const reportOn = (id: GameId) => ({ game: id, kinds: kindsOf(id).map((variant) => reportOnKind(id, variant)) });

function reportOnKind(id: GameId, variant: object) {
  const { game, options, counts, speed } = paceOf(id, variant);
  return {
    options: variant,
    speed,
    bots: counts.map((seats) =>
      isTeamGame(game.meta, variant)
        ? team(game, options, seats, 'greedy')
        : duel(game, options, seats, 'greedy', 'random'),
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

/** In a process of its own: what one game has taught the compiler must not slow down the next. */
function alone(...words: string[]): unknown {
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), ...words];
  const { status, stdout } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`the bench of ${words.join(' ')} failed`);
  return JSON.parse(stdout.toString());
}

const [, , wanted, which] = process.argv;

async function answer(): Promise<unknown> {
  const { version: node } = process;
  if (wanted === 'watchers') return { node, watchers: await reportOnWatchers() };
  if (wanted === 'load') return { node, load: await reportOnLoad() };
  if (wanted === 'bytes') return { node, bytes: reportOnBytes() };
  if (wanted === 'rules') {
    if (which !== undefined) return reportOnRules(which);
    return { node, secondsPerMeasure: SECONDS, rules: ruleKinds().map((kind) => alone('rules', kind)) };
  }
  const id = gameIds.find((one) => one === wanted);
  if (id !== undefined) return reportOn(id);
  if (wanted !== undefined) throw new Error(`no game ${wanted}; there are ${gameIds.join(', ')}`);
  return {
    node,
    secondsPerMeasure: SECONDS,
    report: gameIds.map((one) => alone(one)),
    line: alone('bytes'),
    service: alone('watchers'),
  };
}

console.log(JSON.stringify(await answer(), null, 2));
process.exit(0);
