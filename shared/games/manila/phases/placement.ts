import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { ASHORE, NUMBERS, SEATS_OF, type Spot, spotOf } from '../components.ts';
import { PASS, placeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Letter, Move, Phase, State } from '../types.ts';
import { boatOf, type Emitter, findBoat, fundsOf, masterOf, pay, playerOf, vacantSeat } from '../zones.ts';

export type Placement = Extract<Phase, { kind: 'placement' }>;

// ------------------------------------------------- what a space costs: read by offer, check, effect and quote

/** M6.6 a: a boat that has docked takes nobody, unless the table plays it so. */
const takesCrew = (state: Readonly<State>, boat: Readonly<Boat>): boolean =>
  boat.berth === null || (state.rules.seatsOnDockedBoats && boat.berth.haven === 'port');

/** Which place of the space comes next (M6.6); −1: none is vacant and legal. */
function nextPlace(state: Readonly<State>, spot: Spot): number {
  switch (spot.kind) {
    case 'seat': {
      const boat = findBoat(state, spot.ware);
      return boat !== undefined && takesCrew(state, boat) ? vacantSeat(boat) : -1;
    }
    case 'port':
      return ownerAt(state.port, spot.letter) === null ? 0 : -1;
    case 'shipyard':
      return ownerAt(state.shipyard, spot.letter) === null ? 0 : -1;
    case 'pirate':
      return state.pirates.indexOf(null);
    case 'pilot':
      return (spot.pilot === 'small' ? state.pilots.small : state.pilots.large) === null ? 0 : -1;
    case 'insurance':
      return state.insurer === null ? 0 : -1;
  }
}

/** Spelled out: a letter that varies is slow to look up, and this is asked of all letters before every move. */
const ownerAt = ({ A, B, C }: Readonly<Record<Letter, Seat | null>>, letter: Letter): Seat | null =>
  letter === 'A' ? A : letter === 'B' ? B : C;

/** M1.3 – M1.5 */
export function costOf({ costs, space }: Spot, place: number): number {
  const cost = costs[place];
  if (cost === undefined) throw new InvariantError(`no place ${place} of ${space}`);
  return cost;
}

/** What the next place of the space costs; null: none is vacant and legal. */
function vacancy(state: Readonly<State>, spot: Spot): number | null {
  const place = nextPlace(state, spot);
  return place < 0 ? null : costOf(spot, place);
}

/** Whether a vacant legal space other than insurance costs no more than this. */
function anyFor(state: Readonly<State>, funds: number): boolean {
  for (const { ware } of state.boats) if (isFor(state, SEATS_OF[ware], funds)) return true;
  for (const spot of ASHORE) if (spot.kind !== 'insurance' && isFor(state, spot, funds)) return true;
  return false;
}

function isFor(state: Readonly<State>, spot: Spot, funds: number): boolean {
  const cost = vacancy(state, spot);
  return cost !== null && cost <= funds;
}

/** M6.7: there is a space to pay for, and they can pay for none. Insurance, which costs nothing, does not count. */
function isDestitute(state: Readonly<State>, seat: Seat): boolean {
  const funds = fundsOf(playerOf(state, seat));
  return !anyFor(state, funds) && anyFor(state, Number.POSITIVE_INFINITY);
}

/** M6.3 and, for the destitute, M6.7. */
function mayTake(state: Readonly<State>, spot: Spot, cost: number, funds: number, poor: boolean): boolean {
  if (!poor) return cost <= funds;
  if (spot.kind === 'insurance') return state.rules.destituteMayInsure;
  return spot.kind === 'seat' || state.rules.stowawayTargets === 'anyExceptInsurance';
}

// ---------------------------------------------------------------------------------------- the round

/** M6.1 */
export function enter(state: State, emit: Emitter): void {
  const [turn, ...left] = clockwise(masterOf(state), state.rules.seats);
  state.round++;
  state.phase = { kind: 'placement', round: state.round, turn: turn ?? 0, left };
  const [first, second, third] = state.rules.schedule;
  emit({ type: 'roundBegan', round: state.round, rounds: first + second + third });
}

export const actor = (_state: Readonly<State>, { turn }: Readonly<Placement>): Seat => turn;

/** Skips who cannot place (M6.2, M6.9), passes for who could only pass (M6.10), asks the others. */
export function proceed(state: State, phase: Placement, emit: Emitter): Step {
  const { accomplices, retired } = playerOf(state, phase.turn);
  if (accomplices === 0 || retired) return next(phase);
  if (canPlace(state, phase.turn)) return 'ask';
  if (anyVacancy(state)) emit({ type: 'roundPassed', seat: phase.turn, final: false });
  return next(phase);
}

