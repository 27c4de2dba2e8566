import { InvariantError, never } from '../../engine/assert.ts';
import type { Outcome, Refusal, Seat } from '../../engine/core.ts';
import { type Course, runOn, type Step } from '../../engine/step.ts';
import * as auction from './phases/auction.ts';
import * as boarding from './phases/boarding.ts';
import * as launch from './phases/launch.ts';
import * as load from './phases/load.ts';
import * as loan from './phases/loan.ts';
import * as pilot from './phases/pilot.ts';
import * as placement from './phases/placement.ts';
import * as plunder from './phases/plunder.ts';
import * as roll from './phases/roll.ts';
import * as share from './phases/share.ts';
import { follow } from './phases/voyage.ts';
import { refusal } from './refusal.ts';
import type { Event, Move, State } from './types.ts';
import { type Emitter, masterOf } from './zones.ts';

/** Exactly one seat owes an answer, or the game is over (M15.4). */
export function actorOf(state: Readonly<State>): Seat | null {
  const { phase } = state;
  switch (phase.kind) {
    case 'over':
      return null;
    case 'auction':
    case 'placement':
      return phase.turn;
    case 'boarding':
      return boarding.pirateAsked(state, phase);
    case 'pilot':
      return pilot.pilotAsked(state, phase);
    case 'plunder':
      return plunder.captainOf(state);
    default:
      return masterOf(state);
  }
}

export function actors(state: Readonly<State>): readonly Seat[] {
  const actor = actorOf(state);
  return actor === null ? [] : [actor];
}

/** The answers to the question, then the loans that are open beside it (M11.5). */
export function legalMoves(state: Readonly<State>, seat: Seat): Move[] {
  if (seat !== actorOf(state)) return [];
  const list = answers(state);
  loan.addLoans(state, seat, list);
  return list;
}

function answers(state: Readonly<State>): Move[] {
  const { phase } = state;
  switch (phase.kind) {
    case 'auction':
      return auction.moves(state, phase);
    case 'share':
      return share.moves(state);
    case 'load':
      return load.moves(state);
    case 'launch':
      return launch.moves(state);
    case 'placement':
      return placement.moves(state, phase);
    case 'roll':
      return roll.moves();
    case 'boarding':
      return boarding.moves(state, phase);
    case 'pilot':
      return pilot.moves(state, phase);
    case 'plunder':
      return plunder.moves(phase);
    case 'over':
      return [];
    default:
      return never(phase);
  }
}

export function check(state: Readonly<State>, seat: Seat, move: Move): Refusal | null {
  const { phase } = state;
  if (phase.kind === 'over') return refusal('gameOver', 'M12.2');
  const actor = actorOf(state);
  if (actor !== seat) return refusal('notYourTurn', 'M15.4', { turn: actor ?? -1 });
  if (loan.isLoan(move)) return loan.check(state, seat, move);
  switch (phase.kind) {
    case 'auction':
      return auction.check(state, phase, move);
    case 'share':
      return share.check(state, move);
    case 'load':
      return load.check(state, move);
    case 'launch':
      return launch.check(state, move);
    case 'placement':
      return placement.check(state, phase, move);
    case 'roll':
      return roll.check(move);
    case 'boarding':
      return boarding.check(state, phase, move);
    case 'pilot':
      return pilot.check(state, phase, move);
    case 'plunder':
      return plunder.check(phase, move);
    default:
      return never(phase);
  }
}

export function apply(state: State, seat: Seat, move: Move, emit: Emitter): void {
  state.seq++;
  advance(state, answer(state, seat, move, emit), emit);
}

function answer(state: State, seat: Seat, move: Move, emit: Emitter): Step {
  if (loan.isLoan(move)) {
    loan.apply(state, seat, move, emit);
    return 'again';
  }
  const { phase } = state;
  switch (phase.kind) {
    case 'auction':
      return auction.apply(phase, move, emit);
    case 'share':
      return share.apply(state, move, emit);
    case 'load':
      return load.apply(state, move, emit);
    case 'launch':
      return launch.apply(state, move, emit);
    case 'placement':
      return placement.apply(state, phase, move, emit);
    case 'roll':
      return roll.apply(state, emit);
    case 'boarding':
      return boarding.apply(state, phase, move, emit);
    case 'pilot':
      return pilot.apply(state, phase, move, emit);
    case 'plunder':
      return plunder.apply(state, phase, move, emit);
    case 'over':
      throw new InvariantError('a move after the end');
    default:
      return never(phase);
  }
}

/** A voyage has fewer steps than this; every voyage asks for at least one roll. */
const RUNAWAY = 100;

const course: Course<State, Event> = { proceed, follow };

/** Everything that asks nobody, up to the next choice or the end. */
export const advance = (state: State, from: Step, emit: Emitter): void => runOn(course, state, from, emit, RUNAWAY);

function proceed(state: State, emit: Emitter): Step {
  const { phase } = state;
  switch (phase.kind) {
    case 'auction':
      return auction.proceed(state, phase, emit);
    case 'share':
      return share.proceed(state, emit);
    case 'load':
      return load.proceed(state);
    case 'launch':
      return launch.proceed(state, emit);
    case 'placement':
      return placement.proceed(state, phase, emit);
    case 'boarding':
      return boarding.proceed(state, phase);
    case 'pilot':
      return pilot.proceed(state);
    case 'plunder':
      return plunder.proceed(phase);
    case 'roll':
    case 'over':
      return 'ask';
    default:
      return never(phase);
  }
}

export const outcome = (state: Readonly<State>): Outcome | null =>
  state.phase.kind === 'over' ? state.phase.outcome : null;
