import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { BORROW, REDEEM } from '../moves.ts';
import { refusal } from '../refusal.ts';
import type { Move, Player, State } from '../types.ts';
import { type Emitter, freeShares, playerOf, pledge } from '../zones.ts';

/**
 * M11.5: beside the answer that is awaited, at every own prompt. The holder of a standing bid is never asked in that
 * auction, so no redemption can break their bid (M4.6).
 */
export type Loan = Extract<Move, { type: 'borrow' | 'redeem' }>;

export const includes = (move: Move): move is Loan => move.type === 'borrow' || move.type === 'redeem';

const canRedeem = (player: Readonly<Player>): boolean => player.pledged > 0 && player.cash >= NUMBERS.redemption;

export function add(state: Readonly<State>, seat: Seat, list: Move[]): void {
  const player = playerOf(state, seat);
  if (freeShares(player) > 0) list.push(BORROW);
  if (canRedeem(player)) list.push(REDEEM);
}

export function check(state: Readonly<State>, seat: Seat, move: Loan): Refusal | null {
  const player = playerOf(state, seat);
  if (move.type === 'borrow') return freeShares(player) > 0 ? null : refusal('nothingToPledge', 'M11.4');
  if (player.pledged === 0) return refusal('nothingPledged', 'M11.5');
  if (canRedeem(player)) return null;
  return refusal('tooLittleCash', 'M11.5', { cost: NUMBERS.redemption, cash: player.cash });
}

export function apply(state: State, seat: Seat, move: Loan, emit: Emitter): Step {
  if (move.type === 'borrow') {
    pledge(state, seat, 1, false, emit);
    return 'again';
  }
  const player = playerOf(state, seat);
  player.cash -= NUMBERS.redemption;
  player.pledged--;
  emit({ type: 'shareRedeemed', seat, amount: NUMBERS.redemption });
  return 'again';
}
