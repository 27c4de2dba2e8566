import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { adventureOf, type Emitter, venturerOf } from '../zones.ts';

type Choice = Extract<Phase, { kind: 'adventurerCard' }>;

/** PR14.2: from the right of the starting seat to the right, the starting seat last. */
export const firstToChoose = ({ start, rules }: Readonly<State>): Seat => (start + rules.seats - 1) % rules.seats;

export const actor = (_state: unknown, { seat }: Choice): Seat => seat;

export const proceed = (): Step => 'ask';

export const moves = (state: Readonly<State>): Move[] =>
  adventureOf(state).cards.map((card) => ({ type: 'choose', card }));

export function check(state: Readonly<State>, _phase: Choice, move: Move): Refusal | null {
  if (move.type !== 'choose') return notNow(move, 'adventurerCard');
  return adventureOf(state).cards.includes(move.card) ? null : refusal('noSuchAdventurer', 'PR14.2');
}

export function apply(state: State, phase: Choice, move: Move, emit: Emitter): Step {
  if (move.type !== 'choose') throw new InvariantError(`${move.type} is no adventurer`);
  const { seat } = phase;
  const { cards } = adventureOf(state);
  cards.splice(cards.indexOf(move.card), 1);
  venturerOf(state, seat).card = move.card;
  emit({ type: 'adventurerDrafted', seat, card: move.card });
  if (seat === state.start) return 'done';
  phase.seat = (seat + state.rules.seats - 1) % state.rules.seats;
  return 'again';
}
