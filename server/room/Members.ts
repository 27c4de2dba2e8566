import type { Client, Room } from '@colyseus/core';
import type { Seat, Viewer } from '../../shared/engine/core.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import type { Guest } from '../store/row-types.ts';
import type { Shoulder } from '../table/seating/shoulders.ts';
import type { Time } from '../time.ts';

export type RoomRole = 'player' | 'spectator';

/** What the service has written on a reservation; nothing of it comes from the client. */
export type Admitted = Guest & { readonly role: RoomRole; readonly anonymous?: boolean };

/** `shoulder`: over which this spectator looks, as long as they may; `hurried`: this player wants the bots to hurry */
export type TableClient = Client & {
  auth: Admitted;
  userData: { role: RoomRole; shoulder?: Shoulder; hurried?: boolean };
};

/** Without a seat one sees what a spectator sees. */
export const viewerAt = (seat: Seat | null): Viewer => seat ?? 'spectator';

/** more names than anybody reads */
const namesShown = 30;

type Reconnection = ReturnType<Room['allowReconnection']>;

interface SeatLookup {
  seatOf(uid: string): Seat | null;
}

/** The connections of a room, and whose they are. */
export class Members {
  private readonly room: { readonly clients: readonly TableClient[] };
  private readonly table: SeatLookup;
  /** connections that dropped and may come back */
  private readonly dropped = new Map<TableClient, () => void>();

  constructor(room: { readonly clients: readonly TableClient[] }, table: SeatLookup) {
    this.room = room;
    this.table = table;
  }

  /** A reconnecting client is in the list of Colyseus before it has its `auth`. */
  get all(): readonly TableClient[] {
    return this.room.clients.filter(({ auth }) => auth !== undefined);
  }

  get playersFirst(): readonly (readonly [TableClient, Seat | null])[] {
    const seated = this.all.map((client) => [client, this.seatOf(client)] as const);
    const plays = ([, seat]: readonly [TableClient, Seat | null]): boolean => seat !== null;
    return [...seated.filter(plays), ...seated.filter((one) => !plays(one))];
  }

  /** Whether this person is connected as a player; watching does not count. */
  readonly isHere = (uid: string): boolean => this.playersOf(uid).length > 0;

  isConnected(client: TableClient): boolean {
    return this.room.clients.includes(client);
  }

  get watchers(): number {
    return this.watching.length;
  }

  /** Names of the spectators, each once, without those who have none or hide it. */
  get audience(): readonly string[] {
    const named = this.watching.filter(({ auth }) => auth.name !== '' && !auth.anonymous);
    const names = new Map(named.map(({ auth }) => [auth.uid, auth.name]));
    return [...names.values()].slice(0, namesShown);
  }

  private get watching(): readonly TableClient[] {
    return this.all.filter((client) => this.seatOf(client) === null);
  }

  /** Spectators, and those who dropped out of watching and may come back. */
  get watchersPlaces(): number {
    return this.watchers + [...this.dropped.keys()].filter((client) => this.seatOf(client) === null).length;
  }

  seatOf({ auth, userData }: TableClient): Seat | null {
    return userData?.role === 'player' ? this.table.seatOf(auth.uid) : null;
  }

  /** Resolves when the connection is back, or given up. */
  async waitFor(client: TableClient, reconnection: Reconnection, time: Time, ms: number): Promise<void> {
    this.dropped.set(client, () => reconnection.reject(new Error('replaced')));
    const cancel = time.after(ms, () => reconnection.reject(new Error('gone')));
    await reconnection.catch(() => {});
    cancel();
    this.dropped.delete(client);
  }

  /** The same person over another connection, by a reloaded page or a second tab: the newest one counts. */
  replaceOthers(client: TableClient): void {
    const { uid } = client.auth;
    for (const other of this.playersOf(uid)) if (other !== client) other.leave(closeCodes.replaced);
    for (const [gone, giveUp] of this.dropped) if (gone.auth.uid === uid && gone.userData.role === 'player') giveUp();
  }

  private playersOf(uid: string): TableClient[] {
    return this.all.filter(({ auth, userData }) => auth.uid === uid && userData?.role === 'player');
  }
}
