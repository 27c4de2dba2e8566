import type { Seat } from '../../engine/core.ts';
import { NUMBERS } from './components.ts';
import type { MissionView } from './types.ts';

/** Also of a view. */
interface Markers {
  readonly missions: readonly MissionView[];
  readonly venturers: readonly { readonly windows: number }[];
}

/** Whether a marker of theirs is reserved for a mission (PR14.18). */
export function isReserved(missions: readonly MissionView[], seat: Seat): boolean {
  for (const { progress } of missions) if (progress.length > 0 && progress.includes(seat)) return true;
  return false;
}

/** Markers that still lie on the adventurer (PR14.3); a reserved one has left it (PR15.4). */
export const markersLeft = ({ missions, venturers }: Markers, seat: Seat): number =>
  NUMBERS.markersOfAdventurer - (venturers[seat]?.windows ?? 0) - (isReserved(missions, seat) ? 1 : 0);
