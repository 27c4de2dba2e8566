import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { DRAW, GAMBLE, LOOK, STOP } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, State } from '../types.ts';
import { countRole, type Emitter, effectOf } from '../zones.ts';
import { addClaims, canClaimAny, checkClaim, claim } from './contract.ts';
import { canDraw, type Discover, turnUp } from './draw.ts';
import { addCompletes, canCompleteAny, checkComplete, complete } from './expedition.ts';
import { canLook, lookAsSentinel } from './look.ts';
import { addFulfils, canFulfilAny, checkFulfil, fulfil } from './mission.ts';
import { meetShip, whyNotRepelled } from './ship.ts';
import { beginTrade } from './stopping.ts';

/** PR4.2: the first draw is compulsory. */
const mayStop = (state: Readonly<State>, phase: Discover): boolean => phase.drawn > 0 && !isFog(state);

/** An event may ask for more cards first (D.3). */
const isFog = (state: Readonly<State>): boolean => state.harbour.length < effectOf(state).leastCards;

/** PR10.3: once a gambler has played, normal draws are over. */
const drawsOver = ({ gamblers }: Readonly<State>): boolean => gamblers > 0;

/** PR10.1: one that has not played in this turn. */
const canGamble = (state: Readonly<State>): boolean => countRole(state, state.active, 'gambler') > state.gamblers;

/** Whether there is something to do besides drawing and stopping (PR4.12). */
const hasMore = (state: Readonly<State>): boolean =>
  canCompleteAny(state, state.active) ||
  canClaimAny(state, state.active) ||
  canGamble(state) ||
  canLook(state) ||
  canFulfilAny(state, state.active);

export const actor = ({ active }: Readonly<State>): Seat => active;

/** The first card is turned up unasked unless there is something else to do; without cards the phase ends (PR4.13). */
export function proceed(state: State, phase: Discover, emit: Emitter): Step {
  if (!canDraw(state, phase)) {
    if (phase.drawn === 0) state.deadTurns++;
    emit({ type: 'drawsEnded', seat: state.active });
    beginTrade(state, emit);
    return 'again';
  }
  if ((mayStop(state, phase) && !drawsOver(state)) || hasMore(state)) return 'ask';
  if (drawsOver(state)) stop(state, emit);
  else turnUp(state, phase, meetShip, emit);
  return 'again';
}

export function moves(state: Readonly<State>, phase: Discover): Move[] {
  const list: Move[] = drawsOver(state) ? [] : [DRAW];
  if (canGamble(state)) list.push(GAMBLE);
  if (canLook(state)) list.push(LOOK);
  addCompletes(state, state.active, list);
  addClaims(state, state.active, list);
  addFulfils(state, state.active, list);
  if (mayStop(state, phase)) list.push(STOP);
  return list;
}

export function check(state: Readonly<State>, phase: Discover, move: Move): Refusal | null {
  switch (move.type) {
    case 'draw':
      return drawsOver(state) ? refusal('drawsOver', 'PR10.3') : null;
    case 'gamble':
      return canGamble(state) ? null : refusal('noGambler', 'PR10.1');
    case 'claim':
      return checkClaim(state, state.active, move.contract);
    case 'stop':
      if (phase.drawn === 0) return refusal('mustDraw', 'PR4.2');
      return isFog(state) ? refusal('fog', 'PR14.6', { cards: effectOf(state).leastCards }) : null;
    case 'look':
      return canLook(state) ? null : refusal('noSentinel', 'PR14.21');
    case 'fulfil':
      return checkFulfil(state, state.active, move.mission);
    case 'complete':
      return checkComplete(state, state.active, move.expedition);
    case 'repel':
      return whyNotRepelled(state);
    default:
      return notNow(move, 'discover');
  }
}

export function apply(state: State, phase: Discover, move: Move, emit: Emitter): Step {
  switch (move.type) {
    case 'draw':
      turnUp(state, phase, meetShip, emit);
      break;
    case 'gamble':
      gamble(state, emit);
      break;
    case 'look':
      lookAsSentinel(state, emit);
      break;
    case 'fulfil':
      fulfil(state, state.active, move.mission, emit);
      break;
    case 'complete':
      complete(state, state.active, move.expedition, emit);
      break;
    case 'claim':
      claim(state, state.active, move.contract, emit);
      break;
    default:
      stop(state, emit);
  }
  return 'again';
}

function stop(state: State, emit: Emitter): void {
  emit({ type: 'stopped', seat: state.active });
  beginTrade(state, emit);
}

/** PR10.2: the cards come one after the other. */
function gamble(state: State, emit: Emitter): void {
  const { active: seat } = state;
  state.gamblers++;
  emit({ type: 'gamblerUsed', seat, cards: NUMBERS.cardsPerGambler });
  state.pending.push({ kind: 'gamble', seat, left: NUMBERS.cardsPerGambler });
}
