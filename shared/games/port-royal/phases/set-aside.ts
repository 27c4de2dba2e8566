import type { CardNo, State } from '../types.ts';
import type { Emitter } from '../zones.ts';

/** PR13.3, PR13.7: the top of the time pile, unseen, to the victory pile. */
export function setAside(state: State, emit: Emitter): void {
  state.victory.push(state.time.pop() as CardNo);
  emit({ type: 'timeSetAside', seat: state.active, time: state.time.length, victory: state.victory.length });
}
