import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import { type LookAnswer, type LookRequest, lookRequest } from '../../shared/protocol/messages.ts';
import { maySee, type Shoulder } from '../table/seating/shoulders.ts';
import type { TableClient } from './Members.ts';
import type { RoomContext, RoomRequests } from './RoomContext.ts';
import { requestHandler } from './requests.ts';
import { sendNotice } from './spectators.ts';

/** The spectators of a room who look over a player's shoulder. */
export class ShoulderWatchers {
  private readonly context: RoomContext;

  constructor(context: RoomContext) {
    this.context = context;
  }

  get requests(): RoomRequests {
    return { look: requestHandler(this.context.queue, lookRequest, (client, request) => this.look(client, request)) };
  }

  /** The seat over whose shoulder this client looks; null: they see what all spectators see. */
  over(client: TableClient): Seat | null {
    const shoulder = client.userData?.shoulder;
    return shoulder && this.maySee(client, shoulder) ? shoulder.seat : null;
  }

  /** After a change of the table: those who may no longer look see what all spectators see, and are notified. */
  revokeLapsed(): void {
    for (const client of this.context.members.all) {
      const shoulder = client.userData?.shoulder;
      if (!shoulder || this.maySee(client, shoulder)) continue;
      client.userData = { role: client.userData.role };
      sendNotice(client, 'changed');
    }
  }

  private async look(client: TableClient, { seat }: LookRequest): Promise<Result<LookAnswer>> {
    const { role } = client.userData;
    if (seat === null) {
      client.userData = { role };
      return ok({ over: null });
    }
    const shoulder = await this.context.table.look(client.auth, seat);
    if (!shoulder.ok) return shoulder;
    client.userData = { role, shoulder: shoulder.value };
    return ok({ over: seat });
  }

  private maySee(client: TableClient, shoulder: Shoulder): boolean {
    return maySee(this.context.table.arrangement, client.auth.uid, shoulder);
  }
}
