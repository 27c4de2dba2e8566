import { at } from '../../engine/assert.ts';
import type { Outcome, Seat, TeamResult } from '../../engine/core.ts';
import { rank, together } from '../../engine/outcome.ts';
import { rankOf } from './components.ts';
import type { EndReason, State } from './types.ts';
import { coinsOf, type Emitter, influenceOf, playerOf } from './zones.ts';

const hasExpedition = (state: Readonly<State>, seat: Seat): boolean => playerOf(state, seat).expeditions.length > 0;

/** PR8.1, PR8.5 */
const reachesEnd = (state: Readonly<State>, seat: Seat): boolean =>
  influenceOf(state, seat) >= (state.rules.endInfluence ?? Number.POSITIVE_INFINITY) &&
  (!state.rules.winnerNeedsExpedition || hasExpedition(state, seat));

/** Asked whenever someone's influence grew; once triggered, the end stays so (PR8.1). */
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

/** Whether the turn that has just ended was the last one, and why (PR8.2, PR8.6, PR8.7). */
export function endOf(state: Readonly<State>, roundComplete: boolean): EndReason | null {
  if (roundComplete && state.ending) return 'influence';
  if (isTimeUp(state)) return 'timeUp';
  if (state.deadTurns >= state.rules.seats) return 'stall';
  if (roundComplete && state.round >= state.rules.maxRounds) return 'maxRounds';
  return null;
}

/** PR8.3: influence, then coins; PR8.5 puts those without an expedition behind, unless nobody has one (PR8.6). */
export function score(state: Readonly<State>, reason: EndReason): Outcome {
  const seats = state.players.map((_, seat) => seat);
  const influence = seats.map((seat) => influenceOf(state, seat));
  if (state.rules.timeCards !== null) return together(reason, influence, teamResult(state, reason));
  const coins = seats.map((seat) => coinsOf(state, seat));
  const counts = seats.map((seat) => (!state.rules.winnerNeedsExpedition || hasExpedition(state, seat) ? 1 : 0));
  const isBehind = (a: Seat, b: Seat): boolean =>
    (at(counts, b) - at(counts, a) || at(influence, b) - at(influence, a) || at(coins, b) - at(coins, a)) > 0;
  return rank(
    reason,
    influence,
    coins.map((amount) => [amount]),
    isBehind,
  );
}

/** PR13.8 */
function teamResult({ victory }: Readonly<State>, reason: EndReason): TeamResult {
  const won = reason === 'contractsDone';
  return { won, rank: won ? rankOf(victory.length) : null, points: victory.length };
}
