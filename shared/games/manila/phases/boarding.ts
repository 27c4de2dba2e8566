import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { boardOf, STAY } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Move, Phase, State, Ware } from '../types.ts';
import { boatOf, type Emitter, findBoat, isOn13, sendHome, vacantSeat } from '../zones.ts';

type Boarding = Extract<Phase, { kind: 'boarding' }>;

/** M8.1: whether pirates may attack at all. */
export const isDue = (state: Readonly<State>): boolean => state.pirates[0] !== null && state.boats.some(isOn13);

export function enter(state: State): void {
  state.phase = { kind: 'boarding', index: 0, boarded: null };
}

export function actor(state: Readonly<State>, { index }: Boarding): Seat {
  const seat = state.pirates[index];
  if (seat === null) throw new InvariantError(`no pirate on place ${index}`);
  return seat;
}

/** M8.6: with `allBoatsOn13` every vacancy comes first, otherwise those of the attacked boat. */
function mayEvictOn(state: Readonly<State>, boat: Readonly<Boat>): boolean {
  if (!state.rules.pirateEviction || vacantSeat(boat) >= 0) return false;
  return state.rules.evictionVacancies === 'attackedBoat' || vacancyOn13(state) === null;
}

function vacancyOn13(state: Readonly<State>): Ware | null {
  for (const boat of state.boats) if (isOn13(boat) && vacantSeat(boat) >= 0) return boat.ware;
  return null;
}

/** M8.6: the captain who has just boarded keeps the seat. */
const isCaptains = ({ boarded }: Boarding, ware: Ware, seat: number): boolean =>
  boarded?.ware === ware && boarded.seat === seat;

const hasTarget = (state: Readonly<State>): boolean =>
  state.boats.some((boat) => isOn13(boat) && (vacantSeat(boat) >= 0 || mayEvictOn(state, boat)));

/** M8.2: the captain, then the other one; who has no boat to board is not asked. */
export function proceed(state: State, phase: Boarding): Step {
  if (state.pirates[phase.index] === null) return 'done';
  // what one cannot board, the other cannot either
  return hasTarget(state) ? 'ask' : 'done';
}

export function moves(state: Readonly<State>, phase: Boarding): Move[] {
  const list: Move[] = [];
  for (const boat of state.boats) if (isOn13(boat) && vacantSeat(boat) >= 0) list.push(boardOf(boat.ware));
  for (const boat of state.boats) {
    if (!isOn13(boat) || !mayEvictOn(state, boat)) continue;
    for (let seat = 0; seat < boat.seats.length; seat++)
      if (!isCaptains(phase, boat.ware, seat)) list.push({ type: 'evict', ware: boat.ware, seat });
  }
  list.push(STAY);
  return list;
}

export function check(state: Readonly<State>, phase: Boarding, move: Move): Refusal | null {
  if (move.type === 'stay') return null;
  if (move.type !== 'board' && move.type !== 'evict') return notNow(move, 'boarding');
  const { ware } = move;
  const boat = findBoat(state, ware);
  if (boat === undefined) return refusal('notLoaded', 'M5.2', { ware });
  if (!isOn13(boat)) return refusal('notOn13', 'M8.2', { ware });
  if (move.type === 'board') return vacantSeat(boat) >= 0 ? null : refusal('boatFull', 'M8.2', { ware });
  return checkEviction(state, phase, boat, move.seat);
}

function checkEviction(state: Readonly<State>, phase: Boarding, boat: Boat, seat: number): Refusal | null {
  const { ware } = boat;
  if (!state.rules.pirateEviction) return refusal('notNow', 'M8.6', { move: 'evict', asked: 'boarding' });
  if (vacantSeat(boat) >= 0) return refusal('notFull', 'M8.6', { ware });
  if (!mayEvictOn(state, boat)) return refusal('vacancyFirst', 'M8.6', { ware, vacant: vacancyOn13(state) ?? ware });
  if (seat >= boat.seats.length) return refusal('noSuchSeat', 'M8.6', { ware, seat });
  return isCaptains(phase, ware, seat) ? refusal('notTheCaptain', 'M8.6', { ware, seat }) : null;
}

export function apply(state: State, phase: Boarding, move: Move, emit: Emitter): Step {
  const pirate = actor(state, phase);
  if (move.type === 'stay') {
    emit({ type: 'pirateStayed', seat: pirate });
    if (phase.index === 1) return 'done';
    phase.index = 1;
    return 'again';
  }
  if (move.type !== 'board' && move.type !== 'evict') throw new InvariantError(`${move.type} by a pirate`);
  const boat = boatOf(state, move.ware);
  const index = move.type === 'evict' ? move.seat : vacantSeat(boat);
  if (move.type === 'evict') evict(state, pirate, boat, index, emit);
  boat.seats[index] = pirate;
  phase.boarded = { ware: boat.ware, seat: index };
  emit({ type: 'boatBoarded', seat: pirate, ware: boat.ware, index });
  leave(state, phase, emit);
  return 'again';
}

function evict(state: State, seat: Seat, boat: Boat, index: number, emit: Emitter): void {
  const victim = at(boat.seats, index);
  if (victim === null) throw new InvariantError(`nobody on seat ${index} of ${boat.ware}`);
  sendHome(state, victim);
  emit({ type: 'accompliceEvicted', seat, ware: boat.ware, index, victim });
}

/** M8.4: when the captain leaves, the other one moves to the front before deciding. */
function leave(state: State, phase: Boarding, emit: Emitter): void {
  const [, second] = state.pirates;
  if (phase.index === 0 && second !== null) {
    state.pirates = [second, null];
    emit({ type: 'captainSucceeded', seat: second });
  } else {
    state.pirates[phase.index] = null;
  }
}
