import type { Cancel, Time } from '../time.ts';
import type { RoomRole } from './Members.ts';

/** What reservations need of their room. */
interface ReservedRoom {
  readonly seatReservationTimeout: number;
  /** whether the room closes when nobody is in it */
  autoDispose: boolean;
}

interface Reservation {
  readonly uid: string;
  readonly role: RoomRole;
  readonly missed: (() => Promise<void>) | undefined;
  cancel?: Cancel;
}

/** apart from the seats: however many watch, players get in */
const spectatorPlaces = 200;
/** each takes a place of the room: a person with many devices needs no more */
const placesOfOne = 8;

/** Places that were given and are not taken yet. */
export class Reservations {
  private readonly room: ReservedRoom;
  private readonly time: Time;
  private readonly expected = new Set<Reservation>();

  constructor(room: ReservedRoom, time: Time) {
    this.room = room;
    this.time = time;
  }

  /** `missed` undoes what was done for a person who does not come; the room stays open until then. */
  expect(uid: string, role: RoomRole, missed?: () => Promise<void>): void {
    const reservation: Reservation = { uid, role, missed };
    const ms = (this.room.seatReservationTimeout + 1) * 1000;
    reservation.cancel = this.time.after(ms, () => void this.miss(reservation));
    this.expected.add(reservation);
    this.stayOpen();
  }

  /** A player who asked several times arrives once; spectators arrive as often as they asked. */
  arrived(uid: string, role: RoomRole): void {
    const asked = [...this.expected].filter((one) => one.uid === uid && one.role === role);
    for (const reservation of role === 'player' ? asked : asked.slice(0, 1)) {
      reservation.cancel?.();
      this.expected.delete(reservation);
    }
    this.stayOpen();
  }

  /** Whether this person was given a seat that they lose again by not coming. */
  isAwaited(uid: string): boolean {
    return [...this.expected].some((one) => one.uid === uid && one.missed !== undefined);
  }

  /** Whether this player has too many places that they have not taken. */
  isCrowdedBy(uid: string): boolean {
    return [...this.expected].filter((one) => one.uid === uid && one.role === 'player').length >= placesOfOne;
  }

  /** Whether one more may watch beside this many. */
  hasPlaceToWatch(watching: number): boolean {
    const expected = [...this.expected].filter(({ role }) => role === 'spectator').length;
    return watching + expected < spectatorPlaces;
  }

  stop(): void {
    for (const { cancel } of this.expected) cancel?.();
  }

  private async miss(reservation: Reservation): Promise<void> {
    await reservation.missed?.();
    this.expected.delete(reservation);
    this.stayOpen();
  }

  private stayOpen(): void {
    this.room.autoDispose = [...this.expected].every(({ missed }) => missed === undefined);
  }
}
