import { InvariantError, never } from '../../engine/assert.ts';
import type { Outcome, Refusal, Seat } from '../../engine/core.ts';
import { type Course, runOn, type Step } from '../../engine/step.ts';
import * as combat from './phases/combat.ts';
import * as company from './phases/company.ts';
import * as distribution from './phases/distribution.ts';
import * as draw from './phases/draw.ts';
import * as mission from './phases/mission.ts';
import * as payment from './phases/payment.ts';
import * as placing from './phases/placing.ts';
import * as shipment from './phases/shipment.ts';
import { follow } from './phases/turn.ts';
import { refusal } from './refusal.ts';
import type { Decision, Event, Move, Phase, State } from './types.ts';
import type { Emitter } from './zones.ts';

/** The question that is open: the innermost interrupt, else the phase itself. */
export const questionOf = (state: Readonly<State>): Phase | Decision =>
  state.pending[state.pending.length - 1] ?? state.phase;

/** Exactly one seat owes an answer, or the game is over. */
export function actorOf(state: Readonly<State>): Seat | null {
  const question = questionOf(state);
  switch (question.kind) {
    case 'over':
      return null;
    case 'placing':
      return placing.placerOf(question);
    case 'mission':
    case 'finalMission':
      return mission.askedIn(state, question);
    case 'company':
    case 'ship':
    case 'discard':
      return state.active;
    default:
      return question.seat;
  }
}

export function actors(state: Readonly<State>): readonly Seat[] {
  const actor = actorOf(state);
  return actor === null ? [] : [actor];
}

export function legalMoves(state: Readonly<State>, seat: Seat): Move[] {
  if (seat !== actorOf(state)) return [];
  const question = questionOf(state);
  switch (question.kind) {
    case 'placing':
      return placing.moves(state, question);
    case 'mission':
    case 'finalMission':
      return mission.moves(state, question);
    case 'payment':
      return payment.moves(state, question);
    case 'company':
      return company.moves(state);
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return combat.moves(state, question);
    case 'ship':
      return shipment.moves(state);
    case 'pick':
      return distribution.moves(state, question);
    case 'discard':
      return draw.moves(state);
    case 'over':
      return [];
    default:
      return never(question);
  }
}

export function check(state: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const question = questionOf(state);
  if (question.kind === 'over') return refusal('gameOver', 'B13.6');
  const actor = actorOf(state);
  if (actor !== seat) return refusal('notYourTurn', 'B4.1', { turn: actor ?? -1 });
  switch (question.kind) {
    case 'placing':
      return placing.check(state, question, move);
    case 'mission':
    case 'finalMission':
      return mission.check(state, question, move);
    case 'payment':
      return payment.check(state, question, move);
    case 'company':
      return company.check(state, move);
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return combat.check(state, question, move);
    case 'ship':
      return shipment.check(state, move);
    case 'pick':
      return distribution.check(state, question, move);
    case 'discard':
      return draw.check(state, move);
    default:
      return never(question);
  }
}

export function apply(state: State, _seat: Seat, move: Move, emit: Emitter): void {
  state.seq++;
  advance(state, answer(state, move, emit), emit);
}

function answer(state: State, move: Move, emit: Emitter): Step {
  const question = questionOf(state);
  switch (question.kind) {
    case 'placing':
      return placing.apply(state, question, move, emit);
    case 'mission':
    case 'finalMission':
      return mission.apply(state, question, move, emit);
    case 'payment':
      return payment.apply(question.payment, move);
    case 'company':
      return company.apply(state, move, emit);
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return combat.apply(state, question, move, emit);
    case 'ship':
      return shipment.apply(state, move, emit);
    case 'pick':
      return distribution.apply(state, question, move, emit);
    case 'discard':
      return draw.apply(state, move, emit);
    case 'over':
      throw new InvariantError('a move after the end');
    default:
      return never(question);
  }
}

/** More than a payment has cards and the last round players; every turn asks for a shipment. */
const RUNAWAY = 100;

const course: Course<State, Event> = { proceed, follow };

/** Everything that asks nobody, up to the next choice or the end. */
export const advance = (state: State, from: Step, emit: Emitter): void => runOn(course, state, from, emit, RUNAWAY);

function proceed(state: State, emit: Emitter): Step {
  const question = questionOf(state);
  switch (question.kind) {
    case 'placing':
      return placing.proceed(question);
    case 'mission':
    case 'finalMission':
      return mission.proceed(state, question);
    case 'payment':
      return payment.proceed(state, question, emit);
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return combat.proceed(state, question, emit);
    case 'ship':
      return shipment.proceed(state);
    case 'pick':
      return distribution.proceed(state, question, emit);
    case 'discard':
      return draw.proceed(state);
    case 'company':
    case 'over':
      return 'ask';
    default:
      return never(question);
  }
}

export const outcome = (state: Readonly<State>): Outcome | null =>
  state.phase.kind === 'over' ? state.phase.outcome : null;
