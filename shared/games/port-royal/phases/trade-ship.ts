import type { Seat } from '../../../engine/core.ts';
import { clockwise, nextSeat } from '../../../engine/turn-order.ts';
import { NUMBERS, shipOf } from '../components.ts';
import { useOf } from '../moves.ts';
import { isOver, watchEnd } from '../scoring.ts';
import type { ContractId, Move, Phase, ShipFace, State } from '../types.ts';
import { cardAt, coinsOf, countAgents, type Emitter, gainCoins, payFee, playerOf, unmoor } from '../zones.ts';
import { advance, openContract, renounceable } from './contract.ts';
import { feeOf, incomeOf } from './prices.ts';

type Trade = Extract<Phase, { kind: 'trade' }>;
export type ShipUse = Extract<Move, { type: 'use' }>;

/** The ways in which this seat may trade the ship at a slot; for its coins comes first, and is always one of them. */
export function usesOf(state: Readonly<State>, seat: Seat, slot: number): ShipUse[] {
  const { colour } = shipOf(cardAt(state, slot));
  const keeps = countAgents(state, seat, 'merchant', colour) > 0;
  // PR12.24: the fee comes out of the treasury then
  const pays = coinsOf(state, seat) >= feeOf(state, seat);
  const uses: ShipUse[] = [useOf(false, null)];
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
  const income = incomeOf(state, seat, ship);
  phase.takes--;
  emit({ type: 'shipTraded', seat, face: ship.id, slot, income: use.renounce === null ? income : 0 });
  if (use.under) {
    playerOf(state, seat).ships.push(card);
    emit({ type: 'shipKept', seat, face: ship.id, influence: NUMBERS.influencePerKeptShip });
  } else {
    state.discard.push(card);
  }
  if (use.renounce === null) gainCoins(state, seat, income, 'trade', emit);
  else renounce(state, seat, use.renounce, income, emit);
  if (use.under) watchEnd(state, seat, emit);
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
  if (gift === 0 || others === 0) payFee(state, seat, state.active, feeOf(state, seat), emit);
  else if (others === 1) give(state, seat, nextSeat(seat, state.players.length), gift, emit);
  else state.pending.push({ kind: 'gift', seat, coins: gift });
}

/** All others, clockwise. */
export const recipients = (state: Readonly<State>, seat: Seat): Seat[] =>
  clockwise(seat, state.players.length).slice(1);

export function give(state: State, seat: Seat, to: Seat, amount: number, emit: Emitter): void {
  emit({ type: 'giftGiven', from: seat, to, amount });
  gainCoins(state, to, amount, 'gift', emit);
  payFee(state, seat, state.active, feeOf(state, seat), emit);
}
