import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { MISSION_KINDS, MISSIONS, SPICES } from '../components.ts';
import { missionOf, PASS, payOf, pirateCardOf, pirateSpiceOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { CardId, Decision, Edition, MissionKind, Move, Payment, Spice, State } from '../types.ts';
import { type Emitter, playerOf, spend, takeFrom } from '../zones.ts';
import type { Step } from './step.ts';
import { canComplete, classOf, isCrate, shortOf, spiceOf, tallyOf, traded, tradeOf } from './tally.ts';

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
      if (state.missions[kind] > 0 && tradable(kind, warehouse, state.rules.edition)) list.push(missionOf(kind, true));
  return list;
}

export function checkOffer(state: Readonly<State>, seat: Seat, move: Move, pirates: boolean): Refusal | null {
  if (move.type === 'pass') return null;
  if (move.type !== 'mission') return notNow(move, pirates ? 'mission' : 'finalMission');
  const { kind } = move;
  if (state.missions[kind] === 0) return refusal('noSuchMission', 'B5.1', { kind });
  const { warehouse } = playerOf(state, seat);
  if (!move.pirates) {
    const missing = shortOf(kind, tallyOf(warehouse, state.rules.edition));
    return missing === 0 ? null : refusal('cannotPay', 'B5.3', { kind, missing });
  }
  if (!state.rules.blackbeard) return refusal('noPirates', 'B15.1');
  if (!pirates) return refusal('noPirates', 'B15.4');
  if (state.ship === seat) return refusal('holdsTheShip', 'B15.1');
  return tradable(kind, warehouse, state.rules.edition) ? null : refusal('cannotPay', 'B15.5', { kind });
}

const maySail = ({ rules, ship }: Readonly<State>, seat: Seat): boolean => rules.blackbeard && ship !== seat;

const tradable = (kind: MissionKind, warehouse: readonly CardId[], edition: Edition): boolean =>
  warehouse.some((card) => SPICES.some((spice) => canTrade(kind, warehouse, card, spice, edition)));

/** B15.5: whether this card, counted as that spice, is part of a legal payment. */
function canTrade(
  kind: MissionKind,
  warehouse: readonly CardId[],
  card: CardId,
  spice: Spice,
  edition: Edition,
): boolean {
  if (isCrate(card, edition) || spiceOf(card, edition) === spice) return false;
  const trade = tradeOf(card, spice, edition);
  const have = traded(tallyOf(warehouse, edition), trade);
  if (shortOf(kind, have) > 0) return false;
  return canComplete(kind, have, traded(tallyOf([card], edition), trade), trade);
}

// ------------------------------------------------------------------------------------------- card by card

export function enter(state: State, seat: Seat, move: Extract<Move, { type: 'mission' }>, emit: Emitter): void {
  const { kind, pirates } = move;
  emit({ type: 'missionChosen', seat, kind, pirates });
  state.pending.push({ kind: 'payment', seat, payment: { kind, pirates, card: null, spice: null, named: [] } });
}

/** What is left without a choice goes by itself. */
export function proceed(state: State, { seat, payment }: Paying, emit: Emitter): Step {
  if (isComplete(state, payment)) return complete(state, seat, payment, emit);
  const [only, ...others] = moves(state, { kind: 'payment', seat, payment });
  if (only === undefined) throw new InvariantError('a started payment got stuck');
  if (others.length > 0) return 'ask';
  return apply(payment, only);
}

export function moves(state: Readonly<State>, { seat, payment }: Paying): Move[] {
  const { warehouse } = playerOf(state, seat);
  const { edition } = state.rules;
  if (payment.pirates && payment.card === null)
    return warehouse.filter((card) => mayBeTraded(payment.kind, warehouse, card, edition)).map(pirateCardOf);
  if (payment.pirates && payment.spice === null) {
    const card = payment.card ?? '';
    return SPICES.filter((spice) => canTrade(payment.kind, warehouse, card, spice, edition)).map(pirateSpiceOf);
  }
  const fits = fitting(payment, warehouse, edition);
  return warehouse.filter((card) => !payment.named.includes(card) && fits(card)).map(payOf);
}

const mayBeTraded = (kind: MissionKind, warehouse: readonly CardId[], card: CardId, edition: Edition): boolean =>
  SPICES.some((spice) => canTrade(kind, warehouse, card, spice, edition));

/** B5.9: whether some legal payment contains the card and all named before. Cards that count alike are tried once. */
function fitting(payment: Payment, warehouse: readonly CardId[], edition: Edition): (card: CardId) => boolean {
  const trade = payment.card === null || payment.spice === null ? null : tradeOf(payment.card, payment.spice, edition);
  const counted = (cards: readonly CardId[]) =>
    trade === null ? tallyOf(cards, edition) : traded(tallyOf(cards, edition), trade);
  const have = counted(warehouse);
  const known = new Map<number, boolean>();
  return (card) => {
    const index = classOf(card, edition);
    const before = known.get(index);
    if (before !== undefined) return before;
    const fits = canComplete(payment.kind, have, counted([...payment.named, card]), trade);
    known.set(index, fits);
    return fits;
  };
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
    return mayBeTraded(kind, warehouse, move.card, edition)
      ? null
      : refusal('notPartOfPayment', 'B15.5', { card: move.card, kind });
  }
  if (payment.pirates && payment.spice === null) {
    if (move.type !== 'pirateSpice') return notNow(move, 'pirateSpice');
    const card = payment.card ?? '';
    if (spiceOf(card, edition) === move.spice) return refusal('sameSpice', 'B15.1', { spice: move.spice });
    return canTrade(kind, warehouse, card, move.spice, edition)
      ? null
      : refusal('notPartOfPayment', 'B15.5', { card, kind });
  }
  if (move.type !== 'pay') return notNow(move, 'pay');
  const { card } = move;
  if (!warehouse.includes(card)) return refusal('notInWarehouse', 'B5.1', { card });
  return !payment.named.includes(card) && fitting(payment, warehouse, edition)(card)
    ? null
    : refusal('notPartOfPayment', payment.pirates ? 'B15.6' : 'B5.9', { card, kind });
}

export function apply(payment: Payment, move: Move): Step {
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
