import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { shipOf } from './components.ts';
import { legalMoves } from './flow.ts';
import { KEEP, REPEL } from './moves.ts';
import { wouldBust } from './phases/ship.ts';
import type { Move, State } from './types.ts';

/**
 * The answer of an absent player: `stop`, `pass` and `done` stand last in their lists, the payment with the fewest
 * jacks first; only a ship of a colour already there is driven away.
 */
export function defaultMove(state: Readonly<State>, seat: Seat): Move {
  const question = state.pending.at(-1);
  const moves = legalMoves(state, seat);
  if (question?.kind === 'ship') return wouldBust(state, shipOf(question.card)) ? REPEL : KEEP;
  if (question?.kind === 'expeditionPay') return at(moves, 0);
  const last = at(moves, moves.length - 1);
  // before the first draw there is no `stop` to stand last (PR4.2)
  return last.type === 'complete' ? at(moves, 0) : last;
}
