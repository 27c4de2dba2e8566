import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { discardOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { addToHand, drawShipment, type Emitter, playerOf, takeFrom } from '../zones.ts';

type Discarding = Extract<Phase, { kind: 'discard' }>;

/** B12.1: one by one. False: a card was needed and there was none (B12.2). */
export function draw(state: State, emit: Emitter): boolean {
  const seat = state.active;
  for (let i = 0; i < NUMBERS.drawn; i++) {
    const card = drawShipment(state, emit);
    if (card === null) return false;
    addToHand(playerOf(state, seat), card);
    emit({ type: 'cardDrawn', seat, card });
  }
  return true;
}

export const actor = ({ active }: Readonly<State>): Seat => active;

/** B12.3, B12.4 */
export const proceed = (state: Readonly<State>): Step =>
  playerOf(state, state.active).hand.length > NUMBERS.handLimit ? 'ask' : 'done';

export const moves = (state: Readonly<State>): Move[] => playerOf(state, state.active).hand.map(discardOf);

export function check(state: Readonly<State>, _phase: Discarding, move: Move): Refusal | null {
  if (move.type !== 'discard') return notNow(move, 'discardToLimit');
  return playerOf(state, state.active).hand.includes(move.card)
    ? null
    : refusal('notInHand', 'B12.3', { card: move.card });
}

export function apply(state: State, _phase: Discarding, move: Move, emit: Emitter): Step {
  if (move.type !== 'discard') throw new InvariantError(`${move.type} for the hand limit`);
  const seat = state.active;
  takeFrom(playerOf(state, seat).hand, move.card);
  state.discard.push(move.card);
  emit({ type: 'cardThrown', seat, card: move.card });
  return 'again';
}
