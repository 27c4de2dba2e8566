import type { Client, Room } from '@colyseus/core';
import type { Seat, Viewer } from '../../shared/engine/core.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import type { Guest } from '../table/seating/seating.ts';
import type { Shoulder } from '../table/seating/shoulders.ts';

export type RoomRole = 'player' | 'spectator';

/** What the house has written on a place at the table; nothing of it comes from the client. */
export type Admitted = Guest & { readonly role: RoomRole; readonly anonymous?: boolean };

/** `shoulder`: of one who watches, over whose he looks as long as he may */
export type TableClient = Client & { auth: Admitted; userData: { role: RoomRole; shoulder?: Shoulder } };

/** Who sits nowhere sees what a spectator sees. */
export const viewerAt = (seat: Seat | null): Viewer => seat ?? 'spectator';

/** more names than anybody reads */
const namesShown = 30;

type Reconnection = ReturnType<Room['allowReconnection']>;

/** The connections of a room, and whom they belong to. */
export class People {
  private readonly clients: () => readonly TableClient[];
  private readonly seatOfGuest: (uid: string) => Seat | null;
  /** dropped, and perhaps coming back */
  private readonly dropped = new Map<TableClient, () => void>();

  constructor(clients: () => readonly TableClient[], seatOfGuest: (uid: string) => Seat | null) {
    this.clients = clients;
    this.seatOfGuest = seatOfGuest;
  }

  /** A client that is just reconnecting is among the clients before Colyseus has told it who it is. */
  get all(): readonly TableClient[] {
    return this.clients().filter(({ auth }) => auth !== undefined);
  }

  get playersFirst(): readonly (readonly [TableClient, Seat | null])[] {
    const seated = this.all.map((client) => [client, this.seatOf(client)] as const);
    const plays = ([, seat]: readonly [TableClient, Seat | null]): boolean => seat !== null;
    return [...seated.filter(plays), ...seated.filter((one) => !plays(one))];
  }

  /** As a player: whoever only watches is not here to play. */
  readonly isHere = (uid: string): boolean => this.playersOf(uid).length > 0;

  get watchers(): number {
    return this.watching.length;
  }

  /** Names of those who watch, each once, but for those who have none or keep it to themselves. */
  get audience(): readonly string[] {
    const named = this.watching.filter(({ auth }) => auth.name !== '' && !auth.anonymous);
    const names = new Map(named.map(({ auth }) => [auth.uid, auth.name]));
    return [...names.values()].slice(0, namesShown);
  }

  private get watching(): readonly TableClient[] {
    return this.all.filter((client) => this.seatOf(client) === null);
  }

  /** Those who watch, and those who dropped out of watching and may come back. */
  get watchersPlaces(): number {
    return this.watchers + [...this.dropped.keys()].filter((client) => this.seatOf(client) === null).length;
  }

  seatOf({ auth, userData }: TableClient): Seat | null {
    return userData?.role === 'player' ? this.seatOfGuest(auth.uid) : null;
  }

  /** Until the connection is back, or given up. */
  async await(client: TableClient, reconnection: Reconnection): Promise<void> {
    this.dropped.set(client, () => reconnection.reject(new Error('replaced')));
    await reconnection.catch(() => {});
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
