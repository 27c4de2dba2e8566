import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { shipOf } from '../components.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Decision, Move, State } from '../types.ts';
import { cardAt, type Emitter } from '../zones.ts';
import { type ShipUse, tradeShip, usesOf } from './trade-ship.ts';

type Ask = Extract<Decision, { kind: 'shipUse' }>;

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (state: Readonly<State>, { seat, slot }: Ask): Move[] => usesOf(state, seat, slot);

export function check(state: Readonly<State>, { seat, slot }: Ask, move: Move): Refusal | null {
  if (move.type !== 'use' && move.type !== 'stow') return notNow(move, 'shipUse');
  if (usesOf(state, seat, slot).some((use) => isSame(use, move))) return null;
  return refusal('noSuchUse', move.type === 'stow' ? 'PR14.12' : 'PR9.3', { face: shipOf(cardAt(state, slot)).id });
}

const isSame = (a: ShipUse, b: ShipUse): boolean =>
  a.type === 'use' && b.type === 'use' ? a.under === b.under && a.renounce === b.renounce : a.type === b.type;

export function apply(state: State, { slot }: Ask, move: Move, emit: Emitter): Step {
  const { phase } = state;
  if ((move.type !== 'use' && move.type !== 'stow') || phase.kind !== 'trade')
    throw new InvariantError(`${move.type} in ${phase.kind}`);
  state.pending.pop();
  tradeShip(state, phase, slot, move, emit);
  return 'again';
}
