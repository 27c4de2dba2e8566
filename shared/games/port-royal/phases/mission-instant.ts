import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { missionOf } from '../missions.ts';
import { DECLINE, fulfilOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Decision, MissionMoment, Move, OpenMission, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { mayComplete, meets, openMission } from './mission.ts';
import { reserve, settleMission } from './mission-reward.ts';

type Instant = Extract<Decision, { kind: 'missionInstant' }>;

/** Payable, with a marker for it; what is not is gone for this time (PR14.17). */
const isPossible = (state: Readonly<State>, seat: Seat, open: OpenMission): boolean =>
  mayComplete(state, seat, open) && meets(state, seat, missionOf(open.id));

/** The moment of some missions has come: these seats are asked, in this order, the first of them on top of the stack. */
export function raiseMissions(state: State, seats: readonly Seat[], fits: (moment: MissionMoment) => boolean): void {
  if (state.adventure === null) return;
  const { missions } = state.adventure;
  // backwards: the last one pushed is asked first
  for (let s = seats.length - 1; s >= 0; s--)
    for (let m = missions.length - 1; m >= 0; m--) {
      const seat = at(seats, s);
      const open = at(missions, m);
      const { moment } = missionOf(open.id);
      if (moment !== null && fits(moment) && isPossible(state, seat, open))
        state.pending.push({ kind: 'missionInstant', seat, mission: open.id });
    }
}

export { namedSeat as actor } from '../../../engine/phases.ts';

/** The marker or the coins may have gone to another mission of the same moment. */
export function proceed(state: State, { seat, mission }: Instant): Step {
  const open = openMission(state, mission);
  if (open === undefined) throw new InvariantError(`${mission} is not open`);
  if (isPossible(state, seat, open)) return 'ask';
  state.pending.pop();
  return 'again';
}

export const moves = (_state: Readonly<State>, { mission }: Instant): Move[] => [fulfilOf(mission), DECLINE];

export function check(_state: Readonly<State>, ask: Instant, move: Move): Refusal | null {
  if (move.type === 'decline') return null;
  if (move.type !== 'fulfil') return notNow(move, 'missionInstant');
  return move.mission === ask.mission
    ? null
    : refusal('notNow', 'PR14.17', { move: 'fulfil', asked: 'missionInstant' });
}

export function apply(state: State, { seat, mission }: Instant, move: Move, emit: Emitter): Step {
  state.pending.pop();
  if (move.type !== 'fulfil') {
    emit({ type: 'missionDeclined', seat, mission });
    return 'again';
  }
  const open = openMission(state, mission);
  // PR14.18: the first of several times only reserves the marker
  const begins = missionOf(mission).times > 1 && open !== undefined && !open.progress.includes(seat);
  if (begins) reserve(state, seat, mission, emit);
  else settleMission(state, seat, mission, [], emit);
  return 'again';
}
