import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { NUMBERS } from '../components.ts';
import { markersLeft } from '../markers.ts';
import { BUY_OUT, DECLINE } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import { adventureOf, coinsOf, type Emitter, payBank, venturerOf } from '../zones.ts';
import { uncover } from './mission-reward.ts';

type Ask = Extract<Decision, { kind: 'buyOut' }>;

/** PR14.10: whoever has the coins and a marker, from this seat on and up to the one before the active player. */
export function offerBuyOut(state: State, from: Seat, price: number): void {
  const order = clockwise(state.active, state.players.length);
  for (const seat of order.slice(order.indexOf(from)))
    if (coinsOf(state, seat) >= price && markersLeft(adventureOf(state), seat) > 0) {
      state.pending.push({ kind: 'buyOut', seat, price });
      return;
    }
}

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (): Move[] => [BUY_OUT, DECLINE];

export const check = (_state: Readonly<State>, _ask: Ask, move: Move): Refusal | null =>
  move.type === 'buyOut' || move.type === 'decline' ? null : notNow(move, 'buyOut');

export function apply(state: State, { seat, price }: Ask, move: Move, emit: Emitter): Step {
  state.pending.pop();
  if (move.type === 'buyOut') buyOut(state, seat, price, emit);
  else emit({ type: 'buyOutDeclined', seat });
  const order = clockwise(state.active, state.players.length);
  const next = order[order.indexOf(seat) + 1];
  if (next !== undefined) offerBuyOut(state, next, price);
  return 'again';
}

/** The marker leaves the game, and counts as if a mission had been completed. */
function buyOut(state: State, seat: Seat, price: number, emit: Emitter): void {
  const venturer = venturerOf(state, seat);
  payBank(state, seat, price);
  emit({
    type: 'markerBoughtOut',
    seat,
    price,
    marker: NUMBERS.markersOfAdventurer - markersLeft(adventureOf(state), seat),
  });
  venturer.boughtOut++;
  uncover(state, seat, emit);
}
