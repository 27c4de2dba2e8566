import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { DOUBLE_STEPS, NUMBERS, SINGLE_STEPS } from '../components.ts';
import { steerOf, WAIVE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Move, Phase, Pilot, State } from '../types.ts';
import { advanceBoat, anyAtSea, berthBoat, boatOf, type Emitter, findBoat } from '../zones.ts';

type Piloting = Extract<Phase, { kind: 'pilot' }>;

/** M9.1: who comes first; null: nobody is left to act. */
export function firstPilot(state: Readonly<State>): Pilot | null {
  const first: Pilot = state.rules.pilotOrder === 'smallFirst' ? 'small' : 'large';
  return state.pilots[first] === null ? secondPilot(state, first) : first;
}

export function secondPilot(state: Readonly<State>, first: Pilot): Pilot | null {
  const isFirst = first === (state.rules.pilotOrder === 'smallFirst' ? 'small' : 'large');
  const second: Pilot = first === 'small' ? 'large' : 'small';
  return isFirst && state.pilots[second] !== null ? second : null;
}

export function enter(state: State, pilot: Pilot): void {
  state.phase = { kind: 'pilot', pilot, moved: null };
}

export function actor(state: Readonly<State>, { pilot }: Piloting): Seat {
  const seat = state.pilots[pilot];
  if (seat === null) throw new InvariantError(`no ${pilot} pilot`);
  return seat;
}

const otherAtSea = (state: Readonly<State>, boat: Readonly<Boat>): boolean =>
  state.boats.some((other) => other !== boat && other.berth === null);

/** M9.6: nothing is left to move. */
export const proceed = (state: Readonly<State>): Step => (anyAtSea(state) ? 'ask' : 'done');

/** M9.2, M9.3: one boat by two, or two boats by one each; `upTo` lets one boat by one be enough. */
function whyNot(state: Readonly<State>, phase: Piloting, boat: Readonly<Boat>, steps: number): Refusal | null {
  const { ware, berth, position } = boat;
  const clause = phase.pilot === 'small' ? 'M9.2' : 'M9.3';
  if (berth !== null) return refusal('boatNotAtSea', clause, { ware });
  if (phase.moved === ware) return refusal('sameBoatTwice', 'M9.3', { ware });
  const single = Math.abs(steps) === 1;
  if (!single && (phase.pilot === 'small' || phase.moved !== null))
    return refusal('badSteps', clause, { steps, max: 1 });
  if (position + steps < 0) return refusal('belowZero', 'M9.4', { ware, position, steps });
  const commits = single && phase.pilot === 'large' && phase.moved === null;
  if (commits && state.rules.largePilotMoves === 'exact' && !otherAtSea(state, boat))
    return refusal('needsSecondBoat', 'M9.3', { ware });
  return null;
}

/** M9.3: who has moved one boat by one must move a second one, unless one is enough. */
const mayWaive = (state: Readonly<State>, phase: Piloting): boolean =>
  phase.moved === null || state.rules.largePilotMoves === 'upTo';

const STEPS: readonly number[] = [...SINGLE_STEPS, ...DOUBLE_STEPS];

export function moves(state: Readonly<State>, phase: Piloting): Move[] {
  const list: Move[] = [];
  for (const boat of state.boats)
    for (const steps of STEPS) if (whyNot(state, phase, boat, steps) === null) list.push(steerOf(boat.ware, steps));
  if (mayWaive(state, phase)) list.push(WAIVE);
  return list;
}

export function check(state: Readonly<State>, phase: Piloting, move: Move): Refusal | null {
  if (move.type === 'waive')
    return mayWaive(state, phase) ? null : refusal('needsSecondBoat', 'M9.3', { ware: phase.moved ?? '' });
  if (move.type !== 'steer') return notNow(move, 'pilot');
  const boat = findBoat(state, move.ware);
  if (boat === undefined) return refusal('notLoaded', 'M5.2', { ware: move.ware });
  return whyNot(state, phase, boat, move.steps);
}

export function apply(state: State, phase: Piloting, move: Move, emit: Emitter): Step {
  const seat = actor(state, phase);
  const { pilot } = phase;
  if (move.type === 'waive') {
    if (phase.moved === null) emit({ type: 'pilotWaived', seat, pilot });
    return 'done';
  }
  if (move.type !== 'steer') throw new InvariantError(`${move.type} by a pilot`);
  const boat = boatOf(state, move.ware);
  const { from, to } = advanceBoat(boat, move.steps);
  emit({ type: 'boatSteered', seat, pilot, ware: boat.ware, from, to });
  if (to > NUMBERS.lastSpace) berthBoat(state, boat, 'port', 'sailed', emit);
  const half = pilot === 'large' && Math.abs(move.steps) === 1 && phase.moved === null;
  if (!half || !otherAtSea(state, boat)) return 'done';
  phase.moved = boat.ware;
  return 'again';
}
