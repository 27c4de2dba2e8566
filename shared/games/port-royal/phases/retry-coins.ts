import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { giveOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { type Emitter, gainCoins } from '../zones.ts';

type Division = Extract<Phase, { kind: 'retryCoins' }>;

/** PR16.4: the starting seat answers for the team, coin by coin. */
export const actor = ({ start }: Readonly<State>): Seat => start;

export const proceed = (_state: Readonly<State>, { left }: Division): Step => (left > 0 ? 'ask' : 'done');

export const moves = (state: Readonly<State>): Move[] => clockwise(state.start, state.players.length).map(giveOf);

export function check(state: Readonly<State>, _phase: Division, move: Move): Refusal | null {
  if (move.type !== 'give') return notNow(move, 'retryCoins');
  return move.to < state.players.length ? null : refusal('badMove', 'PR16.4');
}

export function apply(state: State, phase: Division, move: Move, emit: Emitter): Step {
  if (move.type !== 'give') throw new InvariantError(`${move.type} gives nothing`);
  phase.left--;
  gainCoins(state, move.to, 1, 'retry', emit);
  return 'again';
}
