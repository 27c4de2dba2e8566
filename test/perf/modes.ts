/**
 * What games of Port Royal are like when bots play them, by mode and number of seats; a line of JSON each on stdout.
 *   MODES_GAMES=500 MODES_FROM=0 node --import tsx test/perf/modes.ts [mode [seats [chapter]]]
 * MODES_FROM is the number of the first seed: whoever tunes the bots proves it on seeds that they did not tune with.
 */
import { bots, type Level } from '../../shared/bots/levels.ts';
import type { Seat } from '../../shared/engine/core.ts';
import {
  type ContractId,
  type Event,
  type MissionId,
  type Options,
  portRoyal,
  type State,
} from '../../shared/games/port-royal/index.ts';
import { isMode, MODES } from '../../shared/games/port-royal/meta.ts';
import { rngFor, seedOf } from '../support/random-play.ts';

const GAMES = Number(process.env.MODES_GAMES ?? 500);
const FROM = Number(process.env.MODES_FROM ?? 0);
const VERSION = Number(process.env.MODES_VERSION ?? portRoyal.meta.rulesVersion);

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
const percent = (part: number, whole: number): number => round((100 * part) / Math.max(1, whole));

function play(
  options: Options,
  seats: number,
  n: number,
  levelOf: (seat: Seat) => Level,
  tell: (event: Event) => void,
) {
  const state: State = portRoyal.setup(options, seats, seedOf(n), VERSION);
  const rng = rngFor(n);
  for (let seat = portRoyal.actors(state)[0]; seat !== undefined; seat = portRoyal.actors(state)[0]) {
    const moves = portRoyal.legalMoves(state, seat);
    const move = bots[levelOf(seat)]({ game: portRoyal, view: portRoyal.view(state, seat), seat, moves }, rng);
    portRoyal.apply(state, seat, move, tell);
  }
  const outcome = portRoyal.outcome(state);
  if (outcome === null) throw new Error('a game without an end');
  return { state, outcome };
}

/** How games go when all play at one level. */
function course(options: Options, seats: number, level: Level) {
  const events: Partial<Record<Event['type'], number>> = {};
  const reasons: Record<string, number> = {};
  const turns: number[] = [];
  const ranks = [0, 0, 0, 0, 0];
  const opened: Partial<Record<ContractId | MissionId, number>> = {};
  const missed: Partial<Record<ContractId | MissionId, number>> = {};
  let influence = 0;
  let markers = 0;
  let won = 0;
  for (let n = FROM; n < FROM + GAMES; n++) {
    const { state, outcome } = play(
      options,
      seats,
      n,
      () => level,
      ({ type }) => {
        events[type] = (events[type] ?? 0) + 1;
      },
    );
    turns.push(state.turn);
    reasons[outcome.reason] = (reasons[outcome.reason] ?? 0) + 1;
    if (outcome.team?.won) won++;
    if (outcome.team?.rank != null) ranks[outcome.team.rank] = (ranks[outcome.team.rank] ?? 0) + 1;
    influence += outcome.scores.reduce((sum, score) => sum + score, 0);
    for (const { id, done } of [...state.contracts, ...(state.adventure?.missions ?? [])]) {
      markers += done.length;
      opened[id] = (opened[id] ?? 0) + 1;
      if (done.length === 0) missed[id] = (missed[id] ?? 0) + 1;
    }
  }
  turns.sort((a, b) => a - b);
  const all = turns.reduce((sum, count) => sum + count, 0);
  const part = (share: number) => turns[Math.floor(share * (turns.length - 1))];
  const team = portRoyal.meta.isTeamGame?.({ ...options }) ?? false;
  return {
    level,
    turns: { mean: round(all / GAMES), median: part(0.5), from5to95: [part(0.05), part(0.95)] },
    drawsPerTurn: round((events.cardDrawn ?? 0) / all, 2),
    bustPercent: percent(events.busted ?? 0, all),
    reshuffles: round((events.deckReshuffled ?? 0) / GAMES, 2),
    ends: reasons,
    influence: round(influence / GAMES),
    markers: round(markers / GAMES),
    ...(team ? { winPercent: percent(won, GAMES), ranks } : {}),
    ...(options.mode === 'base' || options.mode === 'onTheGo'
      ? {}
      : {
          missedPercent: Object.fromEntries(
            Object.entries(opened).map(([id, count]) => [
              id,
              percent(missed[id as ContractId | MissionId] ?? 0, count),
            ]),
          ),
        }),
  };
}

/** One seat at one level among others at another; a shared victory counts its share. */
function duel(options: Options, seats: number, hero: Level, others: Level) {
  let won = 0;
  for (let n = FROM; n < FROM + GAMES; n++) {
    const own = n % seats;
    const { outcome } = play(
      options,
      seats,
      n,
      (seat) => (seat === own ? hero : others),
      () => {},
    );
    if (outcome.winners.includes(own)) won += 1 / outcome.winners.length;
  }
  return { hero, others, winPercent: percent(won, GAMES), fairShare: percent(1, seats) };
}

const [, , wantedMode, wantedSeats, wantedChapter] = process.argv;

/** The chapters of a mode that tells a story; others have none. */
const chaptersOf = (settles: Partial<Options>): readonly number[] =>
  'chapter' in settles
    ? [1]
    : [1, 2, 3, 4, 5].filter((one) => wantedChapter === undefined || one === Number(wantedChapter));

for (const [mode, { seats, team, settles }] of Object.entries(MODES)) {
  if (!isMode(mode) || (wantedMode !== undefined && mode !== wantedMode)) continue;
  for (let count = seats[0]; count <= seats[1]; count++) {
    if (wantedSeats !== undefined && count !== Number(wantedSeats)) continue;
    for (const chapter of chaptersOf(settles)) {
      const options = portRoyal.parseOptions({ mode, chapter }, count);
      if (!options.ok) throw new Error(`options refused: ${options.clause}`);
      const report = {
        mode,
        seats: count,
        chapter,
        version: VERSION,
        games: GAMES,
        from: FROM,
        greedy: course(options.value, count, 'greedy'),
        ...(team ? {} : { random: course(options.value, count, 'random') }),
        ...(team ? {} : { duel: duel(options.value, count, 'greedy', 'random') }),
      };
      console.log(JSON.stringify(report));
    }
  }
}
