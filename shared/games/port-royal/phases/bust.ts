import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { DONE } from '../moves.ts';
import { notNow } from '../refusal.ts';
import type { CardNo, Move, Phase, ShipFace, State } from '../types.ts';
import { abilityOf, clearHarbour, type Emitter, gainCoins } from '../zones.ts';
import { addClaims, canClaimAny, checkClaim, claim, raise } from './contract.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';
import { addFulfils, canFulfilAny, checkFulfil, fulfil } from './mission.ts';

type Bust = Extract<Phase, { kind: 'bust' }>;

/**
 * PR4.10 (a) – (d): the second ship of a colour joins the harbour, all of it leaves, a contract may be claimed, the
 * jesters laugh. `last` is that ship, unless it lies in the harbour already.
 */
export function goBust(state: State, ship: ShipFace, last: CardNo | null, emit: Emitter): void {
  const { active: seat } = state;
  const cards = state.harbour.length + (last === null ? 0 : 1);
  emit({ type: 'busted', seat, face: ship.id });
  clearHarbour(state, emit, last);
  state.phase = { kind: 'bust' };
  state.pending.push({ kind: 'jesters', seat });
  raise(state, [seat], ({ kind }) => kind === 'bust', emit);
  // (c): the ship that ended the turn is among those cards (PR14.19)
  const ability = abilityOf(state, seat);
  if (ability?.kind === 'bust' && cards <= ability.cards) gainCoins(state, seat, ability.coins, 'adventurer', emit);
}

export const actor = ({ active }: Readonly<State>): Seat => active;

/** PR4.10 (e), (f) */
export const proceed = (state: Readonly<State>): Step =>
  canCompleteAny(state, state.active) || canClaimAny(state, state.active) || canFulfilAny(state, state.active)
    ? 'ask'
    : 'done';

export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [];
  addCompletes(state, state.active, list);
  addClaims(state, state.active, list);
  addFulfils(state, state.active, list);
  list.push(DONE);
  return list;
}

export function check(state: Readonly<State>, _phase: Bust, move: Move): Refusal | null {
  if (move.type === 'done') return null;
  if (move.type === 'claim') return checkClaim(state, state.active, move.contract);
  if (move.type === 'fulfil') return checkFulfil(state, state.active, move.mission);
  return move.type === 'complete' ? checkComplete(state, state.active, move.expedition) : notNow(move, 'bust');
}

export function apply(state: State, _phase: Bust, move: Move, emit: Emitter): Step {
  if (move.type === 'complete') complete(state, state.active, move.expedition, emit);
  else if (move.type === 'claim') claim(state, state.active, move.contract, emit);
  else if (move.type === 'fulfil') fulfil(state, state.active, move.mission, emit);
  else return 'done';
  return 'again';
}