function canPlace(state: Readonly<State>, seat: Seat): boolean {
  const funds = fundsOf(playerOf(state, seat));
  const poor = isDestitute(state, seat);
  for (const spot of ASHORE) if (isOffered(state, spot, funds, poor)) return true;
  for (const { ware } of state.boats) if (isOffered(state, SEATS_OF[ware], funds, poor)) return true;
  return false;
}

function isOffered(state: Readonly<State>, spot: Spot, funds: number, poor: boolean): boolean {
  const cost = vacancy(state, spot);
  return cost !== null && mayTake(state, spot, cost, funds, poor);
}

const anyVacancy = (state: Readonly<State>): boolean =>
  state.insurer === null || anyFor(state, Number.POSITIVE_INFINITY);

function next(phase: Placement): Step {
  const turn = phase.left.shift();
  if (turn === undefined) return 'done';
  phase.turn = turn;
  return 'again';
}

/** Seats in lane order, then the spaces ashore, then to pass. */
export function moves(state: Readonly<State>, phase: Placement): Move[] {
  const funds = fundsOf(playerOf(state, phase.turn));
  const poor = isDestitute(state, phase.turn);
  const list: Move[] = [];
  for (const { ware } of state.boats)
    if (isOffered(state, SEATS_OF[ware], funds, poor)) list.push(placeOf(SEATS_OF[ware]));
  for (const spot of ASHORE) if (isOffered(state, spot, funds, poor)) list.push(placeOf(spot));
  list.push(PASS);
  return list;
}

export function check(state: Readonly<State>, phase: Placement, move: Move): Refusal | null {
  if (move.type === 'pass') return null;
  if (move.type !== 'place') return notNow(move, 'placement');
  const { space } = move;
  const spot = spotOf(space);
  const cost = vacancy(state, spot);
  if (cost === null) return whyNotVacant(state, spot);
  const funds = fundsOf(playerOf(state, phase.turn));
  const poor = isDestitute(state, phase.turn);
  if (mayTake(state, spot, cost, funds, poor)) return null;
  if (!poor) return refusal('tooPoor', 'M6.3', { space, cost, funds });
  return space === 'insurance'
    ? refusal('destituteMayNotInsure', 'M6.7', { space })
    : refusal('stowawaysOnBoats', 'M6.7', { space, cost, funds });
}

function whyNotVacant(state: Readonly<State>, spot: Spot): Refusal {
  if (spot.kind !== 'seat') return refusal('spaceTaken', 'M6.6', { space: spot.space });
  const { ware } = spot;
  const boat = findBoat(state, ware);
  if (boat === undefined) return refusal('notLoaded', 'M5.2', { ware });
  return takesCrew(state, boat) ? refusal('boatFull', 'M6.6', { ware }) : refusal('boatNotAtSea', 'M6.6', { ware });
}

export function apply(state: State, phase: Placement, move: Move, emit: Emitter): Step {
  const { turn: seat } = phase;
  if (move.type === 'place') {
    place(state, seat, spotOf(move.space), emit);
  } else if (move.type === 'pass') {
    const final = state.rules.placementPass === 'final';
    playerOf(state, seat).retired = final;
    emit({ type: 'roundPassed', seat, final });
  } else {
    throw new InvariantError(`${move.type} in a placement round`);
  }
  return next(phase);
}

/** M6.3; a stowaway pays all the cash they have (M6.7), the insurer is paid (M6.6e). */
function place(state: State, seat: Seat, spot: Spot, emit: Emitter): void {
  const player = playerOf(state, seat);
  const index = nextPlace(state, spot);
  const stowaway = isStowaway(state, seat, spot);
  const paid = stowaway ? player.cash : costOf(spot, index);
  pay(state, seat, paid, emit);
  player.accomplices--;
  occupy(state, seat, spot, index);
  emit({ type: 'accomplicePlaced', seat, space: spot.space, index, paid, stowaway });
  if (spot.kind === 'insurance') {
    player.cash += NUMBERS.premium;
    emit({ type: 'premiumPaid', seat, amount: NUMBERS.premium });
  }
}

/** M6.7; insurance is never stolen. */
export const isStowaway = (state: Readonly<State>, seat: Seat, spot: Spot): boolean =>
  spot.kind !== 'insurance' && isDestitute(state, seat);

export const priceFor = (state: Readonly<State>, seat: Seat, spot: Spot): number =>
  isStowaway(state, seat, spot) ? playerOf(state, seat).cash : costOf(spot, nextPlace(state, spot));

function occupy(state: State, seat: Seat, spot: Spot, index: number): void {
  switch (spot.kind) {
    case 'seat':
      boatOf(state, spot.ware).seats[index] = seat;
      return;
    case 'port':
    case 'shipyard':
      state[spot.kind][spot.letter] = seat;
      return;
    case 'pirate':
      state.pirates[index] = seat;
      return;
    case 'pilot':
      state.pilots[spot.pilot] = seat;
      return;
    case 'insurance':
      state.insurer = seat;
  }
}
