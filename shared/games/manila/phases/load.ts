import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { NUMBERS, TILES, WARES } from '../components.ts';
import { loadOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State } from '../types.ts';
import { type Emitter, findBoat, masterOf } from '../zones.ts';

type Load = Extract<Phase, { kind: 'load' }>;

export function enter(state: State): void {
  state.phase = { kind: 'load' };
}

export { masterOf as actor } from '../zones.ts';

/** M5.2: three wares, one after the other; the fourth stays ashore. */
export const proceed = (state: Readonly<State>): Step => (state.boats.length < NUMBERS.boats ? 'ask' : 'done');

export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [];
  for (const ware of WARES) if (findBoat(state, ware) === undefined) list.push(loadOf(ware));
  return list;
}

export function check(state: Readonly<State>, _phase: Load, move: Move): Refusal | null {
  if (move.type !== 'load') return notNow(move, 'load');
  return findBoat(state, move.ware) === undefined ? null : refusal('alreadyLoaded', 'M5.2', { ware: move.ware });
}

export function apply(state: State, _phase: Load, move: Move, emit: Emitter): Step {
  if (move.type !== 'load') throw new InvariantError(`${move.type} is no ware to load`);
  const { ware } = move;
  const lane = state.boats.length;
  state.boats.push({
    ware,
    start: null,
    position: 0,
    berth: null,
    plundered: false,
    seats: Array<Seat | null>(TILES[ware].costs.length).fill(null),
    die: null,
  });
  emit({ type: 'boatLoaded', seat: masterOf(state), ware, lane });
  return 'again';
}
