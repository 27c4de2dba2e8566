import { InvariantError, never } from '../../../engine/assert.ts';
import { clockwise, nextSeat } from '../../../engine/turn-order.ts';
import { score } from '../scoring.ts';
import type { EndReason, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { draw } from './draw.ts';

/** What follows the phase that is over (B4.1, B4.2). */
export function follow(state: State, emit: Emitter): void {
  const { phase } = state;
  switch (phase.kind) {
    case 'placing':
      beginTurn(state, emit);
      break;
    case 'mission':
      state.phase = { kind: 'company' };
      break;
    case 'company':
      state.phase = { kind: 'ship' };
      break;
    case 'ship':
      afterShipment(state, emit);
      break;
    case 'discard':
      state.active = nextSeat(state.active, state.rules.seats);
      beginTurn(state, emit);
      break;
    case 'finalMission':
      phase.order.shift();
      if (phase.order.length === 0) finish(state, emit);
      break;
    case 'over':
      throw new InvariantError('nothing follows the end');
    default:
      never(phase);
  }
}

function beginTurn(state: State, emit: Emitter): void {
  state.turn++;
  state.phase = { kind: 'mission' };
  emit({ type: 'turnBegan', seat: state.active, turn: state.turn });
}

/** B11.1, B12.2: either pile may end the game. */
function afterShipment(state: State, emit: Emitter): void {
  if (!refill(state, emit)) end(state, 'harbours', emit);
  else if (!draw(state, emit)) end(state, 'shipments', emit);
  else state.phase = { kind: 'discard' };
}

/** B11.1: false if there is no harbour for the empty place. */
function refill(state: State, emit: Emitter): boolean {
  const place = state.places.findIndex(({ harbour }) => harbour === null);
  const empty = state.places[place];
  if (empty === undefined) return true;
  const next = state.harbours.pop();
  if (next === undefined) return false;
  empty.harbour = next;
  emit({ type: 'harbourOpened', place, harbour: next });
  return true;
}

/** B13.1, B13.2: hands go unseen; then everybody has a last chance, the last active player last. */
function end(state: State, reason: EndReason, emit: Emitter): void {
  state.ending = reason;
  for (const player of state.players) {
    state.buried.push(...player.hand);
    player.hand = [];
  }
  for (const place of state.places) {
    state.removed.push(...place.column);
    if (place.harbour !== null) state.removed.push(place.harbour);
    place.harbour = null;
    place.column = [];
  }
  emit({ type: 'endBegan', reason, seat: state.active });
  const { seats } = state.rules;
  state.phase = { kind: 'finalMission', order: clockwise(nextSeat(state.active, seats), seats) };
}

/** B13.6 */
function finish(state: State, emit: Emitter): void {
  if (state.ending === null) throw new InvariantError('an end without a reason');
  const outcome = score(state, state.ending);
  state.phase = { kind: 'over', outcome };
  emit({ type: 'missionsRevealed', missions: state.players.map(({ missions }) => [...missions]) });
  emit({ type: 'gameEnded', outcome });
}
