import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { giveOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { give, recipients } from './trade-ship.ts';

type Gift = Extract<Decision, { kind: 'gift' }>;

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (state: Readonly<State>, { seat }: Gift): Move[] => recipients(state, seat).map(giveOf);

export function check(state: Readonly<State>, { seat }: Gift, move: Move): Refusal | null {
  if (move.type !== 'give') return notNow(move, 'gift');
  return recipients(state, seat).includes(move.to) ? null : refusal('notAnother', 'PR11.4');
}

export function apply(state: State, { seat, coins }: Gift, move: Move, emit: Emitter): Step {
  if (move.type !== 'give') throw new InvariantError(`${move.type} is no gift`);
  state.pending.pop();
  give(state, seat, move.to, coins, emit);
  return 'again';
}
