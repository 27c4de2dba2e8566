import type { Seat } from '../../../engine/core.ts';
import { costWith, NUMBERS, personOf } from '../components.ts';
import type { PersonFace, ShipFace, State } from '../types.ts';
import {
  abilityOf,
  coinsOf,
  countAgents,
  countRole,
  type Emitter,
  effectOf,
  gainCoins,
  payFee,
  playerOf,
} from '../zones.ts';

// What a take costs and brings: read by offer, check and effect.

/** PR5.7: what a ship brings besides the coins printed on it; also when its cargo is kept (PR14.13). */
export function bonusOf(state: Readonly<State>, seat: Seat, ship: ShipFace): number {
  const traders = NUMBERS.coinsPerTrader * countAgents(state, seat, 'trader', ship.colour);
  return state.adventure === null ? traders : traders + adventureBonus(state, seat, ship);
}

/** PR14.13 */
function adventureBonus(state: Readonly<State>, seat: Seat, { colour }: ShipFace): number {
  let bonus = effectOf(state).tradeBonus;
  if (colour === 'ares') for (const card of playerOf(state, seat).tableau) bonus += personOf(card).aresBonus;
  const ability = abilityOf(state, seat);
  return ability?.kind === 'tradeCoins' && ability.colour === colour ? bonus + ability.coins : bonus;
}

/** PR5.7 */
export const incomeOf = (state: Readonly<State>, seat: Seat, ship: ShipFace): number =>
  ship.coins + bonusOf(state, seat, ship);

/** PR14.12, PR14.19: crowns for a ship, printed on it unless its cargo is kept. */
export function crownsOf(state: Readonly<State>, seat: Seat, ship: ShipFace, kept: boolean): number {
  const printed = kept ? 0 : ship.crowns;
  const ability = abilityOf(state, seat);
  return ability?.kind === 'tradeCrowns' && ability.colour === ship.colour ? printed + ability.crowns : printed;
}

/** PR5.8: what hiring costs less; below 0 it costs more. */
function discountOf(state: Readonly<State>, seat: Seat): number {
  const bySenoritas = NUMBERS.discountPerSenorita * countRole(state, seat, 'senorita');
  if (state.adventure === null) return bySenoritas;
  const { discount, surcharge } = effectOf(state);
  const ability = abilityOf(state, seat);
  const byAdventurer = ability?.kind === 'discount' ? ability.coins : 0;
  return bySenoritas + byAdventurer + discount - (seat === state.active ? surcharge : 0);
}

/** PR5.8: what goes to the bank. */
export const hireCost = (state: Readonly<State>, seat: Seat, person: PersonFace): number =>
  costWith(person, discountOf(state, seat));

/** PR5.9: what goes to the active player. */
export const feeOf = (state: Readonly<State>, seat: Seat): number =>
  seat === state.active || effectOf(state).freeVisits ? 0 : state.rules.visitorFee;

/** PR5.9; the bank pays where visits are free (D.3). */
export function settleFee(state: State, seat: Seat, emit: Emitter): void {
  if (seat === state.active) return;
  if (effectOf(state).freeVisits) gainCoins(state, state.active, state.rules.visitorFee, 'openHarbour', emit);
  else payFee(state, seat, state.active, state.rules.visitorFee, emit);
}

/** What a seat takes cards by: read off once, however many cards are looked at. */
export interface Means {
  readonly coins: number;
  readonly fee: number;
  readonly discount: number;
}

export const meansOf = (state: Readonly<State>, seat: Seat): Means => ({
  coins: coinsOf(state, seat),
  fee: feeOf(state, seat),
  discount: discountOf(state, seat),
});

/** PR5.9: the income may pay the fee. */
export const canTrade = (state: Readonly<State>, seat: Seat, ship: ShipFace, { coins, fee }: Means): boolean =>
  coins >= fee || coins + incomeOf(state, seat, ship) >= fee;

/** PR5.8, PR5.9 */
export const canHire = (person: PersonFace, { coins, fee, discount }: Means): boolean =>
  coins >= costWith(person, discount) + fee;
