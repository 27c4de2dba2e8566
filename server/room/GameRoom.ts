import { CloseCode, Room } from '@colyseus/core';
import type { Logger } from 'pino';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import {
  syncRequest,
  type TableAnswer,
  type TableRequest,
  type TableSummary,
  tableRequest,
} from '../../shared/protocol/messages.ts';
import type { ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import { RoomChat } from '../chat/RoomChat.ts';
import type { AnyProjection, RoomState } from '../projection/project.ts';
import type { Former, Guest } from '../table/seating/seating.ts';
import { Table } from '../table/Table.ts';
import { Company } from './Attendance.ts';
import { type Admission, reserved } from './admission.ts';
import { dropReservations, moveOut, release } from './closing.ts';
import { People, type RoomRole, type TableClient } from './Members.ts';
import { Outbox } from './Outbox.ts';
import { Play, playRequests } from './Play.ts';
import { Reservations } from './Reservations.ts';
import { readAgain } from './recovery.ts';
import { answering } from './requests.ts';
import { ShoulderWatchers } from './ShoulderWatchers.ts';
import type { RoomOptions, Services } from './services.ts';
import { disconnectIfNoHello, helloMs } from './slow-clients.ts';
import { TaskQueue } from './TaskQueue.ts';
import { TurnComposer } from './TurnComposer.ts';

/** A table with people around it: an adapter between sockets and a Table. Knows no game by name. */
export abstract class GameRoom extends Room<{ state: RoomState; client: TableClient }> {
  protected abstract readonly game: AnyGame;
  protected abstract readonly projection: AnyProjection;

  /** more than spectators and seats together: who reloads his page is here twice for a moment */
  override maxClients = 230;
  override patchRate = 100;

  matchId = '';
  epoch = 0;
  private services!: Services;
  private log!: Logger;
  private table!: Table;
  private outbox!: Outbox;
  private play!: Play;
  private readonly people = new People(
    () => this.clients,
    (uid) => this.table.seatOf(uid),
  );
  private readonly shoulderWatchers = new ShoulderWatchers({ people: this.people, table: () => this.table });
  private readonly reservations = new Reservations(this);
  private readonly composer = new TurnComposer(() => this.table);
  private readonly company = new Company({
    clock: this.clock,
    people: this.people,
    table: () => this.table,
    beginWithout: () => void this.queue.run(() => this.beginWithout()),
  });
  private readonly queue = new TaskQueue({
    recover: (error, again) =>
      readAgain(error, {
        again,
        table: this.table,
        outbox: this.outbox,
        services: this.services,
        log: this.log,
      }),
    moved: (byFence) => this.sendHome(byFence),
  });
  private readonly talk = new RoomChat({
    by: () => ({ id: this.matchId, epoch: this.epoch }),
    services: () => this.services,
    company: () => ({ ...this.table.arrangement, watching: this.table.watching }),
    clients: () => this.people.all,
    moved: () => this.queue.move(true),
  });

  override messages = {
    sync: answering(this.queue, syncRequest, (client) => ok(this.outbox.sync(client))),
    table: answering(this.queue, tableRequest, (client, request) => this.arrange(client, request)),
    ...playRequests(
      this.queue,
      () => this.play,
      () => this.services.metrics,
    ),
    ...this.talk.requests,
    ...this.shoulderWatchers.requests(this.queue),
  };

  /** Places are handed out by our own endpoint; no other way leads in. */
  static override onAuth(): Promise<false> {
    return Promise.resolve(false);
  }

  override async onCreate({ matchId, epoch, services }: RoomOptions): Promise<void> {
    this.matchId = matchId;
    this.epoch = epoch;
    this.roomId = `${matchId}-${epoch}`;
    this.services = services;
    this.seatReservationTimeout = services.config.reservationSeconds;
    this.maxMessagesPerSecond = services.config.messagesPerSecond;
    this.log = services.log.child({ table: matchId });
    this.table = await Table.open(services.store, this.game, matchId, epoch);
    this.table.gatherMs = services.config.gatherMs;
    const { table, people, shoulderWatchers, projection, composer, company } = this;
    const around = { table, people, shoulderWatchers, composer, company };
    this.outbox = new Outbox(this, { ...around, projection, listing: services.listing });
    const { queue, log, outbox } = this;
    this.play = new Play({ matchId, gameId: this.game.meta.id, queue, people, table, outbox, log, services });
    this.state = new this.projection.State();
    this.table.reloaded = () => this.play.publish(this.outbox.untold);
    this.outbox.project();
    // nobody is there yet: from here on every change is told when it is made
    this.broadcastPatch();
    this.company.gather();
    services.metrics.opened(this);
    this.log.info({ epoch, seq: this.table.match?.seq ?? 0 }, 'the room is open');
  }

  /** Called by the seat endpoint of any process; answers instead of throwing, for only answers travel. */
  async admit(guest: Guest, role: RoomRole, anonymous = false): Promise<Admission> {
    let given: RoomRole | null = null;
    let refused: ServiceRefusalCode = 'tableFull';
    const outcome = await this.queue.run(async () => {
      if (role === 'player' && this.reservations.isCrowdedBy(guest.uid)) {
        refused = 'tooMany';
        return;
      }
      // who is here as a player sees what is given to him at once, and cannot fail to come
      const isNew = this.table.seatOf(guest.uid) === null && !this.people.isHere(guest.uid);
      const former = role === 'player' ? await this.table.admit(guest) : null;
      if (former) {
        given = 'player';
        this.reservations.expect(guest.uid, given, isNew ? () => this.takeBack(guest.uid, former) : undefined);
        this.play.tableChanged();
      } else if (!this.table.isWatchable) {
        refused = 'notWatchable';
      } else if (this.reservations.hasPlaceToWatch(this.people.watchersPlaces)) {
        given = 'spectator';
        this.reservations.expect(guest.uid, given);
      }
    });
    if (outcome !== 'well') return { refused: outcome === 'failed' ? 'internal' : outcome };
    return given ? reserved(this, { ...guest, role: given, anonymous }, this.services.config) : { refused };
  }

  /** The table has a newer room. */
  move(): void {
    this.queue.move();
  }

  /** Called for the page of the table and for lists. */
  summary(): TableSummary {
    return this.outbox.summary();
  }

  /** Called for the history of the game: the seat that this person has taken, not one that only waits for him. */
  seatSeenBy(uid: string): Seat | null {
    return this.reservations.isAwaited(uid) ? null : this.table.seatOf(uid);
  }

  override onJoin(client: TableClient): void {
    const { uid, role } = client.auth;
    client.userData = { role };
    this.reservations.arrived(uid, role);
    this.clock.setTimeout(() => disconnectIfNoHello(client), helloMs);
    this.enter(client);
  }

  override async onDrop(client: TableClient, code?: number): Promise<void> {
    const { auth, userData, sessionId } = client;
    this.services.presence.leave(sessionId);
    const isReplaced = userData?.role === 'player' && this.people.isHere(auth.uid);
    // thrown out for flooding: Colyseus would leave the socket open for as long as we wait for it
    if (this.services.closing || this.queue.ended || isReplaced || code === CloseCode.WITH_ERROR) return;
    this.play.tableChanged();
    const reconnection = this.allowReconnection(client, this.services.config.reconnectSeconds);
    await this.people.await(client, reconnection);
  }

  override onReconnect(client: TableClient): void {
    this.services.metrics.reconnect();
    this.enter(client);
  }

  override async onLeave(client: TableClient): Promise<void> {
    this.services.presence.leave(client.sessionId);
    if (!this.services.closing) await this.queue.run(() => this.left(client));
  }

  /** Moves that have been asked are stored and answered; then another process may have the table. */
  override onBeforeShutdown(): void {
    this.outbox.notice('closing');
    this.play.stop();
    void this.queue
      .close(() => release(this, this.services, this.table.closing()))
      .finally(() => {
        dropReservations(this);
        super.onBeforeShutdown();
      });
  }

  override async onDispose(): Promise<void> {
    // also called for a room whose table could not be opened
    if (!this.table) return;
    this.play.stop();
    this.services.metrics.closed(this);
    this.log.info({ seq: this.table.match?.seq ?? 0 }, 'the room is closed');
    if (this.queue.ended) return;
    await this.queue.close(() => release(this, this.services, this.table.closing()));
    if (!this.services.closing) this.outbox.hideAbandoned();
  }

  /** Without this, a throw in any hook would end the whole process. */
  override onUncaughtException(error: Error, method: string): void {
    this.log.error({ err: error, method }, 'a hook of the table failed');
  }

  private async arrange(client: TableClient, request: TableRequest): Promise<Result<TableAnswer>> {
    const arranged =
      request.op === 'start'
        ? await this.table.start(client.auth.uid)
        : await this.table.arrange(client.auth, request, this.people.isHere);
    if (!arranged.ok) return arranged;
    if (arranged.value) {
      this.play.publish(arranged.value.opening);
      this.log.info('the game begins');
    } else {
      if (request.op === 'sit') client.userData = { role: 'player' };
      if (request.op === 'watching') this.outbox.project();
      // he may have left while it was stored
      if (this.clients.includes(client)) this.enter(client);
      else this.play.tableChanged();
      // before the answer: who sits down has his private words when he hears that he sits
      this.broadcastPatch();
    }
    this.company.granted(client, request);
    return ok({ seat: this.people.seatOf(client) });
  }

  // -------------------------------------------------------------------- people

  private enter(client: TableClient): void {
    this.services.presence.enter(client.sessionId, client.auth.uid);
    if (client.userData.role === 'player') {
      // by whichever door: from now on he sees what his seat sees, and keeps it
      this.reservations.arrived(client.auth.uid, 'player');
      this.people.replaceOthers(client);
    }
    this.play.tableChanged();
  }

  /** Those who were waited for have not all come. */
  private async beginWithout(): Promise<void> {
    const begun = await this.table.gather(this.people.isHere);
    if (!begun) return this.company.gather();
    this.play.publish(begun.opening);
    this.company.clear();
    this.outbox.notice('botsFilled');
    this.log.info('the game begins without those who did not come');
  }

  /** For good, or for longer than a dropped socket may stay away. */
  private async left({ auth, userData }: TableClient): Promise<void> {
    const { isHere } = this.people;
    if (userData?.role === 'player' && !isHere(auth.uid)) await this.table.gone(auth.uid, isHere);
    await this.table.findHost(isHere);
    this.play.tableChanged();
  }

  /** A seat was given, but nobody came to take it. */
  private async takeBack(uid: string, former: Former): Promise<void> {
    await this.queue.run(() => this.table.giveBack(uid, former).then(() => this.play.tableChanged()));
  }

  /** The table lives in another room, and this one closes. */
  private sendHome(byFence: boolean): void {
    if (byFence) this.services.metrics.refusedAppend('fenced');
    this.log.warn({ epoch: this.epoch }, 'the table has moved to another room, and this one closes');
    this.play.stop();
    moveOut(this);
  }
}
