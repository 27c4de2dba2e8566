/**
 * What games of Borneo are like when bots play them, JSON on stdout: its deck is our own, so its balance must be seen.
 *   BALANCE_GAMES=1000 node --import tsx test/perf/balance.ts
 */
import { bots, type Level } from '../../shared/bots/levels.ts';
import { borneo, type Event, MISSION_KINDS, type MissionKind, type Options } from '../../shared/games/borneo/index.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

const GAMES = Number(process.env.BALANCE_GAMES ?? 500);

interface Tally {
  turns: number[];
  monopolies: number;
  distributions: number;
  attacks: number;
  successes: number;
  missions: Record<MissionKind, number>;
  trades: number;
  byShipments: number;
  withoutMission: number;
  /** by place in the order of the first turn */
  wins: number[];
  winner: number;
  last: number;
}

const tallyFor = (seats: number): Tally => ({
  turns: [],
  monopolies: 0,
  distributions: 0,
  attacks: 0,
  successes: 0,
  missions: { each1: 0, same4: 0, each2: 0, same8: 0, each3: 0 },
  trades: 0,
  byShipments: 0,
  withoutMission: 0,
  wins: Array<number>(seats).fill(0),
  winner: 0,
  last: 0,
});

function count(tally: Tally, event: Event): void {
  if (event.type === 'distributionBegan') {
    tally.distributions++;
    if (event.kind === 'monopoly') tally.monopolies++;
  }
  if (event.type === 'combatDecided') {
    tally.attacks++;
    if (event.success) tally.successes++;
  }
  if (event.type === 'missionCompleted') tally.missions[event.kind]++;
  if (event.type === 'shipTaken') tally.trades++;
}

function playOne(options: Options, seats: number, level: Level, n: number, tally: Tally): void {
  const state = borneo.setup(options, seats, seedOf(n), borneo.meta.rulesVersion);
  const rng = rngFor(n);
  for (let seat = borneo.actors(state)[0]; seat !== undefined; seat = borneo.actors(state)[0]) {
    const moves = borneo.legalMoves(state, seat);
    const move = bots[level]({ game: borneo, view: borneo.view(state, seat), seat, moves }, rng);
    borneo.apply(state, seat, move, (event) => count(tally, event));
  }
  const outcome = borneo.outcome(state);
  if (outcome === null) throw new Error('a game without an end');
  tally.turns.push(state.turn);
  if (outcome.reason === 'shipments') tally.byShipments++;
  tally.withoutMission += state.players.filter(({ missions }) => missions.length === 0).length;
  for (const seat of outcome.winners) {
    const place = (seat - state.start + seats) % seats;
    tally.wins[place] = (tally.wins[place] ?? 0) + 1 / outcome.winners.length;
  }
  tally.winner += Math.max(...outcome.scores);
  tally.last += Math.min(...outcome.scores);
}

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

function report(input: object, seats: number, level: Level) {
  const options = borneo.parseOptions(input, seats);
  if (!options.ok) throw new Error(`options refused: ${options.clause}`);
  const tally = tallyFor(seats);
  for (let n = 0; n < GAMES; n++) playOne(options.value, seats, level, n, tally);
  const turns = [...tally.turns].sort((a, b) => a - b);
  const part = (share: number) => turns[Math.floor(share * (turns.length - 1))];
  const each = (value: number) => round(value / GAMES, 2);
  return {
    options: input,
    seats,
    level,
    games: GAMES,
    turns: { mean: round(turns.reduce((sum, count) => sum + count, 0) / GAMES), from5to95: [part(0.05), part(0.95)] },
    distributions: each(tally.distributions),
    monopolyPercent: round((100 * tally.monopolies) / tally.distributions),
    attacks: each(tally.attacks),
    successPercent: round((100 * tally.successes) / Math.max(1, tally.attacks)),
    missions: Object.fromEntries(MISSION_KINDS.map((kind) => [kind, each(tally.missions[kind])])),
    trades: each(tally.trades),
    endedByShipmentsPercent: round((100 * tally.byShipments) / GAMES),
    playersWithoutMissionPercent: round((100 * tally.withoutMission) / (GAMES * seats)),
    winsBySeatPercent: tally.wins.map((wins) => round((100 * wins) / GAMES)),
    standardErrorPercent: round(100 * Math.sqrt((1 / seats) * (1 - 1 / seats) * (1 / GAMES))),
    points: { winner: each(tally.winner), last: each(tally.last) },
  };
}

const tables: readonly [object, number][] = [
  [{}, 3],
  [{}, 4],
  [{}, 5],
  [{ edition: 'card' }, 3],
  [{ edition: 'card' }, 4],
  [{ edition: 'card' }, 5],
  [{ fourMerchants: true }, 3],
  [{ blackbeard: true }, 4],
];
for (const [options, seats] of tables)
  for (const level of ['greedy', 'random'] as const) console.log(JSON.stringify(report(options, seats, level)));
