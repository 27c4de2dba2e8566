import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { claimOf, DONE, fulfilOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { MissionId, Move, OpenContract, OpenMission, Phase, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { becamePayable, checkClaim, claim, openContract } from './contract.ts';
import { checkFulfil, fulfil, missionBecamePayable } from './mission.ts';

type WrapUp = Extract<Phase, { kind: 'wrapUp' }>;

export const actor = ({ active }: Readonly<State>): Seat => active;

const payable = (state: Readonly<State>): OpenContract[] =>
  state.contracts.filter((open) => becamePayable(state, open));

const payableMissions = (state: Readonly<State>): OpenMission[] =>
  (state.adventure?.missions ?? []).filter((open) => missionBecamePayable(state, open));

/** PR5.13 */
export const proceed = (state: Readonly<State>): Step =>
  payable(state).length > 0 || payableMissions(state).length > 0 ? 'ask' : 'done';

export const moves = (state: Readonly<State>): Move[] => [
  ...payable(state).map(({ id }) => claimOf(id)),
  ...payableMissions(state).map(({ id }) => fulfilOf(id)),
  DONE,
];

function checkMission(state: Readonly<State>, mission: MissionId): Refusal | null {
  if (payableMissions(state).some(({ id }) => id === mission)) return null;
  return checkFulfil(state, state.active, mission) ?? refusal('notNow', 'PR5.13', { move: 'fulfil', asked: 'wrapUp' });
}

export function check(state: Readonly<State>, _phase: WrapUp, move: Move): Refusal | null {
  if (move.type === 'done') return null;
  if (move.type === 'fulfil') return checkMission(state, move.mission);
  if (move.type !== 'claim') return notNow(move, 'wrapUp');
  const open = openContract(state, move.contract);
  if (open !== undefined && becamePayable(state, open)) return null;
  return (
    checkClaim(state, state.active, move.contract) ?? refusal('notNow', 'PR5.13', { move: move.type, asked: 'wrapUp' })
  );
}

export function apply(state: State, _phase: WrapUp, move: Move, emit: Emitter): Step {
  if (move.type === 'fulfil') {
    fulfil(state, state.active, move.mission, emit);
    return 'again';
  }
  if (move.type !== 'claim') return 'done';
  claim(state, state.active, move.contract, emit);
  return 'again';
}
