import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { clockwise } from '../../../engine/turn-order.ts';
import { ASHORE, BERTHS, NUMBERS, PILOTS, seatSpace, spaceParts, TILES } from '../components.ts';
import { PASS, placeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Move, Phase, Space, State } from '../types.ts';
import { type Emitter, findBoat, fundsOf, masterOf, pay, playerOf, vacantSeat } from '../zones.ts';
import type { Step } from './step.ts';

export type Placement = Extract<Phase, { kind: 'placement' }>;

// ------------------------------------------------- what a space costs: read by offer, check, effect and quote

/** M6.6 a: a boat that has docked takes nobody, unless the table plays it so. */
const takesCrew = (state: Readonly<State>, boat: Readonly<Boat>): boolean =>
  boat.berth === null || (state.rules.seatsOnDockedBoats && boat.berth.haven === 'port');

/** Which place of the space comes next (M6.6); −1: none is vacant and legal. */
export function nextPlace(state: Readonly<State>, space: Space): number {
  const parts = spaceParts(space);
  switch (parts.kind) {
    case 'seat': {
      const boat = findBoat(state, parts.ware);
      return boat !== undefined && takesCrew(state, boat) ? vacantSeat(boat) : -1;
    }
    case 'port':
    case 'shipyard':
      return state[parts.kind][parts.letter] === null ? 0 : -1;
    case 'pirate':
      return state.pirates.indexOf(null);
    case 'pilot':
      return state.pilots[parts.pilot] === null ? 0 : -1;
    case 'insurance':
      return state.insurer === null ? 0 : -1;
  }
}

/** M1.3 – M1.5 */
export function costOf(space: Space, place: number): number {
  const parts = spaceParts(space);
  switch (parts.kind) {
    case 'seat':
      return at(TILES[parts.ware].costs, place);
    case 'port':
    case 'shipyard':
      return BERTHS[parts.letter].cost;
    case 'pirate':
      return NUMBERS.pirateCost;
    case 'pilot':
      return PILOTS[parts.pilot].cost;
    case 'insurance':
      return 0;
  }
}

interface Offer {
  readonly space: Space;
  readonly cost: number;
}

/** All vacant legal spaces with their costs (M6.6): seats in lane order, then the spaces ashore. */
function vacancies(state: Readonly<State>): Offer[] {
  const offers: Offer[] = [];
  const offer = (space: Space): void => {
    const place = nextPlace(state, space);
    if (place >= 0) offers.push({ space, cost: costOf(space, place) });
  };
  for (const boat of state.boats) offer(seatSpace(boat.ware));
  for (const space of ASHORE) offer(space);
  return offers;
}

/** M6.7: the cheapest vacant space costs more than all he can raise; insurance does not count. */
function isDestitute(offers: readonly Offer[], funds: number): boolean {
  let cheapest = Number.POSITIVE_INFINITY;
  for (const { space, cost } of offers) if (space !== 'insurance' && cost < cheapest) cheapest = cost;
  return cheapest < Number.POSITIVE_INFINITY && funds < cheapest;
}

export const destitute = (state: Readonly<State>, seat: Seat): boolean =>
  isDestitute(vacancies(state), fundsOf(playerOf(state, seat)));

/** M6.7: where a stowaway may go. */
const hides = (state: Readonly<State>, space: Space): boolean =>
  state.rules.stowawayTargets === 'anyExceptInsurance' || spaceParts(space).kind === 'seat';

