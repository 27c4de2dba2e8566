import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { DONE } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { CardNo, Move, Phase, ShipFace, State } from '../types.ts';
import { clearHarbour, type Emitter } from '../zones.ts';
import { addClaims, canClaimAny, checkClaim, claim, raise } from './contract.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';

type Bust = Extract<Phase, { kind: 'bust' }>;

/**
 * PR4.10 (a), (b), (d): the second ship of a colour joins the harbour, all of it leaves, a contract may be claimed, the
 * jesters laugh. `last` is that ship, unless it lies in the harbour already.
 */
export function goBust(state: State, ship: ShipFace, last: CardNo | null, emit: Emitter): void {
  const { active: seat } = state;
  emit({ type: 'busted', seat, face: ship.id });
  clearHarbour(state, emit, last);
  state.phase = { kind: 'bust' };
  state.pending.push({ kind: 'jesters', seat });
  raise(state, [seat], ({ kind }) => kind === 'bust', emit);
}

export const actor = ({ active }: Readonly<State>): Seat => active;

/** PR4.10 (e), (f) */
export const proceed = (state: Readonly<State>): Step =>
  canCompleteAny(state, state.active) || canClaimAny(state, state.active) ? 'ask' : 'done';

export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [];
  addCompletes(state, state.active, list);
  addClaims(state, state.active, list);
  list.push(DONE);
  return list;
}

export function check(state: Readonly<State>, _phase: Bust, move: Move): Refusal | null {
  if (move.type === 'done') return null;
  if (move.type === 'claim') return checkClaim(state, state.active, move.contract);
  return move.type === 'complete' ? checkComplete(state, state.active, move.expedition) : notNow(move, 'bust');
}

export function apply(state: State, _phase: Bust, move: Move, emit: Emitter): Step {
  if (move.type === 'complete') complete(state, state.active, move.expedition, emit);
  else if (move.type === 'claim') claim(state, state.active, move.contract, emit);
  else return 'done';
  return 'again';
}
