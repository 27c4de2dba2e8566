import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { faceOf, NUMBERS } from '../components.ts';
import { DONE } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { CardNo, Move, Phase, State } from '../types.ts';
import { clearHarbour, countRole, type Emitter, gainCoins } from '../zones.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';

type Bust = Extract<Phase, { kind: 'bust' }>;

/** PR4.10 (a), (d): the second ship of a colour joins the harbour, all of it leaves, the jesters laugh. */
export function goBust(state: State, ship: CardNo, emit: Emitter): void {
  emit({ type: 'busted', seat: state.active, face: faceOf(ship).id });
  clearHarbour(state, emit, ship);
  for (const seat of clockwise(state.active, state.players.length))
    gainCoins(state, seat, NUMBERS.coinsPerJester * countRole(state, seat, 'jester'), 'jester', emit);
  state.phase = { kind: 'bust' };
}

export const actor = ({ active }: Readonly<State>): Seat => active;

/** PR4.10 (e), (f) */
export const proceed = (state: Readonly<State>): Step => (canCompleteAny(state, state.active) ? 'ask' : 'done');

export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [];
  addCompletes(state, state.active, list);
  list.push(DONE);
  return list;
}

export function check(state: Readonly<State>, _phase: Bust, move: Move): Refusal | null {
  if (move.type === 'done') return null;
  return move.type === 'complete' ? checkComplete(state, state.active, move.expedition) : notNow(move, 'bust');
}

export function apply(state: State, _phase: Bust, move: Move, emit: Emitter): Step {
  if (move.type !== 'complete') return 'done';
  complete(state, state.active, move.expedition, emit);
  return 'again';
}
