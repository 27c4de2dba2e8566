import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { nextSeat } from '../../../engine/turn-order.ts';
import { coinsPerAdmiral, coinsPerJester, costWith, faceOf, incomeWith, personOf, shipOf } from '../components.ts';
import { DONE, hireOf, PASS, tradeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import { watchEnd } from '../scoring.ts';
import type { Move, PersonFace, Phase, ShipFace, State } from '../types.ts';
import {
  berthAt,
  coinsOf,
  countRole,
  type Emitter,
  gainCoins,
  payBank,
  payFee,
  playerOf,
  takesOf,
  unmoor,
} from '../zones.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';

export type Trade = Extract<Phase, { kind: 'trade' }>;

// -------------------------------------------------- what a take costs and brings: read by offer, check and effect

/** PR5.7 */
export function incomeOf(state: Readonly<State>, seat: Seat, ship: ShipFace): number {
  let traders = 0;
  for (const card of playerOf(state, seat).tableau) {
    const person = personOf(card);
    if (person.role === 'trader' && person.colour === ship.colour) traders++;
  }
  return incomeWith(ship, traders);
}

/** PR5.8: what goes to the bank. */
export const hireCost = (state: Readonly<State>, seat: Seat, person: PersonFace): number =>
  costWith(person, countRole(state, seat, 'senorita'));

/** PR5.9: what goes to the active player. */
export const feeOf = ({ active, rules }: Readonly<Pick<State, 'active' | 'rules'>>, seat: Seat): number =>
  seat === active ? 0 : rules.visitorFee;

/** What a seat takes cards by: read off once, however many cards are looked at. */
interface Means {
  readonly coins: number;
  readonly fee: number;
  readonly senoritas: number;
}

const meansOf = (state: Readonly<State>, seat: Seat): Means => ({
  coins: coinsOf(state, seat),
  fee: feeOf(state, seat),
  senoritas: countRole(state, seat, 'senorita'),
});

/** PR5.9: the income may pay the fee. */
const canTrade = (state: Readonly<State>, seat: Seat, ship: ShipFace, { coins, fee }: Means): boolean =>
  coins >= fee || coins + incomeOf(state, seat, ship) >= fee;

/** PR5.8, PR5.9 */
const canHire = (person: PersonFace, { coins, fee, senoritas }: Means): boolean =>
  coins >= costWith(person, senoritas) + fee;

// --------------------------------------------------------------------------------------- the windows

/** What the persons of a seat do at the moment its window opens. */
type Arrival = (state: State, seat: Seat, emit: Emitter) => void;

const admirals: Arrival = (state, seat, emit) => {
  const each = coinsPerAdmiral(state.harbour.length);
  if (each > 0) gainCoins(state, seat, each * countRole(state, seat, 'admiral'), 'admiral', emit);
};

const jesters: Arrival = (state, seat, emit) => {
  const each = coinsPerJester(state.harbour.length);
  if (each > 0) gainCoins(state, seat, each * countRole(state, seat, 'jester'), 'jester', emit);
};

/** PR5.2, in this order. One that asks something puts a decision on the stack. */
const arrivals: readonly Arrival[] = [admirals, jesters];

/** PR5.1 – PR5.4: arrival looks at the harbour as it lies and at the persons of this moment. */
export function openWindow(state: State, seat: Seat, emit: Emitter): void {
  const takes = takesOf(state, seat);
  state.phase = { kind: 'trade', seat, takes };
  emit({ type: 'windowOpened', seat, takes });
  for (const arrive of arrivals) arrive(state, seat, emit);
}

export { namedSeat as actor } from '../../../engine/phases.ts';

/** The window of another seat, within the turn of the active one. */
export const turnClause = 'PR5.1';

/** PR5.6: asked as long as there is more to answer than `pass`. */
export function proceed(state: State, phase: Trade, emit: Emitter): Step {
  return canTakeAny(state, phase) || canCompleteAny(state, phase.seat) ? 'ask' : leave(state, phase, emit);
}

/** PR5.1: the next window, or the end of the turn when all have had theirs. */
function leave(state: State, phase: Trade, emit: Emitter): Step {
  const next = nextSeat(phase.seat, state.players.length);
  if (next === state.active) return 'done';
  openWindow(state, next, emit);
  return 'again';
}

/** Whether cards may still be taken; otherwise the window is only open for expeditions. */
const takesOpen = (state: Readonly<State>, phase: Trade): boolean => phase.takes > 0 && state.harbour.length > 0;

function canTakeAny(state: Readonly<State>, phase: Trade): boolean {
  if (!takesOpen(state, phase)) return false;
  const means = meansOf(state, phase.seat);
  for (const { card } of state.harbour) {
    const face = faceOf(card);
    if (face.kind === 'ship' ? canTrade(state, phase.seat, face, means) : canHire(personOf(card), means)) return true;
  }
  return false;
}

export function moves(state: Readonly<State>, phase: Trade): Move[] {
  const list: Move[] = [];
  const open = takesOpen(state, phase);
  if (open) {
    const means = meansOf(state, phase.seat);
    for (const { slot, card } of state.harbour) {
      const face = faceOf(card);
      if (face.kind === 'ship' && canTrade(state, phase.seat, face, means)) list.push(tradeOf(slot));
    }
    for (const { slot, card } of state.harbour) {
      const face = faceOf(card);
      if (face.kind === 'person' && canHire(face, means)) list.push(hireOf(slot));
    }
  }
  addCompletes(state, phase.seat, list);
  list.push(open ? PASS : DONE);
  return list;
}

export function check(state: Readonly<State>, phase: Trade, move: Move): Refusal | null {
  switch (move.type) {
    case 'trade':
    case 'hire':
      return checkTake(state, phase, move);
    case 'complete':
      return checkComplete(state, phase.seat, move.expedition);
    case 'pass':
      return takesOpen(state, phase) ? null : notNow(move, 'wrapUp');
    case 'done':
      return takesOpen(state, phase) ? notNow(move, 'trade') : null;
    default:
      return notNow(move, 'trade');
  }
}

function checkTake(
  state: Readonly<State>,
  phase: Trade,
  { type, slot }: Extract<Move, { slot: number }>,
): Refusal | null {
  const berth = berthAt(state, slot);
  if (berth === undefined) return refusal('noSuchCard', 'PR5.6', { slot });
  if (phase.takes === 0) return refusal('noTakesLeft', 'PR5.3');
  const { seat } = phase;
  const face = faceOf(berth.card);
  const means = meansOf(state, seat);
  const { coins, fee } = means;
  if (type === 'trade') {
    if (face.kind !== 'ship') return refusal('notAShip', 'PR5.7', { face: face.id });
    return canTrade(state, seat, face, means) ? null : refusal('feeTooHigh', 'PR5.9', { fee, coins, face: face.id });
  }
  if (face.kind !== 'person') return refusal('notAPerson', 'PR5.8', { face: face.id });
  if (canHire(face, means)) return null;
  const cost = hireCost(state, seat, face);
  if (coins < cost) return refusal('tooFewCoins', 'PR5.8', { cost, coins, face: face.id });
  return refusal('feeTooHigh', 'PR5.9', { cost, fee, coins, face: face.id });
}

export function apply(state: State, phase: Trade, move: Move, emit: Emitter): Step {
  switch (move.type) {
    case 'trade':
      tradeShip(state, phase, move.slot, emit);
      return 'again';
    case 'hire':
      hirePerson(state, phase, move.slot, emit);
      return 'again';
    case 'complete':
      complete(state, phase.seat, move.expedition, emit);
      return 'again';
    case 'pass':
      emit({ type: 'passed', seat: phase.seat });
      return leave(state, phase, emit);
    default:
      return leave(state, phase, emit);
  }
}

/** PR5.7: the ship is in the discard before its income is drawn. */
function tradeShip(state: State, phase: Trade, slot: number, emit: Emitter): void {
  const { seat } = phase;
  const card = unmoor(state, slot);
  const ship = shipOf(card);
  const income = incomeOf(state, seat, ship);
  phase.takes--;
  state.discard.push(card);
  emit({ type: 'shipTraded', seat, face: ship.id, slot, income });
  gainCoins(state, seat, income, 'trade', emit);
  payFee(state, seat, state.active, feeOf(state, seat), emit);
}

/** PR5.8 */
function hirePerson(state: State, phase: Trade, slot: number, emit: Emitter): void {
  const { seat } = phase;
  const card = unmoor(state, slot);
  const person = personOf(card);
  const cost = hireCost(state, seat, person);
  phase.takes--;
  payBank(state, seat, cost);
  playerOf(state, seat).tableau.push(card);
  emit({ type: 'personHired', seat, face: person.id, slot, cost });
  payFee(state, seat, state.active, feeOf(state, seat), emit);
  watchEnd(state, seat, emit);
}
