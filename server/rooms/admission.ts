import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { SeatAnswer } from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { Config } from '../config.ts';
import type { Admitted } from './People.ts';

/** How a room answers somebody who wants a place, over the borders of processes. */
export type Admission = { readonly given: SeatAnswer } | { readonly refused: ServiceRefusalCode };

/** Before which paths the sockets of this process are, so that a proxy finds it by its name. */
export const pathOf = ({ processName }: Config): string => (processName === undefined ? '' : `/p/${processName}`);

/** A reservation in this room, which is one of this process. */
export async function reserved(
  room: { readonly roomId: string; readonly roomName: string },
  place: Admitted,
  config: Config,
): Promise<Admission> {
  const { role } = place;
  const listing = { name: room.roomName, roomId: room.roomId, processId: matchMaker.processId } as IRoomCache;
  try {
    const reservation = await matchMaker.reserveSeatFor(listing, {}, place);
    return { given: { role, reservation, path: pathOf(config) } };
  } catch {
    // Colyseus has no other reason while the room is here
    return { refused: matchMaker.getLocalRoomById(room.roomId) ? 'tableFull' : 'moved' };
  }
}
