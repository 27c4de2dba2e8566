import { at, InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS } from '../components.ts';
import { launchOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Boat, Lane, Move, Phase, State } from '../types.ts';
import { type Emitter, masterOf } from '../zones.ts';

type Launch = Extract<Phase, { kind: 'launch' }>;

export function enter(state: State): void {
  state.phase = { kind: 'launch' };
}

export { masterOf as actor } from '../zones.ts';

/** The lane whose boat is launched next; −1 when all are afloat. */
export const nextLane = (state: Readonly<State>): Lane => state.boats.findIndex(({ start }) => start === null);

const toLaunch = (state: Readonly<State>): Boat => at(state.boats, nextLane(state));

/** M5.3: starts of 0 to 5 that leave the boats behind it a way to the sum of 9. */
function startRange(state: Readonly<State>): readonly [lowest: number, highest: number] {
  const { startSum, highestStart } = NUMBERS;
  let left = startSum;
  let behind = -1;
  for (const { start } of state.boats) {
    if (start === null) behind++;
    else left -= start;
  }
  return [Math.max(0, left - behind * highestStart), Math.min(highestStart, left)];
}

/** The last boat has only one start left: nobody is asked for it. */
export function proceed(state: State, _phase: Launch, emit: Emitter): Step {
  if (nextLane(state) < 0) return 'done';
  const [lowest, highest] = startRange(state);
  if (lowest < highest) return 'ask';
  launch(state, lowest, emit);
  return 'again';
}

function launch(state: State, start: number, emit: Emitter): void {
  const lane = nextLane(state);
  const boat = at(state.boats, lane);
  boat.start = start;
  boat.position = start;
  emit({ type: 'boatLaunched', seat: masterOf(state), ware: boat.ware, lane, start });
}

export function moves(state: Readonly<State>): Move[] {
  const { ware } = toLaunch(state);
  const [lowest, highest] = startRange(state);
  const list: Move[] = [];
  for (let start = lowest; start <= highest; start++) list.push(launchOf(ware, start));
  return list;
}

export function check(state: Readonly<State>, _phase: Launch, move: Move): Refusal | null {
  if (move.type !== 'launch') return notNow(move, 'launch');
  const { ware } = toLaunch(state);
  if (move.ware !== ware) return refusal('notThisBoat', 'M5.3', { ware: move.ware, next: ware });
  const [min, max] = startRange(state);
  if (move.start >= min && move.start <= max) return null;
  return refusal('badStart', 'M5.3', { start: move.start, min, max });
}

export function apply(state: State, _phase: Launch, move: Move, emit: Emitter): Step {
  if (move.type !== 'launch') throw new InvariantError(`${move.type} is no start`);
  launch(state, move.start, emit);
  return 'again';
}
