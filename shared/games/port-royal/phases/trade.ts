import { at } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { nextSeat } from '../../../engine/turn-order.ts';
import {
  coinsPerAdmiral,
  coinsPerGunner,
  coinsPerJester,
  coinsPerViceAdmiral,
  faceOf,
  personOf,
} from '../components.ts';
import { DONE, hireOf, PASS, tradeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import { watchEnd } from '../scoring.ts';
import type { CoinReason, Move, Phase, Role, State } from '../types.ts';
import {
  berthAt,
  coinsOf,
  countRole,
  countShips,
  type Emitter,
  gainCoins,
  payBank,
  playerOf,
  takesOf,
  unmoor,
} from '../zones.ts';
import { addClaims, anyBecamePayable, canClaimAny, checkClaim, claim } from './contract.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';
import { addSales, arriveInAdventure, canSellAny, checkSale, sell } from './innkeeper.ts';
import { addFulfils, anyMissionBecamePayable, canFulfilAny, checkFulfil, fulfil } from './mission.ts';
import { canHire, canTrade, hireCost, meansOf, settleFee } from './prices.ts';
import { tradeShip, usesOf } from './trade-ship.ts';

type Trade = Extract<Phase, { kind: 'trade' }>;

// --------------------------------------------------------------------------------------- the windows

/** PR5.1 – PR5.4: arrival looks at the harbour as it lies and at the persons of this moment. */
export function openWindow(state: State, seat: Seat, emit: Emitter): void {
  const takes = takesOf(state, seat);
  state.phase = { kind: 'trade', seat, takes };
  emit({ type: 'windowOpened', seat, takes });
  const cards = state.harbour.length;
  // in this order; all of them look at the same harbour
  arrive(state, seat, 'admiral', coinsPerAdmiral(cards), emit);
  arrive(state, seat, 'viceAdmiral', coinsPerViceAdmiral(cards), emit);
  arrive(state, seat, 'gunner', coinsPerGunner(countShips(state)), emit);
  arrive(state, seat, 'jester', coinsPerJester(cards), emit);
  if (state.adventure !== null) arriveInAdventure(state, seat, emit);
}

/** PR5.2: what the persons of a role bring, so much each. */
function arrive(state: State, seat: Seat, role: Role & CoinReason, each: number, emit: Emitter): void {
  if (each > 0) gainCoins(state, seat, each * countRole(state, seat, role), role, emit);
}

/** Not the `namedSeat` of decisions: that has met so many shapes that it is slow, and this is asked most. */
export const actor = (_state: unknown, { seat }: Trade): Seat => seat;

/** The window of another seat, within the turn of the active one. */
export const turnClause = 'PR5.1';

/** PR5.6: asked as long as there is more to answer than `pass`. */
export function proceed(state: State, phase: Trade, emit: Emitter): Step {
  return canTakeAny(state, phase) ||
    canCompleteAny(state, phase.seat) ||
    canClaimAny(state, phase.seat) ||
    canSellAny(state, phase.seat) ||
    canFulfilAny(state, phase.seat)
    ? 'ask'
    : leave(state, phase, emit);
}

/** PR5.1: the next window, or the end of the turn when all have had theirs. */
function leave(state: State, phase: Trade, emit: Emitter): Step {
  const { active, contracts, adventure } = state;
  if ((contracts.length > 0 || adventure !== null) && phase.seat === active) state.purse = coinsOf(state, active);
  // PR14.22: innkeepers buy again in the next window
  if (adventure !== null && adventure.sold.length > 0) adventure.sold = [];
  const next = nextSeat(phase.seat, state.players.length);
  if (next !== active) {
    openWindow(state, next, emit);
    return 'again';
  }
  if (!anyBecamePayable(state) && !anyMissionBecamePayable(state)) return 'done';
  state.phase = { kind: 'wrapUp' };
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
  addClaims(state, phase.seat, list);
  addFulfils(state, phase.seat, list);
  addSales(state, phase.seat, list);
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
    case 'claim':
      return checkClaim(state, phase.seat, move.contract);
    case 'fulfil':
      return checkFulfil(state, phase.seat, move.mission);
    case 'sell':
      return checkSale(state, phase.seat, move);
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
      chooseUse(state, phase, move.slot, emit);
      return 'again';
    case 'hire':
      hirePerson(state, phase, move.slot, emit);
      return 'again';
    case 'complete':
      complete(state, phase.seat, move.expedition, emit);
      return 'again';
    case 'claim':
      claim(state, phase.seat, move.contract, emit);
      return 'again';
    case 'fulfil':
      fulfil(state, phase.seat, move.mission, emit);
      return 'again';
    case 'sell':
      sell(state, phase.seat, move, emit);
      return 'again';
    case 'pass':
      emit({ type: 'passed', seat: phase.seat });
      return leave(state, phase, emit);
    default:
      return leave(state, phase, emit);
  }
}

/** Asks where there is more than one way to trade the ship (PR9.3, PR12.22). */
function chooseUse(state: State, phase: Trade, slot: number, emit: Emitter): void {
  const { seat } = phase;
  const uses = usesOf(state, seat, slot);
  if (uses.length > 1) state.pending.push({ kind: 'shipUse', seat, slot });
  else tradeShip(state, phase, slot, at(uses, 0), emit);
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
  settleFee(state, seat, emit);
  watchEnd(state, seat, emit);
}
