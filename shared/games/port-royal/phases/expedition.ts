import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { ASKS_CARGO, CARGOES, expeditionOf, faceOf, ROLE_OF, SKILLS, shipOf } from '../components.ts';
import { gainCrowns } from '../crowns.ts';
import { completeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import { watchEnd } from '../scoring.ts';
import type { CardNo, Cargo, Decision, FaceId, Move, Role, State } from '../types.ts';
import { abilityOf, type Emitter, gainCoins, playerOf, venturerOf } from '../zones.ts';

type Pay = Extract<Decision, { kind: 'expeditionPay' }>;

/** What an expedition can use: persons of a tableau, and what kept ships carry (PR6.2). */
interface Crew {
  captain: number;
  priest: number;
  settler: number;
  jack: number;
  hold: readonly CardNo[];
}

const noShips: readonly CardNo[] = Object.freeze([]);

function crewOf(state: Readonly<State>, seat: Seat): Crew {
  const hold = state.adventure === null ? noShips : venturerOf(state, seat).hold;
  const crew: Crew = { captain: 0, priest: 0, settler: 0, jack: 0, hold };
  for (const card of playerOf(state, seat).tableau) {
    const role = ROLE_OF[card];
    if (role === 'captain') crew.captain++;
    else if (role === 'priest') crew.priest++;
    else if (role === 'settler') crew.settler++;
    else if (role === 'jack') crew.jack++;
  }
  return crew;
}

const carried = (hold: readonly CardNo[], cargo: Cargo): number => {
  let count = 0;
  for (const card of hold) if (shipOf(card).cargo === cargo) count++;
  return count;
};

/** PR6.2: jacks fill what the right persons leave open; nobody stands in for a cargo. */
function suffices(crew: Crew, expedition: CardNo): boolean {
  const { requires, cargo } = expeditionOf(expedition);
  const missing =
    Math.max(0, requires.captain - crew.captain) +
    Math.max(0, requires.priest - crew.priest) +
    Math.max(0, requires.settler - crew.settler);
  if (missing > crew.jack) return false;
  return !ASKS_CARGO[expedition] || CARGOES.every((kind) => carried(crew.hold, kind) >= cargo[kind]);
}

/** PR6.1: whether this seat may complete expeditions now, whatever they ask for. */
const isTheirTurn = (state: Readonly<State>, seat: Seat): boolean => seat === state.active;

export function canCompleteAny(state: Readonly<State>, seat: Seat): boolean {
  if (state.table.length === 0 || !isTheirTurn(state, seat)) return false;
  const crew = crewOf(state, seat);
  for (const card of state.table) if (suffices(crew, card)) return true;
  return false;
}

export function addCompletes(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (state.table.length === 0 || !isTheirTurn(state, seat)) return;
  const crew = crewOf(state, seat);
  for (const card of state.table) if (suffices(crew, card)) moves.push(completeOf(expeditionOf(card).id));
}

const onTable = (state: Readonly<State>, id: FaceId): CardNo | undefined =>
  state.table.find((card) => expeditionOf(card).id === id);

export function checkComplete(state: Readonly<State>, seat: Seat, id: FaceId): Refusal | null {
  if (!isTheirTurn(state, seat)) return refusal('onlyActiveCompletes', 'PR6.1');
  const card = onTable(state, id);
  if (card === undefined) return refusal('noSuchCard', 'PR6.1', { face: id });
  return suffices(crewOf(state, seat), card) ? null : refusal('personsMissing', 'PR6.2', { face: id });
}

/** Pays at once when there is only one way to, else asks (PR6.3). */
export function complete(state: State, seat: Seat, id: FaceId, emit: Emitter): void {
  const expedition = onTable(state, id);
  if (expedition === undefined) throw new InvariantError(`${id} is not on the table`);
  const [only, ...others] = payments(state, seat, expedition);
  if (only === undefined) throw new InvariantError(`${id} cannot be paid`);
  if (others.length > 0) state.pending.push({ kind: 'expeditionPay', seat, expedition });
  else settle(state, seat, expedition, only, emit);
}

/** So many of these, copies of a face being the same: all ways to choose them. */
function choices(faces: readonly FaceId[], count: number): FaceId[][] {
  if (count === 0) return [[]];
  const [first, ...others] = faces;
  if (first === undefined) return [];
  const copies = faces.filter((id) => id === first).length;
  const rest = others.filter((id) => id !== first);
  const found: FaceId[][] = [];
  for (let own = Math.min(copies, count); own >= 0; own--)
    for (const more of choices(rest, count - own)) found.push([...Array<FaceId>(own).fill(first), ...more]);
  return found;
}

interface Payment {
  readonly jacks: number;
  readonly cards: readonly FaceId[];
}

/** Each way so far with each of these, as long as there are jacks for it. */
function together(partial: readonly Payment[], ways: readonly Payment[], jacks: number): Payment[] {
  const found: Payment[] = [];
  for (const way of ways)
    for (const one of partial)
      if (one.jacks + way.jacks <= jacks)
        found.push({ jacks: one.jacks + way.jacks, cards: [...one.cards, ...way.cards] });
  return found;
}

/** The ways to have so many persons out of these; jacks stand in for the others. */
function staffed(own: readonly FaceId[], need: number): Payment[] {
  const ways: Payment[] = [];
  for (let count = Math.min(need, own.length); count >= 0; count--)
    for (const cards of choices(own, count)) ways.push({ jacks: need - count, cards });
  return ways;
}

function idsOf(tableau: readonly CardNo[], role: Role): FaceId[] {
  const ids: FaceId[] = [];
  for (const card of tableau) if (ROLE_OF[card] === role) ids.push(faceOf(card).id);
  return ids;
}

/** The distinct payments, fewest jacks first (PR6.2, PR6.3); each sorted by face. */
export function payments(state: Readonly<State>, seat: Seat, expedition: CardNo): FaceId[][] {
  const { requires, cargo } = expeditionOf(expedition);
  const { tableau } = playerOf(state, seat);
  const jacks = idsOf(tableau, 'jack');
  let found: Payment[] = [{ jacks: 0, cards: [] }];
  for (const skill of SKILLS)
    if (requires[skill] > 0) found = together(found, staffed(idsOf(tableau, skill), requires[skill]), jacks.length);
  for (const kind of CARGOES)
    if (cargo[kind] > 0) {
      const kept = venturerOf(state, seat).hold.map(shipOf);
      const ids = kept.filter((ship) => ship.cargo === kind).map(({ id }) => id);
      const ways = choices(ids, cargo[kind]).map((cards) => ({ jacks: 0, cards }));
      found = together(found, ways, jacks.length);
    }
  return found
    .sort((a, b) => a.jacks - b.jacks)
    .map((payment) => [...payment.cards, ...jacks.slice(0, payment.jacks)].sort());
}

/** PR6.4: the first card with this face goes from there to the discard. */
function giveUp(state: State, from: CardNo[], id: FaceId): boolean {
  const index = from.findIndex((card) => faceOf(card).id === id);
  if (index < 0) return false;
  state.discard.push(at(from, index));
  from.splice(index, 1);
  return true;
}

/** PR6.4 */
function settle(state: State, seat: Seat, expedition: CardNo, cards: readonly FaceId[], emit: Emitter): void {
  const player = playerOf(state, seat);
  for (const id of cards)
    if (!giveUp(state, player.tableau, id) && !giveUp(state, venturerOf(state, seat).hold, id))
      throw new InvariantError(`no ${id} to pay with`);
  state.table.splice(state.table.indexOf(expedition), 1);
  player.expeditions.push(expedition);
  const { id, coins, influence } = expeditionOf(expedition);
  emit({ type: 'expeditionCompleted', seat, face: id, persons: cards, influence });
  gainCoins(state, seat, coins, 'expedition', emit);
  const ability = abilityOf(state, seat);
  if (ability?.kind === 'expedition') gainCrowns(state, seat, ability.crowns, 'adventurer', emit);
  watchEnd(state, seat, emit);
}

// ------------------------------------------------------------------- the question how it is paid

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (state: Readonly<State>, ask: Pay): Move[] =>
  payments(state, ask.seat, ask.expedition).map((persons) => ({ type: 'pay', persons }));

export function check(state: Readonly<State>, ask: Pay, move: Move): Refusal | null {
  if (move.type !== 'pay') return notNow(move, 'expeditionPay');
  const same = (persons: FaceId[]) =>
    persons.length === move.persons.length && persons.every((id, i) => id === move.persons[i]);
  if (payments(state, ask.seat, ask.expedition).some(same)) return null;
  return refusal('notAPayment', 'PR6.3', { face: expeditionOf(ask.expedition).id });
}

export function apply(state: State, ask: Pay, move: Move, emit: Emitter): Step {
  if (move.type !== 'pay') throw new InvariantError(`${move.type} is no payment`);
  state.pending.pop();
  settle(state, ask.seat, ask.expedition, move.persons, emit);
  return 'again';
}
