import { never } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { faceOf } from '../components.ts';
import { DRAW, STOP } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { drawTop, type Emitter, moor, reshuffle } from '../zones.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';
import { turnUp, whyNotRepelled } from './ship.ts';
import { levy } from './tax.ts';
import { openWindow } from './trade.ts';

type Discover = Extract<Phase, { kind: 'discover' }>;

/** PR2.8, PR4.15: the discard becomes a new deck for draws once a phase. */
const canDraw = (state: Readonly<State>, phase: Discover): boolean =>
  state.deck.length > 0 || (state.discard.length > 0 && !phase.reshuffled);

/** PR4.2: the first draw is compulsory. */
const mayStop = (phase: Discover): boolean => phase.drawn > 0;

export const actor = ({ active }: Readonly<State>): Seat => active;

/** The first card is turned up unasked unless there is something else to do; without cards the phase ends (PR4.13). */
export function proceed(state: State, phase: Discover, emit: Emitter): Step {
  if (!canDraw(state, phase)) {
    if (phase.drawn === 0) state.deadTurns++;
    emit({ type: 'drawsEnded', seat: state.active });
    openWindow(state, state.active, emit);
    return 'again';
  }
  if (mayStop(phase) || canCompleteAny(state, state.active)) return 'ask';
  draw(state, phase, emit);
  return 'again';
}

export function moves(state: Readonly<State>, phase: Discover): Move[] {
  const list: Move[] = [DRAW];
  addCompletes(state, state.active, list);
  if (mayStop(phase)) list.push(STOP);
  return list;
}

export function check(state: Readonly<State>, phase: Discover, move: Move): Refusal | null {
  switch (move.type) {
    case 'draw':
      return null;
    case 'stop':
      return mayStop(phase) ? null : refusal('mustDraw', 'PR4.2');
    case 'complete':
      return checkComplete(state, state.active, move.expedition);
    case 'repel':
      return whyNotRepelled(state);
    default:
      return notNow(move, 'discover');
  }
}

export function apply(state: State, phase: Discover, move: Move, emit: Emitter): Step {
  if (move.type === 'draw') {
    draw(state, phase, emit);
  } else if (move.type === 'complete') {
    complete(state, state.active, move.expedition, emit);
  } else {
    emit({ type: 'stopped', seat: state.active });
    openWindow(state, state.active, emit);
  }
  return 'again';
}

function draw(state: State, phase: Discover, emit: Emitter): void {
  if (state.deck.length === 0) {
    reshuffle(state, emit);
    phase.reshuffled = true;
  }
  const card = drawTop(state);
  phase.drawn++;
  state.deadTurns = 0;
  const face = faceOf(card);
  emit({ type: 'cardDrawn', seat: state.active, face: face.id });
  switch (face.kind) {
    case 'person':
      moor(state, card, emit);
      break;
    case 'ship':
      turnUp(state, card, emit);
      break;
    case 'tax':
      levy(state, card, face, emit);
      break;
    case 'expedition':
      state.table.push(card);
      emit({ type: 'expeditionOpened', face: face.id });
      break;
    default:
      never(face);
  }
}
