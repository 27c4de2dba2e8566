import { InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import type { Emit } from '../../engine/game.ts';
import { shuffle } from '../../engine/rng.ts';
import { isShipment } from './components.ts';
import type { CardId, Company, Event, HarbourPlace, Place, Player, Rules, ShipmentId, State } from './types.ts';

export type Emitter = Emit<Event>;

export function playerOf(state: Readonly<State>, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new InvariantError(`no seat ${seat}`);
  return player;
}

export function placeOf(state: Readonly<State>, place: Place): HarbourPlace {
  const found = state.places[place];
  if (found === undefined) throw new InvariantError(`no harbour place ${place}`);
  return found;
}

// --------------------------------------------------------------------------------------------- cards

/** Hands are kept in order of id: the order in which cards came would tell more than the cards. */
export function addToHand({ hand }: Player, card: ShipmentId): void {
  let i = hand.length;
  while (i > 0 && (hand[i - 1] as ShipmentId) > card) i--;
  hand.splice(i, 0, card);
}

/** Takes a card out of a list in which it must be. */
export function takeFrom(list: CardId[], card: CardId): void {
  const i = list.indexOf(card);
  if (i < 0) throw new InvariantError(`${card} is not there`);
  list.splice(i, 1);
}

/** B12.1: the next shipment; the discard pile is shuffled only when a card is needed. Null: there is none left. */
export function drawShipment(state: State, emit: Emitter): ShipmentId | null {
  if (state.draw.length === 0 && state.discard.length > 0) {
    state.draw = shuffle(state.rng, state.discard);
    state.discard = [];
    emit({ type: 'pileReshuffled', cards: state.draw.length });
  }
  return state.draw.pop() ?? null;
}

/** B5.5: shipments may come again, harbours are out of the game. */
export function spend(state: State, card: CardId): void {
  (isShipment(card) ? state.discard : state.removed).push(card);
}

// ----------------------------------------------------------------------------------------- companies

/** B2.2 */
export const hasRoom = (
  { rules, companies }: { readonly rules: Rules; readonly companies: Readonly<Record<Company, readonly Seat[]>> },
  company: Company,
): boolean => rules.capacity === null || companies[company].length < rules.capacity;
