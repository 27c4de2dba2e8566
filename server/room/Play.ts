import type { Logger } from 'pino';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import { type ActAnswer, type ActRequest, actRequest, undoRequest } from '../../shared/protocol/messages.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import { BotTurns } from '../bots/BotTurns.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { GameEvent, GameMove } from '../table/Match.ts';
import type { Table } from '../table/Table.ts';
import type { People, TableClient } from './Members.ts';
import type { Outbox } from './Outbox.ts';
import { answering } from './requests.ts';
import type { Services } from './services.ts';
import type { TaskQueue } from './TaskQueue.ts';
import { TurnTimer } from './TurnTimer.ts';

/** What the play at a table needs of its room. */
interface Played {
  readonly matchId: string;
  readonly gameId: string;
  readonly queue: TaskQueue;
  readonly people: People;
  readonly table: Table;
  readonly outbox: Outbox;
  readonly log: Logger;
  readonly services: Pick<Services, 'bots' | 'metrics' | 'store'>;
}

/** Everything that moves the game of a room: its people, its bots, and the clock. */
export class Play {
  private readonly room: Played;
  private readonly bots: BotTurns;
  private readonly time: TurnTimer;

  constructor(room: Played) {
    this.room = room;
    const { table, queue, people, outbox } = room;
    const attended = (): boolean => people.all.length > 0;
    this.bots = new BotTurns(room.services.bots, {
      match: () => (table.isAbandoned ? null : table.match),
      botAt: (seat) => table.botAt(seat),
      pace: () => table.arrangement.pace,
      watched: attended,
      play: (seat, move, seq, id) => this.playBot(seat, move, seq, id),
      failed: (error) => void queue.run(() => Promise.reject(error)),
    });
    this.time = new TurnTimer({
      queue,
      table: () => table,
      isHere: people.isHere,
      attended,
      timedOut: (seat, name, events) => {
        this.moved(events);
        outbox.tell('timedOut', { seat, name });
      },
      satIn: (seat, name) => outbox.tell('satIn', { seat, name }),
      changed: () => outbox.tellClock(),
    });
  }

  async act(client: TableClient, { id, seq, move }: ActRequest): Promise<Result<ActAnswer>> {
    const seat = this.room.people.seatOf(client);
    return seat === null ? { ok: false, ...serviceRefusal('notSeated') } : this.play(seat, move, seq, id);
  }

  async undo(client: TableClient, seq: number): Promise<Result<ActAnswer>> {
    const seat = this.room.people.seatOf(client);
    if (seat === null) return { ok: false, ...serviceRefusal('notSeated') };
    const undone = await this.room.table.undo(seat, seq);
    if (undone.ok) this.room.outbox.tell('undone', { seat, name: client.auth.name });
    return undone;
  }

  /** The game stands elsewhere than before, by what these events tell. */
  publish(events: readonly GameEvent[]): void {
    this.time.look();
    this.room.outbox.publish(events);
    this.bots.prod(events.length);
  }

  /** Who sits where, who is here: the game is where it was. */
  tableChanged(): void {
    this.room.outbox.tableChanged();
    if (this.time.look()) this.room.outbox.tellClock();
    this.bots.prod();
  }

  stop(): void {
    this.bots.stop();
    this.time.stop();
  }

  private async playBot(seat: Seat, move: GameMove, seq: number, id: string): Promise<boolean> {
    let accepted = false;
    await this.room.queue.run(async () => {
      accepted = this.room.table.botAt(seat) !== null && (await this.play(seat, move, seq, id)).ok;
    });
    return accepted;
  }

  private async play(seat: Seat, move: GameMove, seq: number, id: string): Promise<Result<ActAnswer>> {
    const { table, log } = this.room;
    const submitted = await table.submit(seat, move, seq, id);
    if (!submitted.ok) {
      if (submitted.cause) log.error({ err: submitted.cause, seq }, 'a move could not be stored');
      return { ok: false, ...submitted.refusal };
    }
    if (!submitted.repeated) this.moved(submitted.events);
    return ok({ seq: submitted.seq });
  }

  /** The results of a game follow its last move: written once, and by the next sweep of any process where this one fails. */
  private moved(events: readonly GameEvent[]): void {
    const { table, log, services, gameId, matchId } = this.room;
    services.metrics.move(gameId);
    this.publish(events);
    if (!table.match?.outcome) return;
    log.info({ seq: table.match.seq }, 'the game is over');
    const failed = (err: unknown): void => log.warn({ err }, 'the results will be written later');
    void services.store.ratings.settle(matchId).catch(failed);
  }
}

/** What those who sit may ask of the play. */
export const playRequests = (queue: TaskQueue, play: () => Play, metrics: () => Metrics) => ({
  act: answering(queue, actRequest, (client, request) => play().act(client, request), {
    repeats: true,
    answered: (answer, ms) => metrics().answered(answer, ms),
  }),
  undo: answering(queue, undoRequest, (client, { seq }) => play().undo(client, seq)),
});
