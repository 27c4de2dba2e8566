import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { expeditionOf, FACES, personOf, ROLE_OF, SKILLS } from '../components.ts';
import { completeOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import { watchEnd } from '../scoring.ts';
import type { CardNo, Decision, ExpeditionFace, FaceId, Move, Skill, State } from '../types.ts';
import { type Emitter, gainCoins, playerOf } from '../zones.ts';

type Pay = Extract<Decision, { kind: 'expeditionPay' }>;

/** Persons of a tableau that an expedition can use. */
interface Crew {
  captain: number;
  priest: number;
  settler: number;
  jack: number;
}

function crewOf(state: Readonly<State>, seat: Seat): Crew {
  const crew: Crew = { captain: 0, priest: 0, settler: 0, jack: 0 };
  for (const card of playerOf(state, seat).tableau) {
    const role = ROLE_OF[card];
    if (role === 'captain') crew.captain++;
    else if (role === 'priest') crew.priest++;
    else if (role === 'settler') crew.settler++;
    else if (role === 'jack') crew.jack++;
  }
  return crew;
}

function idOf(role: keyof Crew): FaceId {
  const person = FACES.find((face) => face.kind === 'person' && face.role === role);
  if (person === undefined) throw new InvariantError(`nobody is a ${role}`);
  return person.id;
}

/** PR6.2: jacks fill what the right persons leave open. */
function suffices(crew: Crew, { requires }: ExpeditionFace): boolean {
  const missing =
    Math.max(0, requires.captain - crew.captain) +
    Math.max(0, requires.priest - crew.priest) +
    Math.max(0, requires.settler - crew.settler);
  return missing <= crew.jack;
}

/** PR6.1: whether this seat may complete expeditions now, whatever they ask for. */
const isTheirTurn = (state: Readonly<State>, seat: Seat): boolean => seat === state.active;

export function canCompleteAny(state: Readonly<State>, seat: Seat): boolean {
  if (state.table.length === 0 || !isTheirTurn(state, seat)) return false;
  const crew = crewOf(state, seat);
  for (const card of state.table) if (suffices(crew, expeditionOf(card))) return true;
  return false;
}

export function addCompletes(state: Readonly<State>, seat: Seat, moves: Move[]): void {
  if (state.table.length === 0 || !isTheirTurn(state, seat)) return;
  const crew = crewOf(state, seat);
  for (const card of state.table) {
    const expedition = expeditionOf(card);
    if (suffices(crew, expedition)) moves.push(completeOf(expedition.id));
  }
}

const onTable = (state: Readonly<State>, id: FaceId): CardNo | undefined =>
  state.table.find((card) => expeditionOf(card).id === id);

export function checkComplete(state: Readonly<State>, seat: Seat, id: FaceId): Refusal | null {
  if (!isTheirTurn(state, seat)) return refusal('onlyActiveCompletes', 'PR6.1');
  const card = onTable(state, id);
  if (card === undefined) return refusal('noSuchCard', 'PR6.1', { face: id });
  return suffices(crewOf(state, seat), expeditionOf(card)) ? null : refusal('personsMissing', 'PR6.2', { face: id });
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

/** The distinct payments, fewest jacks first (PR6.2, PR6.3); each sorted by face. */
export function payments(state: Readonly<State>, seat: Seat, expedition: CardNo): FaceId[][] {
  const crew = crewOf(state, seat);
  const { requires } = expeditionOf(expedition);
  let partial: { jacks: number; persons: Skill[] }[] = [{ jacks: 0, persons: [] }];
  for (const skill of SKILLS) {
    const need = requires[skill];
    const longer: typeof partial = [];
    for (let own = Math.min(need, crew[skill]); own >= 0; own--)
      for (const { jacks, persons } of partial)
        longer.push({ jacks: jacks + need - own, persons: [...persons, ...Array<Skill>(own).fill(skill)] });
    partial = longer;
  }
  return partial
    .filter(({ jacks }) => jacks <= crew.jack)
    .sort((a, b) => a.jacks - b.jacks)
    .map(({ jacks, persons }) => [...persons, ...Array<'jack'>(jacks).fill('jack')].map(idOf).sort());
}

/** PR6.4 */
function settle(state: State, seat: Seat, expedition: CardNo, persons: readonly FaceId[], emit: Emitter): void {
  const player = playerOf(state, seat);
  for (const id of persons) {
    const index = player.tableau.findIndex((card) => personOf(card).id === id);
    state.discard.push(at(player.tableau, index));
    player.tableau.splice(index, 1);
  }
  state.table.splice(state.table.indexOf(expedition), 1);
  player.expeditions.push(expedition);
  const { id, coins, influence } = expeditionOf(expedition);
  emit({ type: 'expeditionCompleted', seat, face: id, persons, influence });
  gainCoins(state, seat, coins, 'expedition', emit);
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
