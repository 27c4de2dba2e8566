import { CloseCode, Room } from '@colyseus/core';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import { type SeatClock, type TableAnswer, type TableRequest, tableRequest } from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import { dropReservations } from '../colyseus-internals.ts';
import type { AnyProjection, RoomState } from '../projection/project.ts';
import type { Guest } from '../store/row-types.ts';
import type { FormerHolder } from '../table/seating/seating.ts';
import { Table } from '../table/Table.ts';
import { type Admission, reserved } from './admission.ts';
import { moveOut, release } from './closing.ts';
import { GatherTimer } from './GatherTimer.ts';
import { Members, type RoomRole, type TableClient } from './Members.ts';
import { Outbox } from './Outbox.ts';
import { Play } from './Play.ts';
import { Readers } from './Readers.ts';
import { Reservations } from './Reservations.ts';
import type { RoomContext, RoomOptions, RoomRequests } from './RoomContext.ts';
import { recover } from './recovery.ts';
import { requestHandler } from './requests.ts';
import { ShoulderWatchers } from './ShoulderWatchers.ts';
import { Suggestions } from './Suggestions.ts';
import { expectHello } from './slow-clients.ts';
import { demoteKicked, disconnectSpectators, notifyOthers } from './spectators.ts';
import { TaskQueue } from './TaskQueue.ts';

/** A table with people around it: an adapter between sockets and a Table. Knows no game by name. */
export abstract class GameRoom extends Room<{ state: RoomState; client: TableClient }> {
  protected abstract readonly game: AnyGame;
  protected abstract readonly projection: AnyProjection;

  /** more than spectators and seats together: a person who reloads their page is here twice for a moment */
  override maxClients = 230;
  override patchRate = 100;

  matchId = '';
  epoch = 0;
  /** all of these are set in onCreate, and not before */
  private context!: RoomContext;
  private outbox!: Outbox;
  private play!: Play;
  private reservations!: Reservations;
  private gatherTimer!: GatherTimer;

  /** Places are reserved by our own endpoint; no other way leads in. */
  static override onAuth(): Promise<false> {
    return Promise.resolve(false);
  }

  override async onCreate({ matchId, epoch, services, features }: RoomOptions): Promise<void> {
    const { config, store, time } = services;
    this.matchId = matchId;
    this.epoch = epoch;
    this.roomId = `${matchId}-${epoch}`;
    this.seatReservationTimeout = config.reservationSeconds;
    this.maxMessagesPerSecond = config.messagesPerSecond;
    this.state = new this.projection.State();
    const { game, projection } = this;
    const table = await Table.open({ store, game, time, gatherMs: config.gatherMs }, matchId, epoch);
    const queue = new TaskQueue({
      recover: (error, again) => recover(this.context, this.outbox, error, again),
      moved: (byFence) => this.superseded(byFence),
    });
    this.context = {
      incarnation: { id: matchId, epoch },
      gameId: game.meta.id,
      connection: this,
      projection,
      table,
      members: new Members(this, table),
      queue,
      services,
      log: services.log.with({ table: matchId }),
    };
    const watchers = new ShoulderWatchers(this.context);
    const suggestions = new Suggestions(this.context);
    const readers = new Readers(this.context);
    this.outbox = new Outbox(this.context, watchers, suggestions, readers);
    this.play = new Play(this.context, this.outbox, watchers, readers);
    this.reservations = new Reservations(this, time);
    this.gatherTimer = new GatherTimer(table, time, config.gatherMs, () => void queue.run(() => this.beginWithBots()));
    this.answer(this.outbox.requests, this.play.requests, watchers.requests, suggestions.requests, readers.requests, {
      table: requestHandler(queue, tableRequest, (client, request) => this.arrange(client, request)),
    });
    this.answer(...features.map((feature) => feature(this.context)));
    table.reloaded = () => this.play.gameChanged(this.outbox.unsentEvents);
    this.outbox.project();
    // nobody is here yet: from now on every change is sent when it is made
    this.broadcastPatch();
    this.gatherTimer.start();
    services.metrics.opened(this);
    this.context.log.info('room-opened', { epoch, seq: table.match?.seq ?? 0 });
  }

