import { InvariantError, never } from '../../engine/assert.ts';
import type { Outcome, Refusal, Seat } from '../../engine/core.ts';
import { type Course, runOn, type Step } from '../../engine/step.ts';
import { nextSeat } from '../../engine/turn-order.ts';
import * as bust from './phases/bust.ts';
import * as discover from './phases/discover.ts';
import * as expedition from './phases/expedition.ts';
import * as ship from './phases/ship.ts';
import * as trade from './phases/trade.ts';
import { refusal } from './refusal.ts';
import { endOf, score } from './scoring.ts';
import type { Decision, Event, Move, Phase, State } from './types.ts';
import { clearHarbour, type Emitter } from './zones.ts';

/** The question that is open: the innermost interrupt, else the phase itself. */
const questionOf = (state: Readonly<State>): Phase | Decision => state.pending.at(-1) ?? state.phase;

/** Exactly one seat owes an answer, or the game is over (PR18.11). */
export function actorOf(state: Readonly<State>): Seat | null {
  const question = questionOf(state);
  switch (question.kind) {
    case 'over':
      return null;
    case 'discover':
    case 'bust':
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
    case 'discover':
      return discover.moves(state, question);
    case 'ship':
      return ship.moves();
    case 'expeditionPay':
      return expedition.moves(state, question);
    case 'trade':
      return trade.moves(state, question);
    case 'bust':
      return bust.moves(state);
    case 'over':
      return [];
    default:
      return never(question);
  }
}

export function check(state: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const question = questionOf(state);
  if (question.kind === 'over') return refusal('gameOver', 'PR8.2');
  const actor = actorOf(state);
  if (actor !== seat)
    return refusal('notYourTurn', question.kind === 'trade' ? 'PR5.1' : 'PR4.1', { turn: actor ?? -1 });
  switch (question.kind) {
    case 'discover':
      return discover.check(state, question, move);
    case 'ship':
      return ship.check(question, move);
    case 'expeditionPay':
      return expedition.check(state, question, move);
    case 'trade':
      return trade.check(state, question, move);
    case 'bust':
      return bust.check(state, move);
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
    case 'discover':
      return discover.apply(state, question, move, emit);
    case 'ship':
      return ship.apply(state, question, move, emit);
    case 'expeditionPay':
      return expedition.apply(state, question, move, emit);
    case 'trade':
      return trade.apply(state, question, move, emit);
    case 'bust':
      return bust.apply(state, move, emit);
    case 'over':
      throw new InvariantError('a move after the end');
    default:
      return never(question);
  }
}

/**
 * Turns may pass without a choice: dead ones (PR8.6), or, in theory, a last card that nobody can pay for and that goes
 * round until the limit (PR8.7). A turn takes a step for its beginning, its draw, its end and every window.
 */
const runaway = ({ rules }: Readonly<State>): number => (rules.maxRounds + 1) * rules.seats * (rules.seats + 5);

const course: Course<State, Event> = { proceed, follow: endTurn };

/** Everything that asks nobody, up to the next choice or the end. */
export const advance = (state: State, from: Step, emit: Emitter): void =>
  runOn(course, state, from, emit, runaway(state));

function proceed(state: State, emit: Emitter): Step {
  if (state.pending.length > 0) return 'ask';
  const { phase } = state;
  switch (phase.kind) {
    case 'discover':
      return discover.proceed(state, phase, emit);
    case 'trade':
      return trade.proceed(state, phase, emit);
    case 'bust':
      return bust.proceed(state);
    case 'over':
      return 'ask';
    default:
      return never(phase);
  }
}

/** PR4.1: harbour to the discard, end check, next seat. */
function endTurn(state: State, emit: Emitter): void {
  clearHarbour(state, emit);
  const next = nextSeat(state.active, state.players.length);
  const reason = endOf(state, next === state.start);
  if (reason !== null) {
    const outcome = score(state, reason);
    state.phase = { kind: 'over', outcome };
    emit({ type: 'gameEnded', outcome });
    return;
  }
  if (next === state.start) state.round++;
  state.active = next;
  beginTurn(state, emit);
}

export function beginTurn(state: State, emit: Emitter): void {
  state.turn++;
  state.nextSlot = 0;
  state.phase = { kind: 'discover', drawn: 0, reshuffled: false };
  emit({ type: 'turnBegan', seat: state.active, round: state.round, turn: state.turn });
}

export const outcome = (state: Readonly<State>): Outcome | null =>
  state.phase.kind === 'over' ? state.phase.outcome : null;
