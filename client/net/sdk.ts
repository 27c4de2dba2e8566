import { Room } from '@colyseus/sdk/Room';
import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';

export type { Room };

registerSerializer('schema', SchemaSerializer);

interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
  readonly publicAddress?: string;
}

function addressOf({ roomId, sessionId, processId, publicAddress }: Reservation): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${publicAddress || location.host}/${processId}/${roomId}?sessionId=${sessionId}`;
}

/**
 * Sits down on a place that the server has reserved. What `Client.consumeSeatReservation` does, without the SDK's
 * own HTTP and login parts, which this house does not use and the lobby would have to load.
 */
export function consume(given: unknown): Promise<Room> {
  const reservation = given as Reservation;
  const room = new Room(reservation.name);
  room.roomId = reservation.roomId;
  room.sessionId = reservation.sessionId;
  // a short blink is healed by the SDK; whatever takes longer is asked of the seat endpoint anew
  Object.assign(room.reconnection, { maxRetries: 3, minUptime: 0, delay: 150 });
  room.connect(addressOf(reservation), {}, {});
  return new Promise((resolve, reject) => {
    const refused = (code: number, message?: string) => reject(new Error(`${code} ${message ?? ''}`));
    room.onError.once(refused);
    // biome-ignore lint/complexity/useLiteralKeys: protected, and the only word of the SDK that one has arrived
    room['onJoin'].once(() => {
      room.onError.remove(refused);
      resolve(room);
    });
  });
}
