import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { COMPANIES } from '../components.ts';
import { placeMerchantOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Company, Move, Phase, State } from '../types.ts';
import { type Emitter, hasRoom } from '../zones.ts';

type Placing = Extract<Phase, { kind: 'placing' }>;

export const actor = (_state: Readonly<State>, { order }: Readonly<Placing>): Seat => at(order, 0);

/** B3.8: on cards nobody stands next to their own merchant, while placing. */
const touchesOwn = ({ rules, companies }: Readonly<State>, seat: Seat, company: Company): boolean =>
  !rules.ownMayTouch && companies[company].at(-1) === seat;

export const proceed = (_state: Readonly<State>, { order }: Readonly<Placing>): Step =>
  order.length > 0 ? 'ask' : 'done';

export function moves(state: Readonly<State>, phase: Readonly<Placing>): Move[] {
  const seat = actor(state, phase);
  return COMPANIES.filter((company) => hasRoom(state, company) && !touchesOwn(state, seat, company)).map(
    placeMerchantOf,
  );
}

export function check(state: Readonly<State>, phase: Readonly<Placing>, move: Move): Refusal | null {
  if (move.type !== 'placeMerchant') return notNow(move, 'placeMerchant');
  const { company } = move;
  if (!hasRoom(state, company)) return refusal('companyFull', 'B3.7', { company });
  return touchesOwn(state, actor(state, phase), company) ? refusal('ownNeighbour', 'B3.8', { company }) : null;
}

/** B3.7 */
export function apply(state: State, phase: Placing, move: Move, emit: Emitter): Step {
  if (move.type !== 'placeMerchant') throw new InvariantError(`${move.type} while placing`);
  const seat = actor(state, phase);
  phase.order.shift();
  const rank = state.companies[move.company].push(seat);
  emit({ type: 'merchantPlaced', seat, company: move.company, rank });
  return 'again';
}
