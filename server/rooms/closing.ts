import type { Room } from '@colyseus/core';

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
