import type { TableRequest } from '../../shared/protocol/messages.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { isGathering } from '../table/seating/gathering.ts';
import type { Table } from '../table/Table.ts';
import type { People, TableClient } from './Members.ts';

const comebackMs = 3000;

/** What a room gives to the company around its table. */
interface Place {
  readonly clock: { setTimeout(then: () => void, ms: number): unknown };
  readonly people: People;
  table(): Table;
  /** bots for those who have not come */
  beginWithout(): void;
}

/** The people around a table beyond their moves: who watches, who is sent away, who is waited for. */
export class Company {
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  /** A request of the host has been granted: tells those whom it touches, and who did not ask for it. */
  granted(by: TableClient, request: TableRequest): void {
    const { people } = this.place;
    if (request.op === 'kick') this.sendAway();
    if (request.op === 'swap' || request.op === 'watching')
      for (const client of people.all) if (client !== by) tell(client, 'changed');
    this.clear();
  }

  /** While a game runs that nobody may watch, nobody does. */
  clear(): void {
    const { watching, status } = this.place.table().arrangement;
    if (watching.allowed || status !== 'running') return;
    for (const client of this.place.people.all)
      if (this.place.people.seatOf(client) === null && !this.hasSeatHere(client)) client.leave(closeCodes.notWatchable);
  }

  /** A bot has his seat, which is his by a word. */
  private hasSeatHere({ auth, userData }: TableClient): boolean {
    return userData.role === 'player' && this.place.table().seatToTakeBack(auth.uid) !== null;
  }

  /** Who was sent away watches from now on, where that is allowed. */
  private sendAway(): void {
    const { kicked, watching } = this.place.table().arrangement;
    for (const client of this.place.people.all) {
      if (client.userData.role !== 'player' || !kicked.includes(client.auth.uid)) continue;
      client.userData = { role: 'spectator' };
      tell(client, 'kicked');
      if (!watching.allowed) client.leave(closeCodes.notWatchable);
    }
  }

  /** Who does not come to a table that was laid for him is not waited for. */
  gather(): void {
    const { arrangement, gatherMs } = this.place.table();
    if (!isGathering(arrangement)) return;
    const ms = (arrangement.gatherBy?.getTime() ?? 0) - Date.now();
    // also long after the moment, as after a restart, everybody has the time to come back
    const wait = Math.min(Math.max(ms, comebackMs), gatherMs);
    this.place.clock.setTimeout(() => this.place.beginWithout(), wait);
  }
}

const tell = (client: TableClient, code: 'changed' | 'kicked'): void => client.send('notice', { code, params: {} });
