import { InvariantError, never } from '../../../engine/assert.ts';
import type { Seat } from '../../../engine/core.ts';
import { NUMBERS } from '../components.ts';
import { isOver, score } from '../scoring.ts';
import { clearBoard } from '../setup.ts';
import type { Pilot, State } from '../types.ts';
import { anyAtSea, type Emitter, masterOf } from '../zones.ts';
import * as auction from './auction.ts';
import * as boarding from './boarding.ts';
import * as launch from './launch.ts';
import * as load from './load.ts';
import * as pilot from './pilot.ts';
import * as placement from './placement.ts';
import * as plunder from './plunder.ts';
import * as roll from './roll.ts';
import { settle } from './settlement.ts';
import * as share from './share.ts';

/** What follows the phase that is over (M3.1, M3.2). */
export function follow(state: State, emit: Emitter): void {
  const { phase } = state;
  switch (phase.kind) {
    case 'auction':
      share.enter(state);
      break;
    case 'share':
      load.enter(state);
      break;
    case 'load':
      launch.enter(state);
      break;
    case 'launch':
    case 'boarding':
      placement.enter(state, emit);
      break;
    case 'placement':
      afterRound(state, emit);
      break;
    case 'roll':
      afterRoll(state, emit);
      break;
    case 'pilot':
      toLastRoll(state, pilot.secondPilot(state, phase.pilot), emit);
      break;
    case 'plunder':
      endVoyage(state, emit);
      break;
    case 'over':
      throw new InvariantError('nothing follows the end');
    default:
      never(phase);
  }
}

/** M3.2: with three players two rounds come before the first roll. */
function afterRound(state: State, emit: Emitter): void {
  let due = 0;
  for (let roll = 0; roll <= state.rolls; roll++) due += state.rules.schedule[roll] ?? 0;
  if (state.round < due) placement.enter(state, emit);
  else if (state.rolls < NUMBERS.rolls - 1) roll.enter(state);
  else toLastRoll(state, pilot.firstPilot(state), emit);
}

/** M7.5, M9.6: without a boat at sea neither pilots nor dice have anything to do. */
function toLastRoll(state: State, next: Pilot | null, emit: Emitter): void {
  if (!anyAtSea(state)) endVoyage(state, emit);
  else if (next !== null) pilot.enter(state, next);
  else roll.enter(state);
}

/** M8.1, M10 */
function afterRoll(state: State, emit: Emitter): void {
  if (state.rolls === NUMBERS.rolls) plunder.enter(state, emit);
  else if (state.rolls === NUMBERS.rolls - 1 && boarding.isDue(state)) boarding.enter(state);
  else placement.enter(state, emit);
}

/** M12.2 */
function endVoyage(state: State, emit: Emitter): void {
  settle(state, emit);
  if (!isOver(state)) {
    beginVoyage(state, masterOf(state), emit);
    return;
  }
  const outcome = score(state, 'market');
  state.phase = { kind: 'over', outcome };
  emit({ type: 'sharesRevealed', hands: state.players.map(({ shares }) => [...shares]) });
  emit({ type: 'gameEnded', outcome });
}

/** M4.1 */
function beginVoyage(state: State, opener: Seat, emit: Emitter): void {
  clearBoard(state);
  state.voyage++;
  auction.enter(state, opener);
  emit({ type: 'voyageBegan', voyage: state.voyage, opener });
}
