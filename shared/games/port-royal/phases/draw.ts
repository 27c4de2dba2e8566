import { never } from '../../../engine/assert.ts';
import { faceOf } from '../components.ts';
import type { CardNo, Phase, ShipFace, State } from '../types.ts';
import { drawTop, type Emitter, moor, reshuffle } from '../zones.ts';
import { levy } from './tax.ts';

export type Discover = Extract<Phase, { kind: 'discover' }>;

/** PR13.4: the first card of a turn comes from the time pile, where there is one. */
const fromTime = (state: Readonly<State>, phase: Discover): boolean => phase.drawn === 0 && state.time.length > 0;

/** PR2.8, PR4.15: the discard becomes a new deck for draws once a phase. */
export const canDraw = (state: Readonly<State>, phase: Discover): boolean =>
  state.deck.length > 0 || (state.discard.length > 0 && !phase.reshuffled) || fromTime(state, phase);

/** Turns up the next card; what a ship does is the caller's. */
export function turnUp(
  state: State,
  phase: Discover,
  onShip: (state: State, card: CardNo, ship: ShipFace, emit: Emitter) => void,
  emit: Emitter,
): void {
  const card = fromTime(state, phase) ? timeCard(state, emit) : deckCard(state, phase, emit);
  phase.drawn++;
  state.deadTurns = 0;
  if (state.adventure !== null) state.adventure.grown = 0;
  const face = faceOf(card);
  emit({ type: 'cardDrawn', seat: state.active, face: face.id });
  switch (face.kind) {
    case 'person':
      moor(state, card, emit);
      break;
    case 'ship':
      onShip(state, card, face, emit);
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

function deckCard(state: State, phase: Discover, emit: Emitter): CardNo {
  if (state.deck.length === 0) {
    reshuffle(state, emit);
    phase.reshuffled = true;
  }
  return drawTop(state);
}

function timeCard(state: State, emit: Emitter): CardNo {
  const card = state.time.pop() as CardNo;
  emit({ type: 'timePassed', time: state.time.length });
  return card;
}
