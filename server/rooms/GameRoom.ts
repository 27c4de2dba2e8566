import { CloseCode, matchMaker, Room } from '@colyseus/core';
import type { Logger } from 'pino';
import { ok, type Params, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import {
  type ActAnswer,
  type ActRequest,
  actRequest,
  type ClockMessage,
  type NoticeMessage,
  type SyncAnswer,
  syncRequest,
  type TableAnswer,
  type TableRequest,
  type TableSummary,
  type TurnMessage,
  tableRequest,
  type UndoRequest,
  undoRequest,
} from '../../shared/protocol/messages.ts';
import { closeCodes, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { BotTurns } from '../bots/BotTurns.ts';
import type { GameEvent, GameMove } from '../match/Match.ts';
import { type AnyProjection, type RoomState, showOwn, writeOwn, writeTable } from '../projection/project.ts';
import { PlaceTakenError } from '../store/MatchStore.ts';
import { Arrivals } from './Arrivals.ts';
import { type Admission, reserved } from './admission.ts';
import { answering } from './answering.ts';
import { dropReservations } from './closing.ts';
import { Guard } from './Guard.ts';
import { helloMs, putOutIfDeaf, putOutIfSilent } from './listening.ts';
import { People, type RoomRole, type TableClient, viewerAt } from './People.ts';
import { type Former, type Guest, hasPerson } from './seating.ts';
import type { RoomOptions, Services } from './services.ts';
import { Table } from './Table.ts';
import { Timekeeper } from './Timekeeper.ts';

/** A table with people around it: an adapter between sockets and a Table. Knows no game by name. */
export abstract class GameRoom extends Room<{ state: RoomState; client: TableClient }> {
  protected abstract readonly game: AnyGame;
  protected abstract readonly projection: AnyProjection;

  /** more than spectators and seats together: who reloads his page is here twice for a moment */
  override maxClients = 120;
  override patchRate = 100;

  matchId = '';
  epoch = 0;
  private services!: Services;
  private log!: Logger;
  private table!: Table;
  private bots!: BotTurns;
  private time!: Timekeeper;
  private readonly people = new People(
    () => this.clients,
    (uid) => this.table.seatOf(uid),
  );
  private readonly arrivals = new Arrivals(this);
  private readonly guard = new Guard({
    recover: (error) => this.recover(error),
    moved: (byFence) => this.sendHome(byFence),
  });

  override messages = {
    act: answering(
      this.guard,
      actRequest,
      (client, request) => this.act(client, request),
      (answer, ms) => this.services.metrics.answered(answer, ms),
    ),
    sync: answering(this.guard, syncRequest, (client) => ok(this.sync(client))),
    table: answering(this.guard, tableRequest, (client, request) => this.arrange(client, request)),
    undo: answering(this.guard, undoRequest, (client, request) => this.undo(client, request)),
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
    this.bots = new BotTurns(services.bots, {
      match: () => (this.table.isAbandoned ? null : this.table.match),
      botAt: (seat) => this.table.botAt(seat),
      pace: () => this.table.arrangement.pace,
      watched: () => this.clients.length > 0,
      play: (seat, move, seq, id) => this.playBot(seat, move, seq, id),
      failed: (error) => void this.guard.run(() => Promise.reject(error)),
    });
    this.time = new Timekeeper({
      guard: this.guard,
      table: () => this.table,
      isHere: this.people.isHere,
      attended: () => this.clients.length > 0,
      timedOut: (seat, name, events) => {
        this.services.metrics.move(this.game.meta.id);
        this.publish(events);
        this.notice('timedOut', { seat, name });
      },
      satIn: (seat, name) => this.notice('satIn', { seat, name }),
    });
    this.state = new this.projection.State();
    this.table.reloaded = () => this.publish([]);
    this.project();
    services.metrics.opened(this);
    this.log.info({ epoch, seq: this.table.match?.seq ?? 0 }, 'the room is open');
  }

  /** Called by the seat endpoint of any process; answers instead of throwing, for only answers travel. */
  async admit(guest: Guest, role: RoomRole): Promise<Admission> {
    let given: RoomRole | null = null;
    const outcome = await this.guard.run(async () => {
      const isNew = this.table.seatOf(guest.uid) === null;
      const former = role === 'player' ? await this.table.admit(guest) : null;
      if (former) {
        given = 'player';
        this.arrivals.expect(guest.uid, given, isNew ? () => this.takeBack(guest.uid, former) : undefined);
        this.tableChanged();
      } else if (this.arrivals.hasPlaceToWatch(this.people.watchersPlaces)) {
        given = 'spectator';
        this.arrivals.expect(guest.uid, given);
      }
    });
    if (outcome !== 'well') return { refused: outcome === 'failed' ? 'internal' : outcome };
    return reserved(this, { ...guest, role: given }, this.services.config);
  }

  /** The table has a newer room. */
  move(): void {
    this.guard.move();
  }

  /** Called for the page of the table and for lists. */
  summary(): TableSummary {
    return this.table.summary(this.people.isHere, this.people.watchers);
  }

  /** Called for the history of the game: the seat that this person has taken, not one that only waits for him. */
  seatSeenBy(uid: string): Seat | null {
    return this.arrivals.isAwaited(uid) ? null : this.table.seatOf(uid);
  }

  override onJoin(client: TableClient): void {
    const { uid, role } = client.auth;
    client.userData = { role };
    this.arrivals.arrived(uid, role);
    this.clock.setTimeout(() => putOutIfSilent(client), helloMs);
    this.enter(client);
  }

  override async onDrop(client: TableClient, code?: number): Promise<void> {
    const { auth, userData, sessionId } = client;
    this.services.presence.leave(sessionId);
    const isReplaced = userData?.role === 'player' && this.people.isHere(auth.uid);
    // thrown out for flooding: Colyseus would leave the socket open for as long as we wait for it
    if (this.services.closing || this.guard.ended || isReplaced || code === CloseCode.WITH_ERROR) return;
    this.tableChanged();
    const reconnection = this.allowReconnection(client, this.services.config.reconnectSeconds);
    await this.people.await(client, reconnection);
  }

  override onReconnect(client: TableClient): void {
    this.services.metrics.reconnect();
    this.enter(client);
  }

  override async onLeave(client: TableClient): Promise<void> {
    this.services.presence.leave(client.sessionId);
    if (!this.services.closing) await this.guard.run(() => this.left(client));
  }

  /** Moves that have been asked are stored and answered; then another process may have the table. */
  override onBeforeShutdown(): void {
    this.notice('closing');
    this.bots.stop();
    this.time.stop();
    void this.guard
      .close(() => this.release())
      .finally(() => {
        dropReservations(this);
        super.onBeforeShutdown();
      });
  }

  override async onDispose(): Promise<void> {
    // also called for a room whose table could not be opened
    if (!this.table) return;
    this.bots.stop();
    this.time.stop();
    this.services.metrics.closed(this);
    this.log.info({ seq: this.table.match?.seq ?? 0 }, 'the room is closed');
    if (this.guard.ended) return;
    await this.guard.close(() => this.release());
    const { status, seating } = this.table.arrangement;
    // an abandoned table leaves the lobby at once, and the store at the next sweep
    if (!this.services.closing && status === 'waiting' && !hasPerson(seating))
      this.services.listing.hide(this.matchId, this.epoch);
  }

  /** Without this, a throw in any hook would end the whole process. */
  override onUncaughtException(error: Error, method: string): void {
    this.log.error({ err: error, method }, 'a hook of the table failed');
  }

  // ------------------------------------------------------------------ requests

  private async act(client: TableClient, { id, seq, move }: ActRequest): Promise<Result<ActAnswer>> {
    const seat = this.people.seatOf(client);
    return seat === null ? { ok: false, ...serviceRefusal('notSeated') } : this.play(seat, move, seq, id);
  }

  private async playBot(seat: Seat, move: GameMove, seq: number, id: string): Promise<boolean> {
    let accepted = false;
    await this.guard.run(async () => {
      accepted = this.table.botAt(seat) !== null && (await this.play(seat, move, seq, id)).ok;
    });
    return accepted;
  }

  private async play(seat: Seat, move: GameMove, seq: number, id: string): Promise<Result<ActAnswer>> {
    const submitted = await this.table.submit(seat, move, seq, id);
    if (!submitted.ok) {
      if (submitted.cause) this.log.error({ err: submitted.cause, seq }, 'a move could not be stored');
      return { ok: false, ...submitted.refusal };
    }
    if (!submitted.repeated) {
      this.services.metrics.move(this.game.meta.id);
      this.publish(submitted.events);
      if (this.table.match?.outcome) this.log.info({ seq: submitted.seq }, 'the game is over');
    }
    return ok({ seq: submitted.seq });
  }

  private async undo(client: TableClient, { seq }: UndoRequest): Promise<Result<ActAnswer>> {
    const seat = this.people.seatOf(client);
    if (seat === null) return { ok: false, ...serviceRefusal('notSeated') };
    const undone = await this.table.undo(seat, seq);
    if (undone.ok) this.notice('undone', { seat, name: client.auth.name });
    return undone;
  }

  private sync(client: TableClient): SyncAnswer {
    const seat = this.people.seatOf(client);
    const { events: _, ...turn } = this.turnFor(seat, []);
    const bound = seat === null ? this.table.seatToTakeBack(client.auth.uid) : null;
    const log = this.table.match?.events(viewerAt(seat)) ?? [];
    return { ...turn, seat, log, ...(bound === null ? {} : { bound }) };
  }

  private async arrange(client: TableClient, request: TableRequest): Promise<Result<TableAnswer>> {
    const arranged =
      request.op === 'start'
        ? await this.table.start(client.auth.uid)
        : await this.table.arrange(client.auth, request, this.people.isHere);
    if (!arranged.ok) return arranged;
    if (arranged.value) {
      this.publish(arranged.value.opening);
      this.log.info('the game begins');
    } else {
      if (request.op === 'sit') client.userData = { role: 'player' };
      this.enter(client);
      // before the answer: who sits down has his private words when he hears that he sits
      this.broadcastPatch();
    }
    return ok({ seat: this.people.seatOf(client) });
  }

  // -------------------------------------------------------------------- people

  private enter(client: TableClient): void {
    this.services.presence.enter(client.sessionId, client.auth.uid);
    if (client.userData.role === 'player') this.people.replaceOthers(client);
    this.tableChanged();
    this.bots.prod();
  }

  /** For good, or for longer than a dropped socket may stay away. */
  private async left({ auth, userData }: TableClient): Promise<void> {
    const { isHere } = this.people;
    const { status, seating } = this.table.arrangement;
    const others = seating.some((holder) => holder.kind === 'person' && isHere(holder.uid));
    const isGone = userData?.role === 'player' && !isHere(auth.uid);
    // alone, he keeps his seat: the room closes, and the table waits in the store
    if (isGone && others && status === 'waiting') await this.table.leave(auth.uid);
    await this.table.findHost(isHere);
    this.tableChanged();
  }

  /** A seat was given, but nobody came to take it. */
  private async takeBack(uid: string, former: Former): Promise<void> {
    await this.guard.run(() => this.table.giveBack(uid, former).then(() => this.tableChanged()));
  }

  // ---------------------------------------------------------------- publishing

  /** After an accepted move: the state first, then what happened and what everybody may do now. */
  private publish(events: readonly GameEvent[]): void {
    this.project();
    this.broadcastPatch();
    this.time.look();
    for (const client of this.people.all)
      if (!putOutIfDeaf(client)) client.send('turn', this.turnFor(this.people.seatOf(client), events));
    this.list();
    this.bots.prod(events.length);
  }

  private turnFor(seat: Seat | null, events: readonly GameEvent[]): TurnMessage {
    const { match, clock, isAbandoned } = this.table;
    return {
      seq: match?.seq ?? 0,
      events: match?.redacted(events, viewerAt(seat)) ?? [],
      moves: seat === null || isAbandoned ? [] : (match?.legalMoves(seat) ?? []),
      ...(seat !== null && this.table.whyNoUndo(seat) === null ? { undo: true } : {}),
      ...(clock ? { clock: clock.until(Date.now()).seats() } : {}),
    };
  }

  private project(): void {
    const { match, arrangement } = this.table;
    if (match) {
      this.projection.write(this.state, match.view('spectator'));
      writeOwn(this.projection, this.state, arrangement.seating.length, (seat) => match.view(seat));
    }
    this.showTable();
  }

  private tableChanged(): void {
    this.showTable();
    this.list();
    if (this.time.look()) this.broadcast('clock', { clock: this.table.clock?.seats() ?? [] } satisfies ClockMessage);
    this.bots.prod();
  }

  /** One that is about to begin waits for its host and for nobody else. */
  private list(): void {
    if (this.table.arrangement.begins) return;
    const told = { summary: this.summary(), order: this.table.createdAt, seen: Date.now() };
    this.services.listing.show({ ...told, epoch: this.epoch, home: matchMaker.processId });
  }

  /** Also whose private words each client may read: seats change hands. */
  private showTable(): void {
    writeTable(this.state, this.table.info(this.people.isHere, this.people.watchers));
    for (const client of this.people.all) showOwn(client, this.state, this.people.seatOf(client));
  }

  /** Something threw that must not: the stored game is taken up anew, and nothing is lost but a moment. */
  private async recover(error: unknown): Promise<void> {
    if (error instanceof PlaceTakenError) this.services.metrics.refusedAppend('taken');
    this.log.error({ err: error, seq: this.table.match?.seq }, 'the table stumbled and is read again from the store');
    this.notice('internalError');
    try {
      await this.table.reload();
      this.notice('restored');
    } catch (again) {
      this.log.error({ err: again }, 'the table could not be read again');
      throw again;
    }
  }

  /** The table lives in another room: everybody here asks for his seat again, and finds it there. */
  private sendHome(byFence: boolean): void {
    if (byFence) this.services.metrics.refusedAppend('fenced');
    this.log.warn({ epoch: this.epoch }, 'the table has moved to another room, and this one closes');
    this.bots.stop();
    this.time.stop();
    // what is being answered is answered first
    setImmediate(() => {
      dropReservations(this);
      void this.disconnect(closeCodes.moved);
    });
  }

  private async release(): Promise<void> {
    try {
      await this.services.store.release({ id: this.matchId, epoch: this.epoch }, this.table.closing());
    } catch (err) {
      this.log.warn({ err }, 'whoever opens the table next will look for this room first');
    }
  }

  private notice(code: NoticeMessage['code'], params: Params = {}): void {
    this.broadcast('notice', { code, params } satisfies NoticeMessage);
  }
}
