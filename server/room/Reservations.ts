import type { RoomRole } from './Members.ts';

/** What a room gives its reservations: its clock, and whether it may close when nobody is in it. */
interface Waiting {
  readonly clock: { setTimeout(then: () => void, ms: number): { clear(): void } };
  readonly seatReservationTimeout: number;
  autoDispose: boolean;
}

interface Expected {
  readonly uid: string;
  readonly role: RoomRole;
  readonly missed: (() => Promise<void>) | undefined;
  timer?: { clear(): void };
}

/** their own: however many watch, who plays gets in */
const spectatorPlaces = 200;
/** each is a place of the room that nobody else can have: a person with many devices needs no more */
const placesOfOne = 8;

/** Places that were given and are not taken yet. */
export class Reservations {
  private readonly room: Waiting;
  private readonly expected = new Set<Expected>();

  constructor(room: Waiting) {
    this.room = room;
  }

  /** `missed` undoes what was done for somebody who does not come; the room stays open for it. */
  expect(uid: string, role: RoomRole, missed?: () => Promise<void>): void {
    const expected: Expected = { uid, role, missed };
    const ms = (this.room.seatReservationTimeout + 1) * 1000;
    expected.timer = this.room.clock.setTimeout(() => void this.miss(expected), ms);
    this.expected.add(expected);
    this.stayOpen();
  }

  /** A player who asked several times is here once; spectators are as many as they asked for. */
  arrived(uid: string, role: RoomRole): void {
    const asked = [...this.expected].filter((expected) => expected.uid === uid && expected.role === role);
    for (const expected of role === 'player' ? asked : asked.slice(0, 1)) {
      expected.timer?.clear();
      this.expected.delete(expected);
    }
    this.stayOpen();
  }

  /** Whether this person was given a seat that he may yet lose again by not coming. */
  isAwaited(uid: string): boolean {
    return [...this.expected].some((expected) => expected.uid === uid && expected.missed !== undefined);
  }

  /** So many places have been given to this player, and he has taken none. */
  isCrowdedBy(uid: string): boolean {
    const his = [...this.expected].filter((expected) => expected.uid === uid && expected.role === 'player');
    return his.length >= placesOfOne;
  }

  /** Beside so many who watch already. */
  hasPlaceToWatch(watching: number): boolean {
    const more = [...this.expected].filter(({ role }) => role === 'spectator').length;
    return watching + more < spectatorPlaces;
  }

  private async miss(expected: Expected): Promise<void> {
    await expected.missed?.();
    this.expected.delete(expected);
    this.stayOpen();
  }

  private stayOpen(): void {
    this.room.autoDispose = [...this.expected].every(({ missed }) => missed === undefined);
  }
}
