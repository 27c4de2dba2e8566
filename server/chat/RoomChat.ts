import { ok, type Result } from '../../shared/engine/core.ts';
import {
  type Said,
  type SayAnswer,
  type SayRequest,
  sayRequest,
  type TalkAnswer,
  talkRequest,
} from '../../shared/protocol/chat.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { TableClient } from '../room/Members.ts';
import type { RoomContext, RoomFeature, RoomRequests } from '../room/RoomContext.ts';
import { requestHandler } from '../room/requests.ts';
import { disconnectIfBackpressured } from '../room/slow-clients.ts';
import { TaskQueue } from '../room/TaskQueue.ts';
import type { NewSaying, SayingRow } from '../store/ChatStore.ts';
import { FencedError } from '../store/match-types.ts';
import { seatOf } from '../table/seating/holders.ts';
import { channelOf, readBy, saidBy, whoIs } from './channels.ts';

const shown = 100;
/** a text takes longer to read than a phrase */
const costs = { text: 3, phrase: 2, emote: 2 } as const;

/** The chat of every room. */
export const roomChat: RoomFeature = (context) => new RoomChat(context).requests;

/** What people say at a table. It is stored before anybody reads it, and moves never wait for it. */
class RoomChat {
  private readonly context: RoomContext;
  /** its own queue: a message that cannot be stored is no reason to read the game again */
  private readonly queue: TaskQueue;

  constructor(context: RoomContext) {
    this.context = context;
    this.queue = new TaskQueue({
      recover: async (err) => context.log.error('chat-failed', { err }),
      moved: () => context.queue.move(true),
    });
  }

  get requests(): RoomRequests {
    return {
      say: requestHandler(this.queue, sayRequest, (client, request) => this.say(client, request)),
      talk: requestHandler(this.queue, talkRequest, async (client) => ok(await this.talk(client))),
    };
  }

  private async say(client: TableClient, request: SayRequest): Promise<Result<SayAnswer>> {
    const { uid, name } = client.auth;
    if (name === '') return { ok: false, ...serviceRefusal('noGuest') };
    const { incarnation, services, table } = this.context;
    const [repeated, silence] = await Promise.all([
      services.store.talk.byRequest(incarnation.id, uid, request.id),
      services.store.talk.silence(uid),
    ]);
    if (repeated) return ok({ n: repeated.n });
    if (silence > 0) return { ok: false, ...serviceRefusal('silenced', { seconds: silence }) };
    // read only now: the table may have changed while the store was asked
    const { arrangement } = table;
    const channel = channelOf(arrangement, uid);
    if ((request.channel ?? channel) !== channel) return { ok: false, ...serviceRefusal('notYourChannel') };
    const seconds = services.talk.take(uid, costs[request.kind]);
    if (seconds > 0) return { ok: false, ...serviceRefusal('tooMany', { seconds }) };
    const { id: requestId, kind, body } = request;
    const seat = seatOf(arrangement.seating, uid);
    const row = await this.stored({ channel, uid, name, seat, kind, body, requestId });
    if (!row) return { ok: false, ...serviceRefusal('notSaid') };
    this.send(saidBy(row));
    return ok({ n: row.n });
  }

  /** null when the store does not answer. */
  private async stored(saying: NewSaying): Promise<SayingRow | null> {
    const { incarnation, services, log } = this.context;
    let row: SayingRow | null;
    try {
      row = await services.store.talk.add(incarnation, saying);
    } catch (err) {
      log.warn('chat-not-stored', { err });
      return null;
    }
    if (!row) throw new FencedError(`room ${incarnation.epoch} of ${incarnation.id}`);
    return row;
  }

  /** To everybody who may read it at this moment. */
  private send(said: Said): void {
    const { table, members } = this.context;
    for (const client of members.all)
      if (readBy(table.arrangement, client.auth.uid).includes(said.channel) && !disconnectIfBackpressured(client))
        client.send('said', said);
  }

  private async talk({ auth: { uid, name } }: TableClient): Promise<TalkAnswer> {
    const { incarnation, services, table } = this.context;
    const rows = await services.store.talk.latest(incarnation.id, readBy(table.arrangement, uid), shown);
    // they may have sat down meanwhile
    const readable = rows.filter(({ channel }) => readBy(table.arrangement, uid).includes(channel));
    const channel = name === '' ? null : channelOf(table.arrangement, uid);
    return { channel, who: whoIs(uid), sayings: readable.map(saidBy) };
  }
}
