import type { Seat } from '../../../engine/core.ts';
import { clockwise, nextSeat } from '../../../engine/turn-order.ts';
import { NUMBERS, shipOf } from '../components.ts';
import { gainCrowns } from '../crowns.ts';
import { STOW, useOf } from '../moves.ts';
import { isOver, watchEnd } from '../scoring.ts';
import type { ContractId, Move, Phase, ShipFace, State } from '../types.ts';
import { cardAt, coinsOf, countAgents, type Emitter, gainCoins, playerOf, unmoor, venturerOf } from '../zones.ts';
import { advance, openContract, renounceable } from './contract.ts';
import { bonusOf, crownsOf, feeOf, incomeOf, settleFee } from './prices.ts';

type Trade = Extract<Phase, { kind: 'trade' }>;
export type ShipUse = Extract<Move, { type: 'use' | 'stow' }>;

/** The ways in which this seat may trade the ship at a slot; for its coins comes first, and is always one of them. */
export function usesOf(state: Readonly<State>, seat: Seat, slot: number): ShipUse[] {
  const ship = shipOf(cardAt(state, slot));
  const { colour } = ship;
  const keeps = countAgents(state, seat, 'merchant', colour) > 0;
  // PR12.24: the fee comes out of the treasury then
  const pays = coinsOf(state, seat) >= feeOf(state, seat);
  const uses: ShipUse[] = [useOf(false, null)];
  // PR14.12; the coins printed on it do not pay the fee then
  if (ship.cargo !== null && (pays || coinsOf(state, seat) + bonusOf(state, seat, ship) >= feeOf(state, seat)))
    uses.push(STOW);
  if (keeps) uses.push(useOf(true, null));
  if (!pays) return uses;
  for (const contract of renounceable(state, seat, colour)) {
    uses.push(useOf(false, contract));
    if (keeps) uses.push(useOf(true, contract));
  }
  return uses;
}

/** PR5.7, PR5.10: the ship is away before its income is drawn; then the gift, then the fee. */
export function tradeShip(state: State, phase: Trade, slot: number, use: ShipUse, emit: Emitter): void {
  const { seat } = phase;
  const card = unmoor(state, slot);
  const ship = shipOf(card);
  const stowed = use.type === 'stow';
  const { under, renounce: given } = stowed ? { under: false, renounce: null } : use;
  const income = stowed ? bonusOf(state, seat, ship) : incomeOf(state, seat, ship);
  phase.takes--;
  emit({ type: 'shipTraded', seat, face: ship.id, slot, income: given === null ? income : 0 });
  if (stowed) {
    venturerOf(state, seat).hold.push(card);
    emit({ type: 'cargoKept', seat, face: ship.id });
  } else if (under) {
    playerOf(state, seat).ships.push(card);
    emit({ type: 'shipKept', seat, face: ship.id, influence: NUMBERS.influencePerKeptShip });
  } else {
    state.discard.push(card);
  }
  if (given === null) gainCoins(state, seat, income, 'trade', emit);
  else renounce(state, seat, given, income, emit);
  if (under) watchEnd(state, seat, emit);
  if (state.adventure !== null) gainCrowns(state, seat, crownsOf(state, seat, ship, stowed), 'trade', emit);
  if (isOver(state)) return;
  addTakes(state, phase, ship, emit);
  giveOrPay(state, seat, ship, emit);
}

/** PR12.24 */
function renounce(state: State, seat: Seat, contract: ContractId, amount: number, emit: Emitter): void {
  emit({ type: 'incomeRenounced', seat, contract, amount });
  const open = openContract(state, contract);
  if (open) advance(state, seat, open, emit);
}

/** PR5.10 */
function addTakes(state: Readonly<State>, phase: Trade, { colour }: ShipFace, emit: Emitter): void {
  const amount = NUMBERS.takesPerClerk * countAgents(state, phase.seat, 'clerk', colour);
  if (amount === 0) return;
  phase.takes += amount;
  emit({ type: 'takesGained', seat: phase.seat, amount });
}

/** PR11.4: asks whom the gift goes to where there is a choice; the fee is paid after it. */
function giveOrPay(state: State, seat: Seat, { gift }: ShipFace, emit: Emitter): void {
  const others = state.players.length - 1;
  if (gift === 0 || others === 0) settleFee(state, seat, emit);
  else if (others === 1) give(state, seat, nextSeat(seat, state.players.length), gift, emit);
  else state.pending.push({ kind: 'gift', seat, coins: gift });
}

/** All others, clockwise. */
export const recipients = (state: Readonly<State>, seat: Seat): Seat[] =>
  clockwise(seat, state.players.length).slice(1);

export function give(state: State, seat: Seat, to: Seat, amount: number, emit: Emitter): void {
  emit({ type: 'giftGiven', from: seat, to, amount });
  gainCoins(state, to, amount, 'gift', emit);
  settleFee(state, seat, emit);
}
