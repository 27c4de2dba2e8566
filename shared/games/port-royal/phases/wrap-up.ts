import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { claimOf, DONE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, OpenContract, Phase, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { becamePayable, checkClaim, claim, openContract } from './contract.ts';

type WrapUp = Extract<Phase, { kind: 'wrapUp' }>;

export const actor = ({ active }: Readonly<State>): Seat => active;

const payable = (state: Readonly<State>): OpenContract[] =>
  state.contracts.filter((open) => becamePayable(state, open));

/** PR5.13 */
export const proceed = (state: Readonly<State>): Step => (payable(state).length > 0 ? 'ask' : 'done');

export const moves = (state: Readonly<State>): Move[] => [...payable(state).map(({ id }) => claimOf(id)), DONE];

export function check(state: Readonly<State>, _phase: WrapUp, move: Move): Refusal | null {
  if (move.type === 'done') return null;
  if (move.type !== 'claim') return notNow(move, 'wrapUp');
  const open = openContract(state, move.contract);
  if (open !== undefined && becamePayable(state, open)) return null;
  return (
    checkClaim(state, state.active, move.contract) ?? refusal('notNow', 'PR5.13', { move: move.type, asked: 'wrapUp' })
  );
}

export function apply(state: State, _phase: WrapUp, move: Move, emit: Emitter): Step {
  if (move.type !== 'claim') return 'done';
  claim(state, state.active, move.contract, emit);
  return 'again';
}
