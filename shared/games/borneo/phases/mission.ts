import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import type { Move, Phase, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import * as payment from './payment.ts';

/** Phase 1 of a turn, and the chance that everybody has at the end (B5, B13.2). */
export type Asking = Extract<Phase, { kind: 'mission' | 'finalMission' }>;

export const actor = (state: Readonly<State>, phase: Readonly<Asking>): Seat =>
  phase.kind === 'mission' ? state.active : at(phase.order, 0);

/** B15.4: no pirates at the end. */
const withPirates = ({ kind }: Readonly<Asking>): boolean => kind === 'mission';

/** Who could only pass is not asked; warehouses lie open, so that tells nothing. */
export const proceed = (state: Readonly<State>, phase: Readonly<Asking>): Step =>
  moves(state, phase).length > 1 ? 'ask' : 'done';

export const moves = (state: Readonly<State>, phase: Readonly<Asking>): Move[] =>
  payment.offers(state, actor(state, phase), withPirates(phase));

export const check = (state: Readonly<State>, phase: Readonly<Asking>, move: Move): Refusal | null =>
  payment.checkOffer(state, actor(state, phase), move, withPirates(phase));

export function apply(state: State, phase: Readonly<Asking>, move: Move, emit: Emitter): Step {
  const seat = actor(state, phase);
  if (move.type === 'pass') {
    emit({ type: 'passed', seat, phase: phase.kind });
    return 'done';
  }
  if (move.type !== 'mission') throw new InvariantError(`${move.type} for a mission`);
  payment.enter(state, seat, move, emit);
  return 'again';
}