  /** Called by the seat endpoint of any process. Answers instead of throwing: only answers cross processes. */
  async admit(guest: Guest, role: RoomRole, anonymous = false, wanted: Seat | null = null): Promise<Admission> {
    const { queue, table, members, services } = this.context;
    let given: RoomRole | null = null;
    let refused: ServiceRefusalCode = 'tableFull';
    const outcome = await queue.run(async () => {
      if (role === 'player' && this.reservations.isCrowdedBy(guest.uid)) {
        refused = 'tooMany';
        return;
      }
      // a player who is connected sees their seat at once, and cannot fail to come
      const isNew = table.seatOf(guest.uid) === null && !members.isHere(guest.uid);
      const asked = role === 'player' && wanted !== null ? await table.admitAt(guest, wanted) : null;
      if (asked && !asked.ok) {
        refused = asked.code as ServiceRefusalCode;
        return;
      }
      const former = asked?.value ?? (role === 'player' ? await table.admit(guest) : null);
      if (former) {
        given = 'player';
        this.reservations.expect(guest.uid, given, isNew ? () => this.takeBack(guest.uid, former) : undefined);
        this.play.tableChanged();
      } else if (!table.isWatchable) {
        refused = 'notWatchable';
      } else if (this.reservations.hasPlaceToWatch(members.watchersPlaces)) {
        given = 'spectator';
        this.reservations.expect(guest.uid, given);
      }
    });
    if (outcome !== 'done') return { refused: outcome === 'failed' ? 'internal' : outcome };
    return given ? reserved(this, { ...guest, role: given, anonymous }, services.config) : { refused };
  }

  /** The table has a newer room. */
  move(): void {
    this.context.queue.move();
  }

  /** Called for the page of the table and for lists. */
  summary(): TableSummary {
    return this.outbox.summary();
  }

  /** Called for the lists of those who play here. */
  clocks(): readonly SeatClock[] | undefined {
    return this.context.table.clock.shown;
  }

  /** Called for the history of the game: the seat that this person has taken, not one that is only reserved for them. */
  seatSeenBy(uid: string): Seat | null {
    return this.reservations.isAwaited(uid) ? null : this.context.table.seatOf(uid);
  }

  override onJoin(client: TableClient): void {
    const { uid, role } = client.auth;
    client.userData = { role };
    this.reservations.arrived(uid, role);
    expectHello(client, this.context.services.time);
    this.enter(client);
  }

  override async onDrop(client: TableClient, code?: number): Promise<void> {
    const { services, queue, members } = this.context;
    const { auth, userData, sessionId } = client;
    services.presence.leave(sessionId);
    const isReplaced = userData?.role === 'player' && members.isHere(auth.uid);
    // after a disconnection for flooding Colyseus would keep the socket open for as long as we wait for it
    if (services.closing || queue.hasEnded || isReplaced || code === CloseCode.WITH_ERROR) return;
    this.play.tableChanged();
    const { time, config } = services;
    await members.waitFor(client, this.allowReconnection(client, 'manual'), time, config.reconnectSeconds * 1000);
  }

  override onReconnect(client: TableClient): void {
    this.context.services.metrics.reconnect();
    this.enter(client);
  }

  override async onLeave(client: TableClient): Promise<void> {
    const { services, queue } = this.context;
    services.presence.leave(client.sessionId);
    if (!services.closing) await queue.run(() => this.left(client));
  }

  /** Moves that have been asked for are stored and answered; then another process may have the table. */
  override onBeforeShutdown(): void {
    this.outbox.notice('closing');
    this.stopTimers();
    void this.context.queue
      .close(() => release(this.context))
      .finally(() => {
        dropReservations(this);
        super.onBeforeShutdown();
      });
  }

