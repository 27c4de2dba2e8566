import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { nextSeat } from '../../../engine/turn-order.ts';
import { NUMBERS } from '../components.ts';
import { bidsBetween, PASS } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { type Emitter, fundsOf, pay, playerOf } from '../zones.ts';

export type Auction = Extract<Phase, { kind: 'auction' }>;

export const auctionOf = (seats: number, opener: Seat): Auction => ({
  kind: 'auction',
  turn: opener,
  standing: null,
  bids: Array<number | null>(seats).fill(null),
  passed: Array<boolean>(seats).fill(false),
});

/** M4.1 */
export function enter(state: State, opener: Seat): void {
  state.opener = opener;
  state.phase = auctionOf(state.rules.seats, opener);
}

/** M4.2 */
export const lowestBid = ({ standing }: Readonly<Pick<Auction, 'standing'>>): number =>
  standing === null ? NUMBERS.lowestBid : standing.amount + 1;

export const actor = (_state: Readonly<State>, { turn }: Readonly<Auction>): Seat => turn;

/** M4.3: asks who can bid, and passes for who cannot. */
export function proceed(state: State, phase: Auction, emit: Emitter): Step {
  for (;;) {
    if (!seekTurn(phase)) return elect(state, phase, emit);
    if (fundsOf(playerOf(state, phase.turn)) >= lowestBid(phase)) return 'ask';
    pass(phase, emit);
  }
}

/** Goes on to the next who may still raise; false when there is none, and the hammer falls (M4.4). */
function seekTurn(phase: Auction): boolean {
  const seats = phase.passed.length;
  for (let i = 0; i < seats; i++) {
    if (phase.passed[phase.turn] === false && phase.turn !== phase.standing?.seat) return true;
    phase.turn = nextSeat(phase.turn, seats);
  }
  return false;
}

function pass(phase: Auction, emit: Emitter): void {
  phase.passed[phase.turn] = true;
  emit({ type: 'auctionPassed', seat: phase.turn });
}

/** M4.4, M4.5: without a bid the harbour master stays, in the first voyage it is the starting seat: the opener is both. */
function elect(state: State, { standing }: Auction, emit: Emitter): Step {
  const seat = standing?.seat ?? state.opener;
  const price = standing?.amount ?? 0;
  pay(state, seat, price, emit);
  state.master = seat;
  emit({ type: 'masterElected', seat, price, unopposed: standing === null });
  return 'done';
}

export function moves(state: Readonly<State>, phase: Auction): Move[] {
  const list = bidsBetween(lowestBid(phase), fundsOf(playerOf(state, phase.turn)));
  list.push(PASS);
  return list;
}

export function check(state: Readonly<State>, phase: Auction, move: Move): Refusal | null {
  if (move.type === 'pass') return null;
  if (move.type !== 'bid') return notNow(move, 'auction');
  const { amount } = move;
  const min = lowestBid(phase);
  const max = fundsOf(playerOf(state, phase.turn));
  if (amount < min) return refusal('bidTooLow', 'M4.2', { min, max, amount });
  if (amount > max) return refusal('bidTooHigh', 'M4.3', { min, max, amount });
  return null;
}

export function apply(_state: State, phase: Auction, move: Move, emit: Emitter): Step {
  if (move.type === 'bid') {
    const { turn: seat } = phase;
    phase.standing = { seat, amount: move.amount };
    phase.bids[seat] = move.amount;
    emit({ type: 'bidMade', seat, amount: move.amount });
  } else if (move.type === 'pass') {
    pass(phase, emit);
  } else {
    throw new InvariantError(`${move.type} in an auction`);
  }
  phase.turn = nextSeat(phase.turn, phase.passed.length);
  return 'again';
}
