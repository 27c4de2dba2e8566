import type { Seat } from '../../../engine/core.ts';
import { costWith, incomeWith } from '../components.ts';
import type { PersonFace, ShipFace, State } from '../types.ts';
import { coinsOf, countAgents, countRole } from '../zones.ts';

// What a take costs and brings: read by offer, check and effect.

/** PR5.7 */
export function incomeOf(state: Readonly<State>, seat: Seat, ship: ShipFace): number {
  return incomeWith(ship, countAgents(state, seat, 'trader', ship.colour));
}

/** PR5.8: what goes to the bank. */
export const hireCost = (state: Readonly<State>, seat: Seat, person: PersonFace): number =>
  costWith(person, countRole(state, seat, 'senorita'));

/** PR5.9: what goes to the active player. */
export const feeOf = ({ active, rules }: Readonly<Pick<State, 'active' | 'rules'>>, seat: Seat): number =>
  seat === active ? 0 : rules.visitorFee;

/** What a seat takes cards by: read off once, however many cards are looked at. */
export interface Means {
  readonly coins: number;
  readonly fee: number;
  readonly senoritas: number;
}

export const meansOf = (state: Readonly<State>, seat: Seat): Means => ({
  coins: coinsOf(state, seat),
  fee: feeOf(state, seat),
  senoritas: countRole(state, seat, 'senorita'),
});

/** PR5.9: the income may pay the fee. */
export const canTrade = (state: Readonly<State>, seat: Seat, ship: ShipFace, { coins, fee }: Means): boolean =>
  coins >= fee || coins + incomeOf(state, seat, ship) >= fee;

/** PR5.8, PR5.9 */
export const canHire = (person: PersonFace, { coins, fee, senoritas }: Means): boolean =>
  coins >= costWith(person, senoritas) + fee;
