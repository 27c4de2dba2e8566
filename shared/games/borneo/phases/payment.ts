import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { MISSION_KINDS, MISSIONS, SPICES } from '../components.ts';
import { missionOf, PASS, payOf, pirateCardOf, pirateSpiceOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { CardId, Decision, Edition, MissionKind, Move, Payment, Spice, State } from '../types.ts';
import { type Emitter, playerOf, spend, takeFrom } from '../zones.ts';
import {
  add,
  anyTradable,
  canComplete,
  canTrade,
  classOf,
  isTradable,
  shortOf,
  spiceOf,
  tallyOf,
  traded,
  tradeOf,
} from './tally.ts';

type Paying = Extract<Decision, { kind: 'payment' }>;

// --------------------------------------------------------------------------------- which missions can be had

/** B5.1, B15.1: every kind that this seat could pay now, without pirates and with them. */
export function offers(state: Readonly<State>, seat: Seat, pirates: boolean): Move[] {
  const { warehouse } = playerOf(state, seat);
  const list: Move[] = [PASS];
  if (warehouse.length === 0) return list;
  const tally = tallyOf(warehouse, state.rules.edition);
  for (const kind of MISSION_KINDS)
    if (state.missions[kind] > 0 && shortOf(kind, tally) === 0) list.push(missionOf(kind, false));
  if (pirates && maySail(state, seat))
    for (const kind of MISSION_KINDS)
      if (state.missions[kind] > 0 && anyTradable(kind, tally)) list.push(missionOf(kind, true));
  return list;
}

export function checkOffer(state: Readonly<State>, seat: Seat, move: Move, pirates: boolean): Refusal | null {
  if (move.type === 'pass') return null;
  if (move.type !== 'mission') return notNow(move, pirates ? 'mission' : 'finalMission');
  const { kind } = move;
  if (state.missions[kind] === 0) return refusal('noSuchMission', 'B5.1', { kind });
  const tally = tallyOf(playerOf(state, seat).warehouse, state.rules.edition);
  if (!move.pirates) {
    const missing = shortOf(kind, tally);
    return missing === 0 ? null : refusal('cannotPay', 'B5.3', { kind, missing });
  }
  if (!state.rules.blackbeard) return refusal('noPirates', 'B15.1');
  if (!pirates) return refusal('noPirates', 'B15.4');
  if (state.ship === seat) return refusal('holdsTheShip', 'B15.1');
  return anyTradable(kind, tally) ? null : refusal('cannotPay', 'B15.5', { kind });
}

const maySail = ({ rules, ship }: Readonly<State>, seat: Seat): boolean => rules.blackbeard && ship !== seat;

// ------------------------------------------------------------------------------------------- card by card

export { namedSeat as actor } from '../../../engine/phases.ts';

export function enter(state: State, seat: Seat, move: Extract<Move, { type: 'mission' }>, emit: Emitter): void {
  const { kind, pirates } = move;
  emit({ type: 'missionChosen', seat, kind, pirates });
  state.pending.push({ kind: 'payment', seat, payment: { kind, pirates, card: null, spice: null, named: [] } });
}

/** What is left without a choice goes by itself. */
export function proceed(state: State, paying: Paying, emit: Emitter): Step {
  const { seat, payment } = paying;
  if (isComplete(state, payment)) return complete(state, seat, payment, emit);
  const [only, ...others] = moves(state, paying);
  if (only === undefined) throw new InvariantError('a started payment got stuck');
  if (others.length > 0) return 'ask';
  return apply(state, paying, only);
}

export function moves(state: Readonly<State>, { seat, payment }: Paying): Move[] {
  const { warehouse } = playerOf(state, seat);
  const { edition } = state.rules;
  const { kind, card, spice, named } = payment;
  if (payment.pirates && card === null) {
    const have = tallyOf(warehouse, edition);
    return warehouse.filter((ware) => isTradable(kind, have, classOf(ware, edition))).map(pirateCardOf);
  }
  if (payment.pirates && card !== null && spice === null)
    return SPICES.filter((other) => canBecome(kind, warehouse, card, other, edition)).map(pirateSpiceOf);
  const fits = fitting(payment, warehouse, edition);
  return warehouse.filter((ware) => !named.includes(ware) && fits[classOf(ware, edition)] === true).map(payOf);
}

/** B15.5 */
const canBecome = (
  kind: MissionKind,
  warehouse: readonly CardId[],
  card: CardId,
  spice: Spice,
  edition: Edition,
): boolean => canTrade(kind, tallyOf(warehouse, edition), classOf(card, edition), SPICES.indexOf(spice));

/** B5.9: by class, whether some legal payment contains one more card of it beside all named before. */
function fitting({ kind, card, spice, named }: Payment, warehouse: readonly CardId[], edition: Edition): boolean[] {
  const trade = card === null || spice === null ? null : tradeOf(card, spice, edition);
  const printed = tallyOf(named, edition);
  const chosen = trade === null ? printed : traded(printed, trade);
  const owned = tallyOf(warehouse, edition);
  const have = trade === null ? owned : traded(owned, trade);
  return owned.map((amount, index) => {
    if (amount === 0) return false;
    add(chosen, index, 1);
    const fits = canComplete(kind, have, chosen, trade);
    add(chosen, index, -1);
    return fits;
  });
}

function isComplete({ rules }: Readonly<State>, { kind, pirates, card, spice, named }: Payment): boolean {
  if (pirates && spice === null) return false;
  return isLegalPayment(kind, named, rules.edition, card === null || spice === null ? null : { card, spice });
}

/** B5.8, B15.5: valid, and no card could be left out. */
export function isLegalPayment(
  kind: MissionKind,
  cards: readonly CardId[],
  edition: Edition,
  change: { readonly card: CardId; readonly spice: Spice } | null = null,
): boolean {
  const printed = tallyOf(cards, edition);
  if (change === null) return canComplete(kind, printed, printed, null);
  const trade = tradeOf(change.card, change.spice, edition);
  const counted = traded(printed, trade);
  return canComplete(kind, counted, counted, trade);
}

export function check(state: Readonly<State>, { seat, payment }: Paying, move: Move): Refusal | null {
  const { warehouse } = playerOf(state, seat);
  const { edition } = state.rules;
  const { kind } = payment;
  if (payment.pirates && payment.card === null) {
    if (move.type !== 'pirateCard') return notNow(move, 'pirateCard');
    if (!warehouse.includes(move.card)) return refusal('notInWarehouse', 'B5.1', { card: move.card });
    return isTradable(kind, tallyOf(warehouse, edition), classOf(move.card, edition))
      ? null
      : refusal('notPartOfPayment', 'B15.5', { card: move.card, kind });
  }
  if (payment.pirates && payment.spice === null) {
    if (move.type !== 'pirateSpice') return notNow(move, 'pirateSpice');
    const card = payment.card ?? '';
    if (spiceOf(card, edition) === move.spice) return refusal('sameSpice', 'B15.1', { spice: move.spice });
    return canBecome(kind, warehouse, card, move.spice, edition)
      ? null
      : refusal('notPartOfPayment', 'B15.5', { card, kind });
  }
  if (move.type !== 'pay') return notNow(move, 'pay');
  const { card } = move;
  if (!warehouse.includes(card)) return refusal('notInWarehouse', 'B5.1', { card });
  return !payment.named.includes(card) && fitting(payment, warehouse, edition)[classOf(card, edition)] === true
    ? null
    : refusal('notPartOfPayment', payment.pirates ? 'B15.6' : 'B5.9', { card, kind });
}

export function apply(_state: State, { payment }: Paying, move: Move): Step {
  switch (move.type) {
    case 'pirateCard':
      payment.card = move.card;
      payment.named.push(move.card);
      return 'again';
    case 'pirateSpice':
      payment.spice = move.spice;
      return 'again';
    case 'pay':
      payment.named.push(move.card);
      return 'again';
    default:
      throw new InvariantError(`${move.type} for a payment`);
  }
}

/** B5.5 – B5.7, B15.2: the ship moves with the completed mission. */
function complete(state: State, seat: Seat, { kind, card, spice, named }: Payment, emit: Emitter): Step {
  state.pending.pop();
  const player = playerOf(state, seat);
  for (const paid of named) {
    takeFrom(player.warehouse, paid);
    spend(state, paid);
  }
  state.missions[kind]--;
  player.missions.push(kind);
  if (card !== null && spice !== null) {
    emit({ type: 'spiceTraded', seat, card, spice });
    emit({ type: 'missionCompleted', seat, kind, points: MISSIONS[kind].points, cards: [...named] });
    emit({ type: 'shipTaken', seat, from: state.ship });
    state.ship = seat;
  } else emit({ type: 'missionCompleted', seat, kind, points: MISSIONS[kind].points, cards: [...named] });
  return 'done';
}
