/** `npm run bench -- rules`: how fast the rules play, every mode by every number of players; JSON on stdout. */
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { below, type Rng } from '../../shared/engine/rng.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { trials } from '../support/games.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** positions that the parts of the rules are timed on, and how often */
const POSITIONS = 400;
const LAPS = 60;

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const cpuSeconds = (): number => {
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

/** The usual options of a game, and those that are played by other numbers of people. */
export const kindsOf = (id: GameId): object[] => {
  const { preset } = games[id].meta;
  return trials[id].variants.filter((variant, i) => i === 0 || (preset !== undefined && preset.key in variant));
};

/** One kind of one game, as a word for a process of its own. */
export const ruleKinds = (): string[] => gameIds.flatMap((id) => kindsOf(id).map((_, i) => `${id}.${i}`));

/** The speed of one kind by every number of players. */
export function paceOf(id: GameId, variant: object) {
  const game: AnyGame<GameId> = games[id];
  const options = game.parseOptions(variant);
  if (!options.ok) throw new Error(`${JSON.stringify(variant)} of ${id} is refused`);
  const [min, max] = seatsFor(game.meta, variant);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  // the compiler has its say before the clock starts
  measure(game, options.value, max);
  const speed = counts.map((seats) => measure(game, options.value, seats));
  return { game, options: options.value, counts, speed };
}

/** What somebody who thinks ahead asks for again and again, as stored games have it. */
function partsOf(game: AnyGame, options: unknown, seats: number) {
  const rng = rngFor(seats);
  const positions: [state: CoreState, seat: Seat][] = [];
  for (let n = 0; positions.length < POSITIONS; n++) {
    const state = game.setup(options, seats, seedOf(n), game.meta.rulesVersion);
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      if (below(rng, 8) === 0) positions.push([JSON.parse(JSON.stringify(state)), seat]);
      const moves = game.legalMoves(state, seat);
      game.apply(state, seat, moves[below(rng, moves.length)], () => {});
    }
  }
  const timed = (part: (state: CoreState, seat: Seat) => unknown): number => {
    let began = 0;
    for (let lap = 0; lap < 2 * LAPS; lap++) {
      if (lap === LAPS) began = cpuSeconds();
      for (const [state, seat] of positions) part(state, seat);
    }
    return round((1e6 * (cpuSeconds() - began)) / LAPS / positions.length, 2);
  };
  return {
    legalMoves: timed((state, seat) => game.legalMoves(state, seat)),
    clone: timed((state) => game.clone(state)),
    view: timed((state, seat) => game.view(state, seat)),
  };
}

export function reportOnRules(kind: string) {
  const [name, no] = kind.split('.');
  const id = gameIds.find((one) => one === name);
  const variant = id === undefined ? undefined : kindsOf(id)[Number(no)];
  if (id === undefined || variant === undefined)
    throw new Error(`no kind ${kind}; there are ${ruleKinds().join(', ')}`);
  const { game, options, counts, speed } = paceOf(id, variant);
  return { game: id, options: variant, speed, microseconds: partsOf(game, options, counts.at(-1) ?? 0) };
}
