import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import { NUMBERS, personOf, ROLE_OF, shipOf } from '../components.ts';
import { gainCrowns } from '../crowns.ts';
import { refusal } from '../refusal.ts';
import type { Adventure, CardNo, Move, ShipFace, State } from '../types.ts';
import {
  abilityOf,
  adventureOf,
  countRole,
  countShips,
  type Emitter,
  gainCoins,
  playerOf,
  venturerOf,
} from '../zones.ts';

type Sale = Extract<Move, { type: 'sell' }>;

/** PR5.2: innkeepers, and two of the adventurers. */
export function arriveInAdventure(state: State, seat: Seat, emit: Emitter): void {
  const cards = state.harbour.length;
  if (cards === 0) return;
  const ships = countShips(state);
  if (cards - ships >= NUMBERS.innkeeperPersons)
    gainCrowns(state, seat, NUMBERS.crownsPerInnkeeper * countRole(state, seat, 'innkeeper'), 'innkeeper', emit);
  const ability = abilityOf(state, seat);
  if (ability?.kind === 'arrivalCards' && cards >= ability.least)
    gainCoins(state, seat, ability.coins, 'adventurer', emit);
  if (ability?.kind === 'arrivalShips' && ships >= ability.least)
    gainCoins(state, seat, ability.coins, 'adventurer', emit);
}

const isFood = ({ cargo }: ShipFace): boolean => cargo === 'bread' || cargo === 'rum';

/** PR14.22: one who has not bought in this window. */
const buys = (card: CardNo, { sold }: Readonly<Adventure>): boolean =>
  ROLE_OF[card] === 'innkeeper' && !sold.includes(card);

function buyers(state: Readonly<State>, seat: Seat): CardNo[] {
  const adventure = adventureOf(state);
  return playerOf(state, seat).tableau.filter((card) => buys(card, adventure));
}

const food = (state: Readonly<State>, seat: Seat): CardNo[] =>
  venturerOf(state, seat).hold.filter((card) => isFood(shipOf(card)));

export function canSellAny(state: Readonly<State>, seat: Seat): boolean {
  const { adventure } = state;
  if (adventure === null) return false;
  const { hold } = venturerOf(state, seat);
  if (hold.length === 0) return false;
  for (const buyer of playerOf(state, seat).tableau)
    if (buys(buyer, adventure)) {
      for (const card of hold) if (isFood(shipOf(card))) return true;
      return false;
    }
  return false;
}

/** Copies of a face are one answer. */
export function addSales(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (!canSellAny(state, seat)) return;
  const ships = new Set(food(state, seat).map((card) => shipOf(card).id));
  const innkeepers = new Set(buyers(state, seat).map((card) => personOf(card).id));
  for (const ship of ships) for (const innkeeper of innkeepers) moves.push({ type: 'sell', ship, innkeeper });
}

const buyer = (state: Readonly<State>, seat: Seat, { innkeeper }: Sale): CardNo | undefined =>
  buyers(state, seat).find((card) => personOf(card).id === innkeeper);
const ware = (state: Readonly<State>, seat: Seat, { ship }: Sale): CardNo | undefined =>
  food(state, seat).find((card) => shipOf(card).id === ship);

export function checkSale(state: Readonly<State>, seat: Seat, move: Sale): Refusal | null {
  if (state.adventure === null || buyer(state, seat, move) === undefined) return refusal('noInnkeeper', 'PR14.22');
  return ware(state, seat, move) === undefined ? refusal('noFood', 'PR14.22') : null;
}

export function sell(state: State, seat: Seat, move: Sale, emit: Emitter): void {
  const innkeeper = buyer(state, seat, move);
  const ship = ware(state, seat, move);
  if (innkeeper === undefined || ship === undefined) throw new InvariantError('a sale without goods or buyer');
  const { hold } = venturerOf(state, seat);
  hold.splice(hold.indexOf(ship), 1);
  state.discard.push(ship);
  adventureOf(state).sold.push(innkeeper);
  const price = personOf(innkeeper).buysFor;
  emit({ type: 'cargoSold', seat, face: move.ship, innkeeper: move.innkeeper, price });
  gainCoins(state, seat, price, 'innkeeper', emit);
}
