import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { SeatAnswer } from '../../shared/protocol/http.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { Config } from '../config.ts';
import type { Admitted } from './Members.ts';

/** How a room answers somebody who wants a place, possibly in another process. */
export type Admission = { readonly given: SeatAnswer } | { readonly refused: ServiceRefusalCode };

/** The path prefix by which a proxy finds the sockets of this process. */
export const pathOf = ({ processName }: Config): string => (processName === undefined ? '' : `/p/${processName}`);

/**
 * A room of this process, as the matchmaker lists it. Not asked of the matchmaker: a process that starts while this one
 * is busy may have removed our rooms from the list.
 */
export const listingOf = (room: { readonly roomId: string; readonly roomName: string }): IRoomCache =>
  ({ name: room.roomName, roomId: room.roomId, processId: matchMaker.processId }) as IRoomCache;

/** Reserves a place in this room, which is one of this process. */
export async function reserved(
  room: { readonly roomId: string; readonly roomName: string },
  place: Admitted,
  config: Config,
): Promise<Admission> {
  const { role } = place;
  try {
    const reservation = await matchMaker.reserveSeatFor(listingOf(room), {}, place);
    return { given: { role, reservation, path: pathOf(config) } };
  } catch {
    // Colyseus has no other reason while the room is here
    return { refused: matchMaker.getLocalRoomById(room.roomId) ? 'tableFull' : 'moved' };
  }
}
