import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { BEGIN, SET_ASIDE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { setAside } from './set-aside.ts';

type Start = Extract<Phase, { kind: 'startVictory' }>;

/** PR13.9: the active player answers for the team. */
export const actor = ({ active }: Readonly<State>): Seat => active;

/** PR13.3: one card stays. */
const canSetAside = ({ time }: Readonly<State>): boolean => time.length > 1;

export const proceed = (state: Readonly<State>): Step => (canSetAside(state) ? 'ask' : 'done');

export const moves = (): Move[] => [SET_ASIDE, BEGIN];

export function check(state: Readonly<State>, _phase: Start, move: Move): Refusal | null {
  if (move.type === 'begin') return null;
  if (move.type !== 'setAside') return notNow(move, 'startVictory');
  return canSetAside(state) ? null : refusal('noTimeLeft', 'PR13.3');
}

export function apply(state: State, _phase: Start, move: Move, emit: Emitter): Step {
  if (move.type !== 'setAside') return 'done';
  setAside(state, emit);
  return 'again';
}
