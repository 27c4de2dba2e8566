import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { nextSeat } from '../../../engine/turn-order.ts';
import { adventurerOn, SIDES } from '../adventurers.ts';
import { sideOf } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { type Emitter, venturerOf } from '../zones.ts';

type Choice = Extract<Phase, { kind: 'adventurerSide' }>;

export const actor = (_state: unknown, { seat }: Choice): Seat => seat;

export const proceed = (): Step => 'ask';

export const moves = (): Move[] => SIDES.map(sideOf);

export const check = (_state: Readonly<State>, _phase: Choice, move: Move): Refusal | null =>
  move.type === 'side' ? null : notNow(move, 'adventurerSide');

/** PR14.2: clockwise from the starting seat. */
export function apply(state: State, phase: Choice, move: Move, emit: Emitter): Step {
  const { seat } = phase;
  const venturer = venturerOf(state, seat);
  if (move.type !== 'side' || venturer.card === null) throw new InvariantError(`${move.type} is no side`);
  venturer.side = move.side;
  emit({ type: 'adventurerChosen', seat, adventurer: adventurerOn(venturer.card, move.side).id });
  const next = nextSeat(seat, state.players.length);
  if (next === state.start) return 'done';
  phase.seat = next;
  return 'again';
}
