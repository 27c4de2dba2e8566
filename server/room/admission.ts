import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { SeatAnswer } from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { Config } from '../config.ts';
import type { Admitted } from './Members.ts';

/** How a room answers somebody who wants a place, over the borders of processes. */
export type Admission = { readonly given: SeatAnswer } | { readonly refused: ServiceRefusalCode };

/** Before which paths the sockets of this process are, so that a proxy finds it by its name. */
export const pathOf = ({ processName }: Config): string => (processName === undefined ? '' : `/p/${processName}`);

/**
 * A room of this process, as the matchmaker lists it. Not asked of the matchmaker: a neighbour that starts while we
 * are busy may have struck our rooms from the list.
 */
export const listingOf = (room: { readonly roomId: string; readonly roomName: string }): IRoomCache =>
  ({ name: room.roomName, roomId: room.roomId, processId: matchMaker.processId }) as IRoomCache;

/** A reservation in this room, which is one of this process. */
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
