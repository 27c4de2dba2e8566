import type { Room } from '@colyseus/core';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import type { StoredClock } from '../store/schema.ts';
import type { Services } from './services.ts';

interface Waiting {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
}

/**
 * Colyseus lets a room end only when every reserved place has been taken or has expired, which takes
 * seconds; when the house closes, nobody comes any more.
 */
export function dropReservations(room: Room): void {
  const waiting = room as unknown as Waiting;
  for (const sessionId of Object.keys(waiting._reservedSeats)) {
    clearTimeout(waiting._reservedSeatTimeouts[sessionId]);
    delete waiting._reservedSeatTimeouts[sessionId];
    delete waiting._reservedSeats[sessionId];
  }
  clearTimeout(waiting._autoDisposeTimeout);
  waiting._autoDisposeTimeout = undefined;
}

/** Gives the home of a table back, with the clock as it stands, so that nobody looks for this room. */
export async function release(
  { matchId, epoch }: { readonly matchId: string; readonly epoch: number },
  { store, log }: Services,
  clock: StoredClock | undefined,
): Promise<void> {
  try {
    await store.release({ id: matchId, epoch }, clock);
  } catch (err) {
    log.warn({ err, table: matchId }, 'whoever opens the table next will look for this room first');
  }
}

/** The table lives in another room: everybody here asks for his seat again, and finds it there. */
export function moveOut(room: Room): void {
  // what is being answered is answered first
  setImmediate(() => {
    dropReservations(room);
    void room.disconnect(closeCodes.moved);
  });
}
