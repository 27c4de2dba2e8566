import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { faceOf, isRepelledBy, shipOf } from '../components.ts';
import { KEEP, REPEL, STORE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { CardNo, Decision, Move, ShipFace, State } from '../types.ts';
import { countShips, type Emitter, effectOf, hasColour, moor, playerOf, swordsOf } from '../zones.ts';
import { goBust } from './bust.ts';
import { canStore, watchColours } from './contract.ts';

type ShipAsked = Extract<Decision, { kind: 'ship' }>;

/** PR4.8; an event may help, or forbid it (D.3). */
const swordsToRepel = (state: Readonly<State>): number => swordsOf(state, state.active) + effectOf(state).swords;

const canRepel = (state: Readonly<State>, ship: ShipFace): boolean =>
  !effectOf(state).noRepelling && isRepelledBy(ship, swordsToRepel(state));

/** Nobody was asked, or the moment is over: only the ship just drawn can be repelled (PR4.8). */
export function whyNotRepelled(state: Readonly<State>): Refusal {
  const last = state.harbour.at(-1);
  const ship = last === undefined ? null : faceOf(last.card);
  if (ship?.kind !== 'ship' || canRepel(state, ship))
    return refusal('notNow', 'PR4.8', { move: 'repel', asked: 'discover' });
  if (effectOf(state).noRepelling) return refusal('storm', 'PR14.6');
  if (ship.swords === null) return refusal('skull', 'PR4.8', { face: ship.id });
  return refusal('tooFewSwords', 'PR4.8', {
    need: ship.swords,
    have: swordsToRepel(state),
    face: ship.id,
  });
}

/** PR4.10: whether keeping the ship ends the turn. */
export const wouldBust = (state: Readonly<State>, ship: ShipFace): boolean => hasColour(state, ship.colour);

/** PR4.7: asks when there is a choice. */
export function meetShip(state: State, card: CardNo, ship: ShipFace, emit: Emitter): void {
  if (canRepel(state, ship)) state.pending.push({ kind: 'ship', seat: state.active, card });
  else keep(state, card, ship, emit);
}

/** PR4.9, PR4.10 */
function keep(state: State, card: CardNo, ship: ShipFace, emit: Emitter): void {
  if (wouldBust(state, ship)) {
    goBust(state, ship, card, emit);
    return;
  }
  moor(state, card, emit);
  watchColours(state, countShips(state), emit);
}

export { alwaysAsk as proceed, namedSeat as actor } from '../../../engine/phases.ts';

/** The question is only asked when the ship can be repelled, so both answers are legal; storing it may be (PR12.21). */
export const moves = (state: Readonly<State>, { seat, card }: ShipAsked): Move[] =>
  canStore(state, seat, shipOf(card).colour) ? [KEEP, REPEL, STORE] : [KEEP, REPEL];

const later: ReadonlySet<Move['type']> = new Set<Move['type']>([
  'draw',
  'stop',
  'complete',
  'gamble',
  'claim',
  'fulfil',
  'look',
]);

export function check(state: Readonly<State>, ask: ShipAsked, move: Move): Refusal | null {
  if (move.type === 'keep' || move.type === 'repel') return null;
  if (move.type === 'store')
    return canStore(state, ask.seat, shipOf(ask.card).colour)
      ? null
      : refusal('notStored', 'PR12.21', { face: shipOf(ask.card).id });
  if (later.has(move.type))
    return refusal('notNow', 'PR4.12', { move: move.type, asked: 'ship', face: shipOf(ask.card).id });
  return notNow(move, 'ship');
}

export function apply(state: State, ask: ShipAsked, move: Move, emit: Emitter): Step {
  state.pending.pop();
  const { seat, card } = ask;
  const ship = shipOf(card);
  if (move.type === 'keep') {
    keep(state, card, ship, emit);
    return 'again';
  }
  emit({ type: 'shipRepelled', seat, face: ship.id });
  if (move.type === 'store') {
    playerOf(state, seat).stored.push(card);
    emit({ type: 'shipStored', seat, face: ship.id });
  } else {
    state.discard.push(card);
  }
  return 'again';
}
