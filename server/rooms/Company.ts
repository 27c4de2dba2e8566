import type { TableRequest } from '../../shared/protocol/messages.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { gathers } from './gathering.ts';
import type { People, TableClient } from './People.ts';
import type { Table } from './Table.ts';

/** What a room gives to the company around its table. */
interface Place {
  readonly clock: { setTimeout(then: () => void, ms: number): unknown };
  readonly people: People;
  table(): Table;
  /** how long those who are expected are waited for */
  gatherMs(): number;
  /** bots for those who have not come */
  beginWithout(): void;
}

/** The people around a table beyond their moves: who watches, who is sent away, who is waited for. */
export class Company {
  private readonly place: Place;
  private waiting = false;

  constructor(place: Place) {
    this.place = place;
  }

  /** A request of the host has been granted: tells those whom it touches, and who did not ask for it. */
  granted(by: TableClient, request: TableRequest): void {
    const { people } = this.place;
    if (request.op === 'kick') this.sendAway();
    if (request.op === 'swap' || request.op === 'watching')
      for (const client of people.all) if (client !== by) tell(client, 'changed');
    if (request.op === 'nonce') this.gather();
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

  /** The first has come to a table that waits for several: the others have a while. */
  private gather(): void {
    if (this.waiting || !gathers(this.place.table().arrangement)) return;
    this.waiting = true;
    this.place.clock.setTimeout(() => {
      this.waiting = false;
      this.place.beginWithout();
    }, this.place.gatherMs());
  }
}

const tell = (client: TableClient, code: 'changed' | 'kicked'): void => client.send('notice', { code, params: {} });
