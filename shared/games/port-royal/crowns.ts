import type { Seat } from '../../engine/core.ts';
import { NUMBERS } from './components.ts';
import { watchEnd } from './scoring.ts';
import type { CrownReason, State } from './types.ts';
import { crownInfluence, type Emitter, venturerOf } from './zones.ts';

/** PR14.16: what goes beyond the end of the track is lost. */
export function gainCrowns(state: State, seat: Seat, due: number, reason: CrownReason, emit: Emitter): void {
  const venturer = venturerOf(state, seat);
  const amount = Math.min(due, NUMBERS.mostCrowns - venturer.crowns);
  if (amount === 0) return;
  venturer.crowns += amount;
  const { crowns } = venturer;
  emit({ type: 'crownsGained', seat, amount, crowns, influence: crownInfluence(crowns), reason });
  watchEnd(state, seat, emit);
}

/** PR14.16: no card of ours asks for crowns; they can be paid by whoever has enough, and take their influence along. */
export function payCrowns(state: State, seat: Seat, due: number): boolean {
  const venturer = venturerOf(state, seat);
  if (venturer.crowns < due) return false;
  venturer.crowns -= due;
  return true;
}
