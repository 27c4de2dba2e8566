import { InvariantError } from '../../../engine/assert.ts';
import { asksNobody } from '../../../engine/phases.ts';
import type { CardNo, Decision, Event, Move, ShipFace, State } from '../types.ts';
import { countShips, type Emitter, moor, secondShip } from '../zones.ts';
import { goBust } from './bust.ts';
import { watchColours } from './contract.ts';
import { canDraw, turnUp } from './draw.ts';

type Gamble = Extract<Decision, { kind: 'gamble' }>;

/** No ship is repelled, and a second one of its colour moors like any other (PR10.2). */
const moorShip = (state: State, card: CardNo, _ship: ShipFace, emit: Emitter): void => moor(state, card, emit);

/** One card after the other; what one of them asks is answered before the next (PR10.2, PR10.5). */
export const gamble = asksNobody<State, Gamble, Move, Event>((state, playing, emit) => {
  const { phase } = state;
  if (phase.kind !== 'discover') throw new InvariantError(`a gambler plays in ${phase.kind}`);
  if (playing.left > 0 && canDraw(state, phase)) {
    playing.left--;
    turnUp(state, phase, moorShip, emit);
    return 'again';
  }
  state.pending.pop();
  const second = secondShip(state);
  if (second !== null) goBust(state, second, null, emit);
  else watchColours(state, countShips(state), emit);
  return 'again';
});
