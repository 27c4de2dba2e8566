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
import { answering } from '../room/requests.ts';
import type { Services } from '../room/services.ts';
import { disconnectIfBackpressured } from '../room/slow-clients.ts';
import { TaskQueue } from '../room/TaskQueue.ts';
import type { SayingRow } from '../store/ChatStore.ts';
import { FencedError, type Incarnation } from '../store/MatchStore.ts';
import { seatOf } from '../table/seating/seating.ts';
import { type Company, channelOf, readBy, saidBy, whoIs } from './channels.ts';

/** What it needs of its room. */
interface Around {
  by(): Incarnation;
  services(): Services;
  company(): Company;
  clients(): readonly TableClient[];
  /** the table lives in another room */
  moved(): void;
}

const shown = 100;
/** what is written takes longer to read than a phrase */
const costs = { text: 3, phrase: 2, emote: 2 } as const;

/** People talk at a table. Whatever is read has been stored before; moves never wait for it. */
export class RoomChat {
  private readonly room: Around;
  /** its own: a word that cannot be stored is no reason to read the game again */
  private readonly queue = new TaskQueue({
    recover: async (err) => this.room.services().log.error({ err, table: this.room.by().id }, 'talk failed'),
    moved: () => this.room.moved(),
  });

  readonly requests = {
    say: answering(this.queue, sayRequest, (client, request) => this.say(client, request)),
    talk: answering(this.queue, talkRequest, async (client) => ok(await this.talk(client))),
  };

  constructor(room: Around) {
    this.room = room;
  }

  private async say(client: TableClient, request: SayRequest): Promise<Result<SayAnswer>> {
    const { uid, name } = client.auth;
    if (name === '') return { ok: false, ...serviceRefusal('noGuest') };
    const { store, talking } = this.room.services();
    const [repeated, silence] = await Promise.all([
      store.talk.byRequest(this.room.by().id, uid, request.id),
      store.talk.silence(uid),
    ]);
    if (repeated) return ok({ n: repeated.n });
    if (silence > 0) return { ok: false, ...serviceRefusal('silenced', { seconds: silence }) };
    // looked at only now: what was asked of the store took a moment
    const company = this.room.company();
    const channel = channelOf(company, uid);
    if ((request.channel ?? channel) !== channel) return { ok: false, ...serviceRefusal('notYourChannel') };
    const seconds = talking.take(uid, costs[request.kind]);
    if (seconds > 0) return { ok: false, ...serviceRefusal('tooMany', { seconds }) };
    const { id: requestId, kind, body } = request;
    const seat = seatOf(company.seating, uid);
    const row = await this.stored({ channel, uid, name, seat, kind, body, requestId });
    if (!row) return { ok: false, ...serviceRefusal('notSaid') };
    this.tell(saidBy(row));
    return ok({ n: row.n });
  }

  /** null when the store does not answer. */
  private async stored(saying: Omit<SayingRow, 'matchId' | 'n' | 'at'>): Promise<SayingRow | null> {
    const by = this.room.by();
    const { store, log } = this.room.services();
    let row: SayingRow | null;
    try {
      row = await store.talk.add(by, saying);
    } catch (err) {
      log.warn({ err, table: by.id }, 'something said could not be stored');
      return null;
    }
    if (!row) throw new FencedError(`room ${by.epoch} of ${by.id}`);
    return row;
  }

  /** To those who may read it at this moment, whoever they were a moment ago. */
  private tell(said: Said): void {
    const company = this.room.company();
    for (const client of this.room.clients())
      if (readBy(company, client.auth.uid).includes(said.channel) && !disconnectIfBackpressured(client))
        client.send('said', said);
  }

  private async talk({ auth: { uid, name } }: TableClient): Promise<TalkAnswer> {
    const rows = await this.room
      .services()
      .store.talk.latest(this.room.by().id, readBy(this.room.company(), uid), shown);
    // he may have sat down meanwhile
    const company = this.room.company();
    const readable = rows.filter(({ channel }) => readBy(company, uid).includes(channel));
    return { channel: name === '' ? null : channelOf(company, uid), who: whoIs(uid), sayings: readable.map(saidBy) };
  }
}
