import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { isCount } from '../../../engine/input.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { shipsOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { type Emitter, placeOf, playerOf, takeFrom } from '../zones.ts';
import * as distribution from './distribution.ts';

type Shipping = Extract<Phase, { kind: 'ship' }>;

export const actor = ({ active }: Readonly<State>): Seat => active;

/** B8.1: nobody ever comes here without a card (B17.1). */
export function proceed(state: Readonly<State>): Step {
  if (playerOf(state, state.active).hand.length === 0) throw new InvariantError('no shipment to play');
  return 'ask';
}

export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [];
  for (const card of playerOf(state, state.active).hand) for (const move of shipsOf(card)) list.push(move);
  return list;
}

export function check(state: Readonly<State>, _phase: Shipping, move: Move): Refusal | null {
  if (move.type !== 'ship') return notNow(move, 'ship');
  if (!playerOf(state, state.active).hand.includes(move.card)) return refusal('notInHand', 'B8.1', { card: move.card });
  return isCount(move.place, 1, NUMBERS.places) ? null : refusal('noSuchPlace', 'B8.1', { place: move.place });
}

/** B8.2, B8.4 */
export function apply(state: State, _phase: Shipping, move: Move, emit: Emitter): Step {
  if (move.type !== 'ship') throw new InvariantError(`${move.type} in phase 3`);
  const seat = state.active;
  const place = move.place - 1;
  takeFrom(playerOf(state, seat).hand, move.card);
  const { harbour, column } = placeOf(state, place);
  if (harbour === null) throw new InvariantError(`no harbour at place ${place}`);
  column.push(move.card);
  emit({ type: 'shipmentPlayed', seat, card: move.card, place, harbour });
  return distribution.begin(state, place, emit);
}
