import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import { type LookAnswer, type LookRequest, lookRequest, type NoticeMessage } from '../../shared/protocol/messages.ts';
import { maySee, type Shoulder } from '../table/seating/shoulders.ts';
import type { Table } from '../table/Table.ts';
import type { People, TableClient } from './Members.ts';
import { answering } from './requests.ts';
import type { TaskQueue } from './TaskQueue.ts';

interface Place {
  readonly people: People;
  table(): Table;
}

/** Those of a room who look over a player's shoulder. */
export class ShoulderWatchers {
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  requests(queue: TaskQueue) {
    return { look: answering(queue, lookRequest, (client, request) => this.look(client, request)) };
  }

  /** The seat over whose shoulder this one looks; null: he sees what all see. */
  over(client: TableClient): Seat | null {
    const shoulder = client.userData?.shoulder;
    return shoulder && this.maySee(client, shoulder) ? shoulder.seat : null;
  }

  /** The table is another: whoever may no longer look sees what all see from now on, and is told so. */
  fallBack(): void {
    for (const client of this.place.people.all) {
      const shoulder = client.userData?.shoulder;
      if (!shoulder || this.maySee(client, shoulder)) continue;
      client.userData = { role: client.userData.role };
      client.send('notice', { code: 'changed', params: {} } satisfies NoticeMessage);
    }
  }

  private async look(client: TableClient, { seat }: LookRequest): Promise<Result<LookAnswer>> {
    const { role } = client.userData;
    if (seat === null) {
      client.userData = { role };
      return ok({ over: null });
    }
    const shoulder = await this.place.table().look(client.auth, seat);
    if (!shoulder.ok) return shoulder;
    client.userData = { role, shoulder: shoulder.value };
    return ok({ over: seat });
  }

  private maySee(client: TableClient, shoulder: Shoulder): boolean {
    return maySee(this.place.table().arrangement, client.auth.uid, shoulder);
  }
}
