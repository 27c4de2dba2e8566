import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { sendOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Move, Phase, State } from '../types.ts';
import { berthBoat, boatOf, crewOf, type Emitter, isOn13, sendHome } from '../zones.ts';
import { bootyOf, transfer } from './settlement.ts';

type Plunder = Extract<Phase, { kind: 'plunder' }>;

export function actor(state: Readonly<State>): Seat {
  const [captain] = state.pirates;
  if (captain === null) throw new InvariantError('no captain');
  return captain;
}

/** After the last roll: who is too slow is towed (M10.1), and space 13 belongs to the pirates, if there are any. */
export function enter(state: State, emit: Emitter): void {
  for (const boat of state.boats)
    if (boat.berth === null && !isOn13(boat)) berthBoat(state, boat, 'shipyard', 'towed', emit);
  const caught = state.boats.filter(isOn13);
  const spared = state.pirates[0] === null;
  for (const boat of caught) {
    if (spared) berthBoat(state, boat, 'port', 'unmolested', emit);
    else plunder(state, boat, emit);
  }
  state.phase = { kind: 'plunder', boats: spared ? [] : caught.map(({ ware }) => ware) };
}

/** M10.3: the crew goes home unpaid, the bank pays the pirates. */
function plunder(state: State, boat: Boat, emit: Emitter): void {
  const crew = crewOf(boat);
  for (const seat of crew) sendHome(state, seat);
  boat.seats.fill(null);
  boat.plundered = true;
  emit({ type: 'boatPlundered', ware: boat.ware, crew });
  for (const payment of bootyOf(state, boat)) transfer(state, payment, emit);
}

export const proceed = (_state: Readonly<State>, phase: Plunder): Step => (phase.boats.length > 0 ? 'ask' : 'done');

/** M10.4: boat by boat, in lane order. */
export function moves(_state: Readonly<State>, { boats }: Plunder): Move[] {
  const ware = at(boats, 0);
  return [sendOf(ware, 'port'), sendOf(ware, 'shipyard')];
}

export function check(_state: Readonly<State>, { boats }: Plunder, move: Move): Refusal | null {
  if (move.type !== 'send') return notNow(move, 'plunder');
  const next = at(boats, 0);
  return move.ware === next ? null : refusal('notThisPlunder', 'M10.4', { ware: move.ware, next });
}

export function apply(state: State, phase: Plunder, move: Move, emit: Emitter): Step {
  if (move.type !== 'send') throw new InvariantError(`${move.type} with a plundered boat`);
  phase.boats.shift();
  berthBoat(state, boatOf(state, move.ware), move.to, 'sent', emit);
  return 'again';
}
