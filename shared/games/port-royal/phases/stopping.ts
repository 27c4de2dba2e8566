import { asksNobody } from '../../../engine/phases.ts';
import type { Decision, Event, Move, State } from '../types.ts';
import type { Emitter } from '../zones.ts';
import { raiseMissions } from './mission-instant.ts';
import { openWindow } from './trade.ts';

type Trading = Extract<Decision, { kind: 'trading' }>;

/** Phase 1 is over: missions of stopping are asked about before anything arrives (PR14.18). */
export function beginTrade(state: State, emit: Emitter): void {
  const { active: seat, adventure } = state;
  if (adventure === null || adventure.grown === 0) {
    openWindow(state, seat, emit);
    return;
  }
  const { grown } = adventure;
  state.pending.push({ kind: 'trading', seat });
  raiseMissions(state, [seat], (moment) => moment.kind === 'stop' && moment.cards === grown);
}

export const trading = asksNobody<State, Trading, Move, Event>((state, { seat }, emit) => {
  state.pending.pop();
  openWindow(state, seat, emit);
  return 'again';
});
