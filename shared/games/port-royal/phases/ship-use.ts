import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { shipOf } from '../components.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import { cardAt, type Emitter } from '../zones.ts';
import { tradeShip, usesOf } from './trade-ship.ts';

type Ask = Extract<Decision, { kind: 'shipUse' }>;

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (state: Readonly<State>, { seat, slot }: Ask): Move[] => usesOf(state, seat, slot);

export function check(state: Readonly<State>, { seat, slot }: Ask, move: Move): Refusal | null {
  if (move.type !== 'use') return notNow(move, 'shipUse');
  const isOne = usesOf(state, seat, slot).some(
    ({ under, renounce }) => under === move.under && renounce === move.renounce,
  );
  // what cannot be renounced is said so, whether or not the ship could be kept
  const clause = move.renounce === null ? 'PR9.3' : 'PR12.24';
  return isOne ? null : refusal('noSuchUse', clause, { face: shipOf(cardAt(state, slot)).id });
}

export function apply(state: State, { slot }: Ask, move: Move, emit: Emitter): Step {
  const { phase } = state;
  if (move.type !== 'use' || phase.kind !== 'trade') throw new InvariantError(`${move.type} in ${phase.kind}`);
  state.pending.pop();
  tradeShip(state, phase, slot, move, emit);
  return 'again';
}
