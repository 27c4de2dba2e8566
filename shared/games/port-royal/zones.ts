import { at, InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import type { Emit } from '../../engine/game.ts';
import { shuffle } from '../../engine/rng.ts';
import { faceOf, INFLUENCE_OF, NUMBERS, ROLE_OF, SWORDS_OF } from './components.ts';
import type { Berth, CardNo, CoinReason, Event, Player, Role, ShipColour, State } from './types.ts';

export type Emitter = Emit<Event>;

// ------------------------------------------------------------------------------- counting (PR2.9)

export const playerOf = (state: Readonly<State>, seat: Seat): Player => at(state.players, seat);

export const coinsOf = (state: Readonly<State>, seat: Seat): number => playerOf(state, seat).treasury.length;

export function countRole(state: Readonly<State>, seat: Seat, role: Role): number {
  let count = 0;
  for (const card of playerOf(state, seat).tableau) if (ROLE_OF[card] === role) count++;
  return count;
}

export function swordsOf(state: Readonly<State>, seat: Seat): number {
  let swords = 0;
  for (const card of playerOf(state, seat).tableau) swords += at(SWORDS_OF, card);
  return swords;
}

export function influenceOf(state: Readonly<State>, seat: Seat): number {
  const player = playerOf(state, seat);
  let influence = 0;
  for (const card of player.tableau) influence += at(INFLUENCE_OF, card);
  for (const card of player.expeditions) influence += at(INFLUENCE_OF, card);
  return influence;
}

export function hasColour(state: Readonly<State>, colour: ShipColour): boolean {
  for (const berth of state.harbour) {
    const face = faceOf(berth.card);
    if (face.kind === 'ship' && face.colour === colour) return true;
  }
  return false;
}

/** Different ship colours in the harbour: its ships, because no two share a colour (PR4.14). */
function countColours(state: Readonly<State>): number {
  let ships = 0;
  for (const berth of state.harbour) if (faceOf(berth.card).kind === 'ship') ships++;
  return ships;
}

export function berthAt(state: Readonly<State>, slot: number): Berth | undefined {
  for (const berth of state.harbour) if (berth.slot === slot) return berth;
  return undefined;
}

/** PR5.3: fixed when the window opens. */
export function takesOf(state: Readonly<State>, seat: Seat): number {
  const own = seat === state.active ? at(NUMBERS.takesByColours, countColours(state)) : NUMBERS.visitorTakes;
  return own + NUMBERS.takesPerGovernor * countRole(state, seat, 'governor');
}

// --------------------------------------------------------------------------------- moving cards

/** PR2.8: only when a card is needed. */
export function reshuffle(state: State, emit: Emitter): void {
  if (state.deck.length > 0) throw new InvariantError('reshuffle of a deck that is not empty');
  const empty = state.deck;
  state.deck = shuffle(state.rng, state.discard);
  state.discard = empty;
  emit({ type: 'deckReshuffled', cards: state.deck.length });
}

export function drawTop(state: State): CardNo {
  const card = state.deck.pop();
  if (card === undefined) throw new InvariantError('draw on an empty deck; the reshuffle must run first');
  return card;
}

/** PR2.6, PR2.8: the top cards, unseen; what deck and discard cannot give is lost. */
export function gainCoins(state: State, seat: Seat, due: number, reason: CoinReason, emit: Emitter): void {
  if (due === 0) return;
  const { treasury } = playerOf(state, seat);
  let gained = 0;
  for (; gained < due; gained++) {
    if (state.deck.length === 0) {
      if (state.discard.length === 0) break;
      reshuffle(state, emit);
    }
    treasury.push(drawTop(state));
  }
  if (gained > 0) emit({ type: 'coinsGained', seat, amount: gained, reason });
  if (gained < due) emit({ type: 'gainLost', seat, amount: due - gained, reason });
}

/** PR2.6, PR2.7: face up to the discard, last gained first. */
export function payBank(state: State, seat: Seat, amount: number): void {
  const { treasury } = playerOf(state, seat);
  for (let i = 0; i < amount; i++) state.discard.push(lastCoin(treasury));
}

/** PR5.9: as far as the treasury goes. */
export function payFee(state: State, from: Seat, to: Seat, due: number, emit: Emitter): void {
  const payer = playerOf(state, from).treasury;
  const { treasury } = playerOf(state, to);
  const amount = Math.min(due, payer.length);
  for (let i = 0; i < amount; i++) treasury.push(lastCoin(payer));
  if (amount > 0) emit({ type: 'feePaid', from, to, amount });
}

function lastCoin(treasury: CardNo[]): CardNo {
  const coin = treasury.pop();
  if (coin === undefined) throw new InvariantError('payment from an empty treasury');
  return coin;
}

export function moor(state: State, card: CardNo, emit: Emitter): void {
  const slot = state.nextSlot++;
  state.harbour.push({ slot, card });
  emit({ type: 'cardMoored', face: faceOf(card).id, slot });
}

/** Takes a card out of the harbour; where it goes is the caller's. */
export function unmoor(state: State, slot: number): CardNo {
  const index = state.harbour.findIndex((berth) => berth.slot === slot);
  const card = at(state.harbour, index).card;
  state.harbour.splice(index, 1);
  return card;
}

/** PR4.10a, PR5.11: `last` is the ship that broke the harbour. */
export function clearHarbour(state: State, emit: Emitter, last: CardNo | null = null): void {
  for (const berth of state.harbour) state.discard.push(berth.card);
  if (last !== null) state.discard.push(last);
  const cards = state.harbour.length + (last === null ? 0 : 1);
  state.harbour.length = 0;
  if (cards > 0) emit({ type: 'harbourCleared', cards });
}
