import { at } from '../../engine/assert.ts';
import type { Outcome, Seat, TeamResult } from '../../engine/core.ts';
import { rank, together } from '../../engine/outcome.ts';
import { NUMBERS, rankOf } from './components.ts';
import { markersLeft } from './markers.ts';
import type { EndReason, Rules, State } from './types.ts';
import { adventureOf, coinsOf, type Emitter, hasTrophy, influenceOf, playerOf, sumInfluence } from './zones.ts';

const hasExpedition = (state: Readonly<State>, seat: Seat): boolean => playerOf(state, seat).expeditions.length > 0;

/** PR8.5, PR15.4: what somebody must have to win, besides influence. */
const mayWin = (state: Readonly<State>, seat: Seat): boolean =>
  (!state.rules.winnerNeedsExpedition || hasExpedition(state, seat)) &&
  (state.adventure === null || hasTrophy(state, seat));

/** People play together against the game. */
const isTeam = ({ timeCards, adventure }: Rules): boolean =>
  timeCards !== null || (adventure !== null && adventure.targets !== null);

/** PR8.1, PR8.5, PR15.4 */
const reachesEnd = (state: Readonly<State>, seat: Seat): boolean =>
  state.rules.endInfluence !== null && influenceOf(state, seat) >= state.rules.endInfluence && mayWin(state, seat);

/** Asked whenever someone's influence grew, or a trophy was uncovered; once triggered, the end stays so (PR8.1). */
export function watchEnd(state: State, seat: Seat, emit: Emitter): void {
  if (state.ending || !reachesEnd(state, seat)) return;
  state.ending = true;
  emit({ type: 'endTriggered', seat });
}

/** PR13.6: the next turn would have to begin with a time card. */
const isTimeUp = ({ rules, time }: Readonly<State>): boolean => rules.timeCards !== null && time.length === 0;

/** PR13.5, PR13.6: a team has won as soon as each contract has been completed by somebody. */
export function watchContracts(state: State, emit: Emitter): void {
  if (state.rules.timeCards === null || state.contracts.some(({ done }) => done.length === 0)) return;
  finish(state, 'contractsDone', emit);
}

/** Nothing is asked any more; a card that was being resolved goes where it would have gone. */
export function finish(state: State, reason: EndReason, emit: Emitter): void {
  for (const decision of state.pending) if ('card' in decision) state.discard.push(decision.card);
  state.pending.length = 0;
  const outcome = score(state, reason);
  state.phase = { kind: 'over', outcome };
  emit({ type: 'gameEnded', outcome });
}

export const isOver = ({ phase }: Readonly<State>): boolean => phase.kind === 'over';

/** PR8.6; a chapter that people play together has no earlier end than card 9 (PR15.1). */
const isStalled = ({ deadTurns, rules }: Readonly<State>): boolean =>
  deadTurns >= rules.seats && (rules.adventure === null || !isTeam(rules));

/** Whether the turn that has just ended was the last one, and why (PR8.2, PR8.6, PR8.7). */
export function endOf(state: Readonly<State>, roundComplete: boolean): EndReason | null {
  if (roundComplete && state.ending) return 'influence';
  if (isTimeUp(state)) return 'timeUp';
  if (isStalled(state)) return 'stall';
  if (roundComplete && state.round >= state.rules.maxRounds) return 'maxRounds';
  return null;
}

/** PR8.3: influence, then coins; PR8.5 puts those without an expedition behind, unless nobody has one (PR8.6). */
export function score(state: Readonly<State>, reason: EndReason): Outcome {
  const seats = state.players.map((_, seat) => seat);
  const influence = seats.map((seat) => influenceOf(state, seat));
  if (isTeam(state.rules)) return together(reason, influence, teamResult(state, reason));
  const counts = seats.map((seat) => (mayWin(state, seat) ? 1 : 0));
  const ties = seats.map((seat) => tiesOf(state, seat));
  const isBehind = (a: Seat, b: Seat): boolean =>
    (at(counts, b) - at(counts, a) || at(influence, b) - at(influence, a) || compare(at(ties, b), at(ties, a))) > 0;
  return rank(reason, influence, ties, isBehind);
}

/** PR8.3, PR15.4: coins, and before them in the adventure the markers that have left the adventurer. */
const tiesOf = (state: Readonly<State>, seat: Seat): number[] =>
  state.adventure === null
    ? [coinsOf(state, seat)]
    : [NUMBERS.markersOfAdventurer - markersLeft(state.adventure, seat), coinsOf(state, seat)];

/** The first difference decides. */
function compare(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((value, i) => value !== b[i]);
  return first < 0 ? 0 : at(a, first) - at(b, first);
}

/** PR15.2: what card 9 asks for, and how much of it is there. */
export function verdictOn(state: Readonly<State>) {
  const { missions } = adventureOf(state);
  const targets = state.rules.adventure?.targets ?? { markers: 0, influence: 0 };
  const missionsDone = missions.filter(({ done }) => done.length > 0).length;
  const markers = missions.reduce((sum, { done }) => sum + done.length, 0);
  const influence = sumInfluence(state);
  return {
    won: missionsDone === missions.length && markers >= targets.markers && influence >= targets.influence,
    missions: missions.length,
    missionsDone,
    markers,
    markersNeeded: targets.markers,
    influence,
    influenceNeeded: targets.influence,
  };
}

/** PR13.8; of a chapter, the influence of all (PR15.2) */
function teamResult(state: Readonly<State>, reason: EndReason): TeamResult {
  if (state.adventure !== null) return { won: reason === 'chapterWon', rank: null, points: sumInfluence(state) };
  const { victory } = state;
  const won = reason === 'contractsDone';
  return { won, rank: won ? rankOf(victory.length) : null, points: victory.length };
}