function mayTake(state: Readonly<State>, { space, cost }: Offer, funds: number, poor: boolean): boolean {
  if (!poor) return cost <= funds;
  return space === 'insurance' ? state.rules.destituteMayInsure : hides(state, space);
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

/** Skips who cannot place (M6.2, M6.9), passes for who could only pass (M6.10), asks the others. */
export function proceed(state: State, phase: Placement, emit: Emitter): Step {
  const { accomplices, retired } = playerOf(state, phase.turn);
  if (accomplices === 0 || retired) return next(phase);
  const offers = vacancies(state);
  if (offers.length === 0) return next(phase);
  const funds = fundsOf(playerOf(state, phase.turn));
  const poor = isDestitute(offers, funds);
  if (offers.some((offer) => mayTake(state, offer, funds, poor))) return 'ask';
  emit({ type: 'roundPassed', seat: phase.turn, final: false });
  return next(phase);
}

function next(phase: Placement): Step {
  const turn = phase.left.shift();
  if (turn === undefined) return 'done';
  phase.turn = turn;
  return 'again';
}

export function moves(state: Readonly<State>, phase: Placement): Move[] {
  const funds = fundsOf(playerOf(state, phase.turn));
  const offers = vacancies(state);
  const poor = isDestitute(offers, funds);
  const list: Move[] = [];
  for (const offer of offers) if (mayTake(state, offer, funds, poor)) list.push(placeOf(offer.space));
  list.push(PASS);
  return list;
}

export function check(state: Readonly<State>, phase: Placement, move: Move): Refusal | null {
  if (move.type === 'pass') return null;
  if (move.type !== 'place') return notNow(move, 'placement');
  const { space } = move;
  const place = nextPlace(state, space);
  if (place < 0) return whyNotVacant(state, space);
  const cost = costOf(space, place);
  const funds = fundsOf(playerOf(state, phase.turn));
  const poor = destitute(state, phase.turn);
  if (mayTake(state, { space, cost }, funds, poor)) return null;
  if (!poor) return refusal('tooPoor', 'M6.3', { space, cost, funds });
  return space === 'insurance'
    ? refusal('destituteMayNotInsure', 'M6.7', { space })
    : refusal('stowawaysOnBoats', 'M6.7', { space, cost, funds });
}

function whyNotVacant(state: Readonly<State>, space: Space): Refusal {
  const parts = spaceParts(space);
  if (parts.kind !== 'seat') return refusal('spaceTaken', 'M6.6', { space });
  const { ware } = parts;
  const boat = findBoat(state, ware);
  if (boat === undefined) return refusal('notLoaded', 'M5.2', { ware });
  return takesCrew(state, boat) ? refusal('boatFull', 'M6.6', { ware }) : refusal('boatNotAtSea', 'M6.6', { ware });
}

export function apply(state: State, phase: Placement, move: Move, emit: Emitter): Step {
  const { turn: seat } = phase;
  if (move.type === 'place') {
    place(state, seat, move.space, emit);
  } else if (move.type === 'pass') {
    const final = state.rules.placementPass === 'final';
    playerOf(state, seat).retired = final;
    emit({ type: 'roundPassed', seat, final });
  } else {
    throw new InvariantError(`${move.type} in a placement round`);
  }
  return next(phase);
}

/** M6.3; a stowaway pays all the cash he has (M6.7), the insurer is paid (M6.6 e). */
function place(state: State, seat: Seat, space: Space, emit: Emitter): void {
  const player = playerOf(state, seat);
  const index = nextPlace(state, space);
  const stowaway = space !== 'insurance' && destitute(state, seat);
  const paid = stowaway ? player.cash : costOf(space, index);
  pay(state, seat, paid, emit);
  player.accomplices--;
  occupy(state, seat, space, index);
  emit({ type: 'accomplicePlaced', seat, space, index, paid, stowaway });
  if (space === 'insurance') {
    player.cash += NUMBERS.premium;
    emit({ type: 'premiumPaid', seat, amount: NUMBERS.premium });
  }
}

function occupy(state: State, seat: Seat, space: Space, index: number): void {
  const parts = spaceParts(space);
  switch (parts.kind) {
    case 'seat': {
      const boat = findBoat(state, parts.ware);
      if (boat !== undefined) boat.seats[index] = seat;
      return;
    }
    case 'port':
    case 'shipyard':
      state[parts.kind][parts.letter] = seat;
      return;
    case 'pirate':
      state.pirates[index] = seat;
      return;
    case 'pilot':
      state.pilots[parts.pilot] = seat;
      return;
    case 'insurance':
      state.insurer = seat;
  }
}
