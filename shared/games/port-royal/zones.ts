import { at, InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import type { Emit } from '../../engine/game.ts';
import { shuffle } from '../../engine/rng.ts';
import { abilityOn } from './adventurers.ts';
import { faceOf, INFLUENCE_OF, NUMBERS, personOf, ROLE_OF, SWORDS_OF } from './components.ts';
import { eventOf, NO_EFFECT } from './happenings.ts';
import type {
  Ability,
  Adventure,
  Berth,
  CardNo,
  CoinReason,
  Event,
  EventEffect,
  Player,
  Role,
  ShipColour,
  ShipFace,
  State,
  Venturer,
} from './types.ts';

export type Emitter = Emit<Event>;

// ------------------------------------------------------------------------------- counting (PR2.9)

/** Not by `at`, which has met so many kinds of lists that it is slow: this is asked most. */
export function playerOf({ players }: Readonly<State>, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new InvariantError(`no seat ${seat}`);
  return player;
}

export const coinsOf = (state: Readonly<State>, seat: Seat): number => playerOf(state, seat).treasury.length;

export function countRole(state: Readonly<State>, seat: Seat, role: Role): number {
  const { tableau } = playerOf(state, seat);
  let count = 0;
  // by place: asked so often that it must be short enough to be inlined
  for (let i = 0; i < tableau.length; i++) if (ROLE_OF[tableau[i] as CardNo] === role) count++;
  return count;
}

// ------------------------------------------------------------------------------- the adventure (PR14)

/** Where there is one. */
export function adventureOf({ adventure }: Readonly<State>): Adventure {
  if (adventure === null) throw new InvariantError('no adventure is played');
  return adventure;
}

export const venturerOf = (state: Readonly<State>, seat: Seat): Venturer => venturerIn(adventureOf(state), seat);

function venturerIn({ venturers }: Readonly<Adventure>, seat: Seat): Venturer {
  const venturer = venturers[seat];
  if (venturer === undefined) throw new InvariantError(`no venturer at seat ${seat}`);
  return venturer;
}

/** What an adventurer can as soon as the first marker has left them (PR14.19). */
export function abilityOf({ adventure }: Readonly<State>, seat: Seat): Ability | null {
  if (adventure === null) return null;
  const { card, side, windows } = venturerIn(adventure, seat);
  return windows === 0 || card === null || side === null ? null : abilityOn(card, side);
}

/** What the event of this turn does as long as it lasts (PR14.6). */
export const effectOf = ({ adventure }: Readonly<State>): EventEffect =>
  adventure === null || adventure.event === null ? NO_EFFECT : eventOf(adventure.event).effect;

/** PR15.4 */
export const hasTrophy = ({ adventure }: Readonly<State>, seat: Seat): boolean =>
  adventure !== null && venturerIn(adventure, seat).windows >= NUMBERS.trophyWindows;

export function sumInfluence(state: Readonly<State>): number {
  let sum = 0;
  for (let seat = 0; seat < state.players.length; seat++) sum += influenceOf(state, seat);
  return sum;
}

// -------------------------------------------------------------------------------------------------

export function swordsOf(state: Readonly<State>, seat: Seat): number {
  let swords = 0;
  if (state.adventure !== null) {
    const ability = abilityOf(state, seat);
    if (ability?.kind === 'swords') swords = ability.count;
  }
  for (const card of playerOf(state, seat).tableau) swords += SWORDS_OF[card] as number;
  return swords;
}

export function influenceOf(state: Readonly<State>, seat: Seat): number {
  const player = playerOf(state, seat);
  let influence = 0;
  for (const card of player.tableau) influence += INFLUENCE_OF[card] as number;
  for (const card of player.expeditions) influence += INFLUENCE_OF[card] as number;
  influence += NUMBERS.influencePerKeptShip * player.ships.length + contractInfluence(state, seat);
  return state.adventure === null ? influence : influence + crownInfluence(venturerIn(state.adventure, seat).crowns);
}

/** PR14.16: the highest shield that has been reached. */
export const crownInfluence = (crowns: number): number => at(NUMBERS.influenceByCrowns, crowns);

/** PR12.5 */
const contractInfluence = (state: Readonly<State>, seat: Seat): number =>
  state.contracts.length === 0 ? 0 : at(NUMBERS.influenceByContracts, contractsDone(state, seat));

export function contractsDone(state: Readonly<State>, seat: Seat): number {
  let count = 0;
  for (const { done } of state.contracts) if (done.length > 0 && done.includes(seat)) count++;
  return count;
}

/** Persons of a role who look after ships of a colour: traders, merchants, clerks. */
export function countAgents(state: Readonly<State>, seat: Seat, role: Role, colour: ShipColour): number {
  let count = 0;
  for (const card of playerOf(state, seat).tableau)
    if (ROLE_OF[card] === role && personOf(card).colour === colour) count++;
  return count;
}

export function hasColour(state: Readonly<State>, colour: ShipColour): boolean {
  for (const berth of state.harbour) {
    const face = faceOf(berth.card);
    if (face.kind === 'ship' && face.colour === colour) return true;
  }
  return false;
}

/** The ships of the harbour. They are as many as its colours, because no two share one (PR4.14). */
export function countShips(state: Readonly<State>): number {
  let ships = 0;
  for (const berth of state.harbour) if (faceOf(berth.card).kind === 'ship') ships++;
  return ships;
}

/** The ship that makes a second one of its colour, if there is one; a gambler turns up such (PR10.3). */
export function secondShip(state: Readonly<State>): ShipFace | null {
  const seen = new Set<ShipColour>();
  for (const { card } of state.harbour) {
    const face = faceOf(card);
    if (face.kind !== 'ship') continue;
    if (seen.has(face.colour)) return face;
    seen.add(face.colour);
  }
  return null;
}

export function berthAt(state: Readonly<State>, slot: number): Berth | undefined {
  for (const berth of state.harbour) if (berth.slot === slot) return berth;
  return undefined;
}

/** The card at a slot that is known to be taken. */
export function cardAt(state: Readonly<State>, slot: number): CardNo {
  const berth = berthAt(state, slot);
  if (berth === undefined) throw new InvariantError(`nothing at slot ${slot}`);
  return berth.card;
}

/** PR5.3: fixed when the window opens. */
export function takesOf(state: Readonly<State>, seat: Seat): number {
  const byGovernors = NUMBERS.takesPerGovernor * countRole(state, seat, 'governor');
  if (seat !== state.active) return NUMBERS.visitorTakes + byGovernors;
  const byGamblers = NUMBERS.takesPerGambler * state.gamblers;
  const takes = (NUMBERS.takesByColours[countShips(state)] as number) + byGovernors + byGamblers;
  if (state.adventure === null) return takes;
  return Math.max(0, takes + effectOf(state).takes - state.adventure.takesFewer);
}

// --------------------------------------------------------------------------------- moving cards

/** PR14.21: for a sentinel, before the deck is empty, and under what is left of it. */
export function refill(state: State, emit: Emitter): void {
  const cards = state.discard.length;
  if (cards === 0) return;
  state.deck.unshift(...shuffle(state.rng, state.discard));
  state.discard = [];
  emit({ type: 'deckReshuffled', cards });
}

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
  // what somebody knows of the deck lies on top of it (PR17.3)
  if (state.adventure !== null && state.adventure.known > 0) state.adventure.known--;
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
  if (state.adventure !== null) state.adventure.grown = state.harbour.length;
  emit({ type: 'cardMoored', face: faceOf(card).id, slot });
}

/** Takes a card out of the harbour; where it goes is the caller's. */
export function unmoor(state: State, slot: number): CardNo {
  const { harbour } = state;
  const card = cardAt(state, slot);
  let kept = 0;
  for (const berth of harbour) if (berth.slot !== slot) harbour[kept++] = berth;
  harbour.pop();
  return card;
}

/** PR4.10a, PR5.11: `last` is the ship that broke the harbour, where it has not joined it. */
export function clearHarbour(state: State, emit: Emitter, last: CardNo | null = null): void {
  for (const berth of state.harbour) state.discard.push(berth.card);
  if (last !== null) state.discard.push(last);
  const cards = state.harbour.length + (last === null ? 0 : 1);
  // a new list costs less than emptying the old one
  state.harbour = [];
  if (cards > 0) emit({ type: 'harbourCleared', cards });
}
