import { at } from '../../engine/assert.ts';
import type { Outcome, Seat } from '../../engine/core.ts';
import { rank } from '../../engine/outcome.ts';
import type { EndReason, State } from './types.ts';
import { coinsOf, type Emitter, influenceOf, playerOf } from './zones.ts';

const hasExpedition = (state: Readonly<State>, seat: Seat): boolean => playerOf(state, seat).expeditions.length > 0;

/** PR8.1, PR8.5 */
const reachesEnd = (state: Readonly<State>, seat: Seat): boolean =>
  influenceOf(state, seat) >= state.rules.endInfluence &&
  (!state.rules.winnerNeedsExpedition || hasExpedition(state, seat));

/** Asked whenever someone's influence grew; once triggered, the end stays so (PR8.1). */
export function watchEnd(state: State, seat: Seat, emit: Emitter): void {
  if (state.ending || !reachesEnd(state, seat)) return;
  state.ending = true;
  emit({ type: 'endTriggered', seat });
}

/** Whether the turn that has just ended was the last one, and why (PR8.2, PR8.6, PR8.7). */
export function endOf(state: Readonly<State>, roundComplete: boolean): EndReason | null {
  if (roundComplete && state.ending) return 'influence';
  if (state.deadTurns >= state.rules.seats) return 'stall';
  if (roundComplete && state.round >= state.rules.maxRounds) return 'maxRounds';
  return null;
}

/** PR8.3: influence, then coins; PR8.5 puts those without an expedition behind, unless nobody has one (PR8.6). */
export function score(state: Readonly<State>, reason: EndReason): Outcome {
  const seats = state.players.map((_, seat) => seat);
  const influence = seats.map((seat) => influenceOf(state, seat));
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
