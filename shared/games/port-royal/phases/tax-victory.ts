import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { LEAVE, SET_ASIDE } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { setAside } from './set-aside.ts';

type Ask = Extract<Decision, { kind: 'taxVictory' }>;

/** PR13.9: the active player answers for the team. */
export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (): Move[] => [SET_ASIDE, LEAVE];

export const check = (_state: Readonly<State>, _ask: Ask, move: Move): Refusal | null =>
  move.type === 'setAside' || move.type === 'leave' ? null : notNow(move, 'taxVictory');

/** PR13.7 */
export function apply(state: State, _ask: Ask, move: Move, emit: Emitter): Step {
  state.pending.pop();
  if (move.type === 'setAside') setAside(state, emit);
  return 'again';
}
