import { Room } from '@colyseus/sdk/Room';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import { WholeStateSerializer } from './WholeStateSerializer.ts';

export type { Room };

const MAY_TRY_RECONNECT = 4010;

registerSerializer('schema', WholeStateSerializer);

interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly processId: string;
  readonly publicAddress?: string;
}

/** What the seat endpoints answer, as far as it leads to a socket. */
interface Place {
  readonly reservation: unknown;
  readonly path: string;
}

function addressOf({ roomId, sessionId, processId, publicAddress }: Reservation, path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${publicAddress || location.host}${path}/${processId}/${roomId}?sessionId=${sessionId}`;
}

const listenMs = 2000;
/** so often without an answer, and nobody is there; once may be this page itself, busy with something else */
const misses = 2;

/**
 * A server that hangs, or a line that is dead without having been cut, closes no socket: who gets no answer any more
 * leaves unasked, and asks for the seat anew.
 */
function leaveIfDead(room: Room): void {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered++ < misses) {
      room.ping(() => {
        unanswered = 0;
      });
      return;
    }
    clearInterval(timer);
    room.reconnection.enabled = false;
    // what a server that wakes still sends comes too late
    room.connection.events.onmessage = () => {};
    // the one code at which the SDK does not wait for the other side to say goodbye
    room.connection.close(MAY_TRY_RECONNECT);
  }, listenMs);
  room.onLeave(() => clearInterval(timer));
}

/**
 * Sits down on a place that the server has reserved. What `Client.consumeSeatReservation` does, without the SDK's
 * own HTTP and login parts, which this house does not use and the lobby would have to load.
 */
export function consume({ reservation: given, path }: Place): Promise<Room> {
  const reservation = given as Reservation;
  const room = new Room(reservation.name);
  room.roomId = reservation.roomId;
  room.sessionId = reservation.sessionId;
  // a short blink is healed by the SDK; whatever takes longer is asked of the seat endpoint anew, and soon: where the
  // process is gone, every moment of trying is lost
  Object.assign(room.reconnection, { maxRetries: 1, minUptime: 0, delay: 100 });
  room.connect(addressOf(reservation, path), {}, {});
  return new Promise((resolve, reject) => {
    const refused = (code: number, message?: string) => reject(new Error(`${code} ${message ?? ''}`));
    room.onError.once(refused);
    // biome-ignore lint/complexity/useLiteralKeys: protected, and the only word of the SDK that one has arrived
    room['onJoin'].once(() => {
      room.onError.remove(refused);
      leaveIfDead(room);
      resolve(room);
    });
  });
}