  override async onDispose(): Promise<void> {
    // also called for a room whose table could not be opened
    if (!this.context) return;
    const { services, queue, table, log } = this.context;
    this.stopTimers();
    services.metrics.closed(this);
    log.info('room-closed', { seq: table.match?.seq ?? 0 });
    if (queue.hasEnded) return;
    await queue.close(() => release(this.context));
    if (!services.closing) this.outbox.hideAbandoned();
  }

  /** Without this, a throw in any hook would end the whole process. */
  override onUncaughtException(error: Error, method: string): void {
    this.context?.log.error('room-hook-failed', { err: error, method });
  }

  private answer(...all: readonly RoomRequests[]): void {
    for (const requests of all)
      for (const [type, handler] of Object.entries(requests)) this.onMessage(type, handler as never);
  }

  private async arrange(client: TableClient, request: TableRequest): Promise<Result<TableAnswer>> {
    const { table, members, log } = this.context;
    const arranged =
      request.op === 'start'
        ? await table.start(client.auth.uid, members.isHere)
        : await table.arrange(client.auth, request, members.isHere);
    if (!arranged.ok) return arranged;
    if (arranged.value) {
      this.play.gameChanged(arranged.value.opening);
      log.info('game-begun');
    } else {
      if (request.op === 'sit') client.userData = { role: 'player' };
      if (request.op === 'watching') this.outbox.project();
      // the client may have left while the change was stored
      if (members.isConnected(client)) this.enter(client);
      else this.play.tableChanged();
      // before the answer: a person who sits down can read their private part when the answer arrives
      this.broadcastPatch();
    }
    if (request.op === 'replace') this.play.replaced(request.seat);
    if (request.op === 'kick') demoteKicked(this.context);
    if (request.op === 'swap' || request.op === 'watching') notifyOthers(this.context, client);
    disconnectSpectators(this.context);
    return ok({ seat: members.seatOf(client) });
  }

  // -------------------------------------------------------------------- people

  private enter(client: TableClient): void {
    const { services, members } = this.context;
    services.presence.enter(client.sessionId, client.auth.uid);
    if (client.userData.role === 'player') {
      // however they came: from now on they see what their seat sees, and keep it
      this.reservations.arrived(client.auth.uid, 'player');
      members.replaceOthers(client);
    }
    this.play.tableChanged();
  }

  /** The time for gathering is over, and not everybody has come. */
  private async beginWithBots(): Promise<void> {
    const { table, members, log } = this.context;
    const begun = await table.gather(members.isHere);
    if (!begun) return this.gatherTimer.start();
    this.play.gameChanged(begun.opening);
    this.outbox.notice('botsFilled');
    log.info('game-begun-with-bots');
  }

  /** For good, or for longer than a dropped socket may stay away. */
  private async left({ auth, userData }: TableClient): Promise<void> {
    const { table, members } = this.context;
    const { isHere } = members;
    if (userData?.role === 'player' && !isHere(auth.uid)) await table.gone(auth.uid, isHere);
    await table.findHost(isHere);
    this.play.tableChanged();
  }

  /** A seat was reserved, but nobody came to take it. */
  private async takeBack(uid: string, former: FormerHolder): Promise<void> {
    const { queue, table } = this.context;
    await queue.run(() => table.giveBack(uid, former).then(() => this.play.tableChanged()));
  }

  /** The table has a newer room, and this one closes. */
  private superseded(byFence: boolean): void {
    const { services, log } = this.context;
    if (byFence) services.metrics.refusedAppend('fenced');
    log.warn('room-superseded', { epoch: this.epoch });
    this.stopTimers();
    moveOut(this);
  }

  private stopTimers(): void {
    this.play.stop();
    this.gatherTimer.stop();
    this.reservations.stop();
  }
}
