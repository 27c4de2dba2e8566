import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { faceOf, isRepelledBy, shipOf } from '../components.ts';
import { KEEP, REPEL } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { CardNo, Decision, Move, ShipFace, State } from '../types.ts';
import { type Emitter, hasColour, moor, swordsOf } from '../zones.ts';
import { goBust } from './bust.ts';

type ShipAsked = Extract<Decision, { kind: 'ship' }>;

const canRepel = (state: Readonly<State>, ship: ShipFace): boolean => isRepelledBy(ship, swordsOf(state, state.active));

/** Nobody was asked, or the moment is over: only the ship just drawn can be repelled (PR4.8). */
export function whyNotRepelled(state: Readonly<State>): Refusal {
  const last = state.harbour.at(-1);
  const ship = last === undefined ? null : faceOf(last.card);
  if (ship?.kind !== 'ship' || canRepel(state, ship))
    return refusal('notNow', 'PR4.8', { move: 'repel', asked: 'discover' });
  if (ship.swords === null) return refusal('skull', 'PR4.8', { face: ship.id });
  return refusal('tooFewSwords', 'PR4.8', {
    need: ship.swords,
    have: swordsOf(state, state.active),
    face: ship.id,
  });
}

/** PR4.10: whether keeping the ship ends the turn. */
export const wouldBust = (state: Readonly<State>, ship: ShipFace): boolean => hasColour(state, ship.colour);

/** PR4.7: asks when there is a choice. */
export function turnUp(state: State, card: CardNo, emit: Emitter): void {
  if (canRepel(state, shipOf(card))) state.pending.push({ kind: 'ship', seat: state.active, card });
  else keep(state, card, emit);
}

/** PR4.9, PR4.10 */
function keep(state: State, card: CardNo, emit: Emitter): void {
  if (wouldBust(state, shipOf(card))) goBust(state, card, emit);
  else moor(state, card, emit);
}

/** The question is only asked when the ship can be repelled, so both answers are legal. */
const answers: readonly Move[] = [KEEP, REPEL];

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

export const moves = (): Move[] => [...answers];

export function check(_state: Readonly<State>, ask: ShipAsked, move: Move): Refusal | null {
  if (answers.some(({ type }) => type === move.type)) return null;
  if (move.type === 'draw' || move.type === 'stop' || move.type === 'complete')
    return refusal('notNow', 'PR4.12', { move: move.type, asked: 'ship', face: shipOf(ask.card).id });
  return notNow(move, 'ship');
}

export function apply(state: State, ask: ShipAsked, move: Move, emit: Emitter): Step {
  state.pending.pop();
  if (move.type === 'repel') {
    state.discard.push(ask.card);
    emit({ type: 'shipRepelled', seat: ask.seat, face: shipOf(ask.card).id });
  } else {
    keep(state, ask.card, emit);
  }
  return 'again';
}
