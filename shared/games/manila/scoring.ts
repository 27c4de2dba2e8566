import { at } from '../../engine/assert.ts';
import type { Outcome } from '../../engine/core.ts';
import { rank } from '../../engine/outcome.ts';
import { END_VALUE, NUMBERS, WARES } from './components.ts';
import type { EndReason, Player, State, Ware } from './types.ts';

/** M12.3: pledged shares count in full, and 15 less for each pledge. */
export function fortuneOf(values: Readonly<Record<Ware, number>>, player: Readonly<Player>): number {
  let fortune = player.cash - NUMBERS.redemption * player.pledged;
  for (const ware of player.shares) fortune += values[ware];
  return fortune;
}

/** M12.2 */
export const isOver = ({ values }: Readonly<State>): boolean => WARES.some((ware) => values[ware] >= END_VALUE);

/** M12.4: the highest fortune; equal ones share the victory. */
export function score(state: Readonly<State>, reason: EndReason): Outcome {
  const scores = state.players.map((player) => fortuneOf(state.values, player));
  return rank(
    reason,
    scores,
    scores.map(() => []),
    (seat, other) => at(scores, other) > at(scores, seat),
  );
}
