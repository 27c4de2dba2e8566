import type { Room } from '@colyseus/core';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { dropReservations } from '../colyseus-internals.ts';
import type { RoomContext } from './RoomContext.ts';

/** Releases the table with its clock as it stands, so that nobody looks for this room. */
export async function release({ incarnation, table, services, log }: RoomContext): Promise<void> {
  try {
    await services.store.release(incarnation, table.clockAtClosing);
  } catch (err) {
    log.warn('room-not-released', { err });
  }
}

/** The table has a newer room: everybody here asks for their seat again, and finds it there. */
export function moveOut(room: Room): void {
  // requests that are being answered get their answer first
  setImmediate(() => {
    dropReservations(room);
    void room.disconnect(closeCodes.moved);
  });
}
