import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { claimOf, DECLINE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { claim, mayMark, openContract } from './contract.ts';

type Instant = Extract<Decision, { kind: 'instant' }>;

export { namedSeat as actor } from '../../../engine/phases.ts';

/** The marker may have gone to another contract of the same instant. */
export function proceed(state: State, { seat, contract }: Instant): Step {
  const open = openContract(state, contract);
  if (open === undefined) throw new InvariantError(`${contract} is not open`);
  if (mayMark(state, seat, open)) return 'ask';
  state.pending.pop();
  return 'again';
}

export const moves = (_state: Readonly<State>, { contract }: Instant): Move[] => [claimOf(contract), DECLINE];

export function check(_state: Readonly<State>, ask: Instant, move: Move): Refusal | null {
  if (move.type === 'decline') return null;
  if (move.type !== 'claim') return notNow(move, 'instant');
  return move.contract === ask.contract ? null : refusal('notNow', 'PR12.4', { move: 'claim', asked: 'instant' });
}

export function apply(state: State, { seat, contract }: Instant, move: Move, emit: Emitter): Step {
  state.pending.pop();
  if (move.type === 'claim') claim(state, seat, contract, emit);
  else emit({ type: 'contractDeclined', seat, contract });
  return 'again';
}
