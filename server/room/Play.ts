import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import {
  type ActAnswer,
  type ActRequest,
  actRequest,
  type HurryAnswer,
  hurryRequest,
  undoRequest,
} from '../../shared/protocol/messages.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import { BotTurns } from '../bots/BotTurns.ts';
import type { GameEvent, GameMove } from '../table/submitted.ts';
import type { TableClient } from './Members.ts';
import type { Outbox } from './Outbox.ts';
import type { Readers } from './Readers.ts';
import type { RoomContext, RoomRequests } from './RoomContext.ts';
import { requestHandler } from './requests.ts';
import type { ShoulderWatchers } from './ShoulderWatchers.ts';
import { disconnectSpectators } from './spectators.ts';
import { type TimerEvents, TurnTimer } from './TurnTimer.ts';

/** Everything that moves the game of a room (people, bots, the clock), and what follows from each change of the table. */
export class Play {
  private readonly context: RoomContext;
  private readonly outbox: Outbox;
  private readonly watchers: ShoulderWatchers;
  private readonly readers: Readers;
  private readonly bots: BotTurns;
  private readonly timer: TurnTimer;

  constructor(context: RoomContext, outbox: Outbox, watchers: ShoulderWatchers, readers: Readers) {
    this.context = context;
    this.outbox = outbox;
    this.watchers = watchers;
    this.readers = readers;
    const { table, queue, members, services } = context;
    this.bots = new BotTurns(services.bots, services.time, {
      match: () => (table.isAbandoned ? null : table.match),
      botAt: (seat) => table.botAt(seat),
      pace: () => (this.isHurried() ? 'hurried' : table.arrangement.pace),
      people: () => table.people,
      isAttended: () => members.all.length > 0,
      play: (seat, move, seq, id) => this.playBot(seat, move, seq, id),
      failed: (error) => void queue.run(() => Promise.reject(error)),
    });
    const events: TimerEvents = {
      timedOut: (seat, name, events) => {
        this.moved(events);
        outbox.noticeToPresent('timedOut', { seat, name });
      },
      replacedByBot: (seat, name) => outbox.noticeToPresent('replacedByBot', { seat, name }),
      clocksChanged: () => outbox.sendClock(),
    };
    this.timer = new TurnTimer(context, events, readers.isExcused);
    readers.changed = () => this.clocksMayDiffer();
  }

  /** What people at the table may ask of the game. */
  get requests(): RoomRequests {
    const { queue, services } = this.context;
    return {
      act: requestHandler(queue, actRequest, (client, request) => this.act(client, request), {
        repeats: true,
        onAnswer: (answer, ms) => services.metrics.answered(answer, ms),
      }),
      undo: requestHandler(queue, undoRequest, (client, { seq }) => this.undo(client, seq)),
      hurry: requestHandler(queue, hurryRequest, (client, { on }) => this.hurry(client, on)),
    };
  }

  /** The game has another position than before, by these events. */
  gameChanged(events: readonly GameEvent[]): void {
    this.readers.gameChanged();
    this.timer.update();
    this.watchers.revokeLapsed();
    this.outbox.sendTurn(events);
    disconnectSpectators(this.context);
    this.bots.prod(events);
  }

  /** Who sits where or who is here has changed; the game has not moved. */
  tableChanged(): void {
    this.watchers.revokeLapsed();
    this.outbox.sendTable();
    disconnectSpectators(this.context);
    this.clocksMayDiffer();
    this.bots.prod();
  }

  private clocksMayDiffer(): void {
    if (this.timer.update()) this.outbox.sendClock();
  }

  /** Somebody has let a bot play on for this seat's person, who may be here. */
  replaced(seat: Seat): void {
    const holder = this.context.table.arrangement.seating[seat];
    if (holder?.kind === 'bot') this.outbox.noticeToPresent('replacedByBot', { seat, name: holder.standsFor ?? '' });
  }

  stop(): void {
    this.bots.stop();
    this.readers.stop();
    this.timer.stop();
  }

  private async act(client: TableClient, { id, seq, move }: ActRequest): Promise<Result<ActAnswer>> {
    const seat = this.context.members.seatOf(client);
    return seat === null ? { ok: false, ...serviceRefusal('notSeated') } : this.play(seat, move, seq, id);
  }

  private async undo(client: TableClient, seq: number): Promise<Result<ActAnswer>> {
    const seat = this.context.members.seatOf(client);
    if (seat === null) return { ok: false, ...serviceRefusal('notSeated') };
    const undone = await this.context.table.undo(seat, seq);
    if (undone.ok) this.outbox.noticeToPresent('undone', { seat, name: client.auth.name });
    return undone;
  }

  /** Who plays asks the bots to hurry, as long as they are connected. */
  private hurry(client: TableClient, on: boolean): Result<HurryAnswer> {
    if (this.context.members.seatOf(client) === null) return { ok: false, ...serviceRefusal('notSeated') };
    client.userData.hurried = on;
    this.bots.hasten();
    return ok({ on });
  }

  /** The bots hurry when everybody who is here to play wants it: nobody is rushed by somebody else. */
  private isHurried(): boolean {
    const { members, table } = this.context;
    const here = members.all.filter((client) => members.seatOf(client) !== null);
    return here.length > 0 && table.arrangement.pace !== 'instant' && here.every(({ userData }) => userData.hurried);
  }

  private async playBot(seat: Seat, move: GameMove, seq: number, id: string): Promise<boolean> {
    let isAccepted = false;
    await this.context.queue.run(async () => {
      isAccepted = this.context.table.botAt(seat) !== null && (await this.play(seat, move, seq, id)).ok;
    });
    return isAccepted;
  }

  private async play(seat: Seat, move: GameMove, seq: number, id: string): Promise<Result<ActAnswer>> {
    const { table, log } = this.context;
    const submitted = await table.submit(seat, move, seq, id);
    if (!submitted.ok) {
      if (submitted.cause) log.error('move-not-stored', { err: submitted.cause, seq });
      return { ok: false, ...submitted.refusal };
    }
    if (!submitted.repeated) this.moved(submitted.events);
    return ok({ seq: submitted.seq });
  }

  /** The results of a game follow its last move: written once, and by the next sweep of any process if this fails. */
  private moved(events: readonly GameEvent[]): void {
    const { table, log, services, gameId, incarnation } = this.context;
    services.metrics.move(gameId);
    this.gameChanged(events);
    if (!table.match?.outcome) return;
    log.info('game-over', { seq: table.match.seq });
    const failed = (err: unknown): void => log.warn('results-delayed', { err });
    void services.store.ratings.settle(incarnation.id).catch(failed);
  }
}
