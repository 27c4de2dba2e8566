import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { faceOf, NUMBERS } from '../components.ts';
import { LEAVE, retainOf, tossOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { CardNo, Decision, LookSource, Move, State } from '../types.ts';
import { abilityOf, adventureOf, countRole, drawTop, type Emitter, refill } from '../zones.ts';

type Look = Extract<Decision, { kind: 'look' }>;

/** PR14.21: each sentinel once a turn; one of the adventurers is like one (PR14.19). */
export function canLook(state: Readonly<State>): boolean {
  const { adventure, active, gamblers } = state;
  if (adventure === null || gamblers > 0) return false;
  const sentinels = countRole(state, active, 'sentinel') + (abilityOf(state, active)?.kind === 'sentinel' ? 1 : 0);
  return sentinels > adventure.looks && state.deck.length + state.discard.length > 0;
}

export function lookAsSentinel(state: State, emit: Emitter): void {
  const adventure = adventureOf(state);
  adventure.looks++;
  if (state.deck.length < NUMBERS.cardsPerLook) refill(state, emit);
  look(state, state.active, 'sentinel', NUMBERS.cardsPerLook, emit);
}

/** Of the top cards, as many as there are (PR14.21, D.3). */
export function look(state: State, seat: Seat, source: LookSource, most: number, emit: Emitter): void {
  const count = Math.min(most, state.deck.length);
  if (count === 0) return;
  const cards: CardNo[] = [];
  while (cards.length < count) cards.push(drawTop(state));
  emit({ type: 'looked', seat, source, count, faces: cards.map((card) => faceOf(card).id) });
  // a sentinel keeps one card anyway
  if (source === 'sentinel' && count === 1) putBack(state, seat, source, cards, [], emit);
  else state.pending.push({ kind: 'look', seat, source, cards });
}

function putBack(
  state: State,
  seat: Seat,
  source: LookSource,
  kept: readonly CardNo[],
  gone: readonly CardNo[],
  emit: Emitter,
): void {
  const adventure = adventureOf(state);
  state.discard.push(...gone);
  state.deck.push(...[...kept].reverse());
  adventure.knower = seat;
  adventure.known = kept.length;
  emit({ type: 'lookEnded', seat, source, discarded: gone.map((card) => faceOf(card).id), left: kept.length });
}

/** B1: never less is asked because of what was seen. */
export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (_state: Readonly<State>, { source, cards }: Look): Move[] =>
  source === 'sentinel' ? cards.map((_, place) => retainOf(place)) : [...cards.map((_, place) => tossOf(place)), LEAVE];

export function check(_state: Readonly<State>, { source, cards }: Look, move: Move): Refusal | null {
  if (source === 'rumours' && move.type === 'leave') return null;
  if (move.type !== (source === 'sentinel' ? 'retain' : 'toss')) return notNow(move, 'look');
  return move.place < cards.length ? null : refusal('noSuchPlace', 'PR14.21', { cards: cards.length });
}

export function apply(state: State, { seat, source, cards }: Look, move: Move, emit: Emitter): Step {
  state.pending.pop();
  const { kept, gone } = sorted(cards, move);
  putBack(state, seat, source, kept, gone, emit);
  return 'again';
}

function sorted(cards: readonly CardNo[], move: Move): { kept: CardNo[]; gone: CardNo[] } {
  switch (move.type) {
    case 'retain':
      return { kept: cards.filter((_, i) => i === move.place), gone: cards.filter((_, i) => i !== move.place) };
    case 'toss':
      return { kept: cards.filter((_, i) => i !== move.place), gone: cards.filter((_, i) => i === move.place) };
    case 'leave':
      return { kept: [...cards], gone: [] };
    default:
      throw new InvariantError(`${move.type} after a look`);
  }
}
