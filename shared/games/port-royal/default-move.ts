import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { shipOf } from './components.ts';
import { legalMoves } from './flow.ts';
import { giveOf, KEEP, REPEL } from './moves.ts';
import { wouldBust } from './phases/ship.ts';
import type { Move, State } from './types.ts';

/** Questions whose harmless answer stands first: the payment with the fewest jacks, coins for a ship, the next seat. */
const firstListed: ReadonlySet<string> = new Set(['expeditionPay', 'shipUse', 'gift', 'missionPay']);

/** Before the first turn: the first adventurer, and the coins of a new attempt go round (PR16.4). */
function beforeTheFirstTurn({ phase, rules, start }: Readonly<State>, moves: readonly Move[]): Move | null {
  if (phase.kind === 'adventurerCard' || phase.kind === 'adventurerSide') return at(moves, 0);
  if (phase.kind !== 'retryCoins') return null;
  const given = (rules.adventure?.retryCoins ?? 0) - phase.left;
  return giveOf((start + given) % rules.seats);
}

/**
 * The answer of an absent player: `stop`, `pass`, `done`, `decline`, `leave` and `begin` stand last in their lists; only
 * a ship of a colour already there is driven away.
 */
export function defaultMove(state: Readonly<State>, seat: Seat): Move {
  const question = state.pending.at(-1);
  const moves = legalMoves(state, seat);
  if (question?.kind === 'ship') return wouldBust(state, shipOf(question.card)) ? REPEL : KEEP;
  if (question !== undefined && firstListed.has(question.kind)) return at(moves, 0);
  if (question?.kind === 'look' && question.source === 'sentinel') return at(moves, 0);
  const early = beforeTheFirstTurn(state, moves);
  if (early !== null) return early;
  const last = at(moves, moves.length - 1);
  // before the first draw there is no `stop` to stand last (PR4.2)
  return state.phase.kind === 'discover' && question === undefined && last.type !== 'stop' ? at(moves, 0) : last;
}
