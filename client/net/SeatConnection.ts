import type { Seat } from '../../shared/engine/core.ts';
import type { SayRequest } from '../../shared/protocol/chat.ts';
import type {
  ClockMessage,
  NoticeMessage,
  RefusalMessage,
  SuggestionsMessage,
  SyncAnswer,
  TurnMessage,
} from '../../shared/protocol/messages.ts';
import type { ReadersMessage } from '../../shared/protocol/reading.ts';
import { closeCodes } from '../../shared/protocol/refusals.ts';
import { type ApiRefusal, api } from './api.ts';
import { backoff, pause } from './backoff.ts';
import { ChatConnection } from './ChatConnection.ts';
import { forget, identity } from './identity.ts';
import {
  type ClosedReason,
  hasGap,
  nothingYet,
  type PageSnapshot,
  withClock,
  withConnection,
  withReaders,
  withState,
  withSuggestions,
  withSync,
  withTurn,
} from './match-state.ts';
import { NonceSender } from './NonceSender.ts';
import { ObservableMatch } from './ObservableMatch.ts';
import { askRoom, offline, type RequestOutcome, type RoomRequest } from './room-request.ts';
import { ShoulderMemory } from './ShoulderMemory.ts';
import { consume, type Room } from './sdk.ts';
import { type RoomWire, readRoom, viewOf } from './views.ts';

const CONSENTED = 4000;

/**
 * A place at a table that finds its way back by itself: short blinks are healed by the SDK, everything else by
 * asking for the seat again, which also finds a game that another process has taken over.
 */
export abstract class SeatConnection extends ObservableMatch<PageSnapshot> {
  protected override state: PageSnapshot = nothingYet;
  protected room: Room | null = null;
  private opening: Promise<void> | null = null;
  private left = false;
  /** the room has told us all since we came, or came back */
  private synced = false;
  private readonly nonce = new NonceSender((request) => this.ask('table', request));
  private readonly shoulder: ShoulderMemory;
  /** the table speaks: a fault, a restoration, a restart to come */
  onNotice: (notice: NoticeMessage) => void = () => {};
  readonly chat = new ChatConnection((request) => this.say(request));
  /** why the table cannot be entered */
  refusal: ApiRefusal | null = null;

  constructor(
    private readonly id: string,
    private readonly role: 'player' | 'spectator',
    /** whether one's name is kept from the others while one watches */
    private readonly anonymous = false,
    /** whose seat it is */
    private readonly token: () => string | undefined = () => identity.get()?.token,
    /** the seat to take; null: one's own, or any that is free */
    private wanted: number | null = null,
  ) {
    super();
    this.shoulder = new ShoulderMemory(id);
  }

  /** Asks for the seat until it is given or refused for good: once at a time, whatever the reasons. */
  open(): Promise<void> {
    this.opening ??= this.askForSeat().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async askForSeat(): Promise<void> {
    for (let attempt = 0; !this.left; attempt++) {
      const seat = await api.seat(this.id, this.role, this.token(), this.anonymous, this.wanted);
      if (this.left) return;
      if (seat.ok) {
        try {
          await this.enter(await consume(seat.value), seat.value.role === 'player');
          return;
        } catch {
          // the room closed between the reservation and our arrival, or does not speak: ask again
          this.abandon();
          if (this.state.closed !== null) return;
        }
      } else if (seat.refusal.code === 'noGuest' && this.role === 'player') {
        // the page asks for a name, and opens again
        forget();
        return;
      } else if (isFinal(seat.refusal)) {
        this.refusal = seat.refusal;
        this.publish(withConnection(this.state, 'closed', seat.refusal.code === 'noSuchTable' ? 'gone' : 'refused'));
        return;
      }
      await pause(backoff(attempt));
    }
  }

  private async enter(room: Room, sits: boolean): Promise<void> {
    if (this.left) {
      void room.leave();
      return;
    }
    this.room = room;
    // from now on it is their own, wherever it is
    this.wanted = null;
    this.nonce.reset();
    this.synced = false;
    // until we know the room, only `askForSeat` comes back to it: two ways back would replace each other
    room.reconnection.enabled = false;
    // before the answer to `sync`: a game that begins with our number need not wait for it
    if (sits) room.onStateChange.once(() => void this.nonce.send(readRoom(room.state).table));
    room.onStateChange(() => {
      if (room !== this.room) return;
      // what we hold stands until all of the new is here: the own words may come a patch later than the rest
      if (!this.synced && this.state.view !== null) return;
      const wire = readRoom(room.state);
      this.publish(
        withState(this.state, wire.table, isByMessage(wire) ? this.state.view : viewOf(wire, this.state.seat)),
      );
    });
    room.onMessage<TurnMessage>('turn', (turn) => {
      if (room !== this.room) return;
      if (hasGap(this.state, turn)) {
        void this.sync(room).catch(() => room.connection.close());
        return;
      }
      const { snapshot, step } = withTurn(this.state, turn);
      this.publish(snapshot);
      if (step) this.publishStep(step);
    });
    room.onMessage<ClockMessage>('clock', (message) => this.publish(withClock(this.state, message)));
    room.onMessage<SuggestionsMessage>('suggestions', (message) => this.publish(withSuggestions(this.state, message)));
    room.onMessage<ReadersMessage>('readers', (message) => this.publish(withReaders(this.state, message)));
    this.chat.listen(room);
    room.onMessage<NoticeMessage>('notice', (notice) => {
      // where we sit, or what we may see, is another now, and not by our own word
      if (['changed', 'kicked', 'replacedByBot'].includes(notice.code)) void this.sync(room).catch(() => {});
      this.onNotice(notice);
    });
    room.onDrop(() => {
      if (room !== this.room) return;
      this.synced = false;
      this.publish(withConnection(this.state, 'reconnecting'));
    });
    room.onReconnect(() => void this.sync(room).catch(() => room.connection.close()));
    room.onLeave((code) => this.onDisconnect(room, code));
    await this.sync(room);
    room.reconnection.enabled = true;
  }

  protected async sync(room: Room): Promise<void> {
    const answer = (await room.request('sync', {})) as SyncAnswer;
    if (room !== this.room) return;
    // who may not look any more does not look again without being asked
    if (this.synced && this.state.over !== null && answer.over === undefined) this.shoulder.remember(null, null);
    this.synced = true;
    const wire = readRoom(room.state);
    const view = answer.view === undefined ? viewOf(wire, answer.seat) : answer.view;
    this.publish(withSync(this.state, answer, wire.table, view));
    void this.chat.sync(room);
    if (answer.seat === null) this.nonce.reset();
    else void this.nonce.send(wire.table);
    const again = this.shoulder.seatToAskFor(answer, wire.table);
    if (again !== null) void this.lookOver(again);
  }

  /** Hears no more of a room that we have not come to know. */
  private abandon(): void {
    const { room } = this;
    this.room = null;
    if (!room) return;
    room.connection.close();
  }

  private onDisconnect(room: Room, code: number): void {
    if (room !== this.room) return;
    this.room = null;
    if (this.left || code === CONSENTED) return;
    if (code === closeCodes.notWatchable) {
      this.refusal = { code: 'notWatchable', params: {} };
      this.publish(withConnection(this.state, 'closed', 'refused'));
      return;
    }
    if (code === closeCodes.replaced) {
      this.publish(withConnection(this.state, 'closed', 'elsewhere' satisfies ClosedReason));
      return;
    }
    this.publish(withConnection(this.state, 'reconnecting'));
    void this.open();
  }

  /** Once more from here, after another tab had taken the seat. */
  reopen(): void {
    this.publish(withConnection(this.state, 'connecting'));
    void this.open();
  }

  /** Once more under another name. */
  rename(): void {
    const { room } = this;
    this.room = null;
    void room?.leave();
    this.reopen();
  }

  /** Looks over the shoulder of this seat as long as it may be; null: over nobody's. */
  async lookOver(seat: Seat | null): Promise<RefusalMessage | null> {
    this.shoulder.remember(seat, this.state.table);
    const answered = await this.ask('look', { seat });
    if (typeof answered === 'string') return offline;
    const { refusal } = answered;
    // who has no name yet may look when they have one
    if (refusal && refusal.code !== 'noGuest') this.shoulder.remember(null, null);
    if (!refusal && this.room) await this.sync(this.room).catch(() => {});
    return refusal;
  }

  private async say(request: SayRequest): Promise<RefusalMessage | null> {
    const answered = await this.askUntil((answer) => typeof answer !== 'string', 'say', request);
    return typeof answered === 'string' ? offline : answered.refusal;
  }

  leave(): void {
    this.left = true;
    void this.room?.leave();
    this.room = null;
    // who waits for it to be live does so no longer
    this.publish(this.state);
  }

  protected ask(type: RoomRequest, payload: unknown): Promise<RequestOutcome> {
    return askRoom(this.room, type, payload);
  }

  /** Asks again after every reconnection, until this answer is enough or the table is left. */
  protected async askUntil(
    isEnough: (answer: RequestOutcome) => boolean,
    type: RoomRequest,
    payload: unknown,
  ): Promise<RequestOutcome> {
    let answered = await this.ask(type, payload);
    while (!isEnough(answered) && !this.left && this.state.closed === null) {
      await this.whenLive();
      if (isEnough(answered)) break;
      answered = await this.ask(type, payload);
    }
    return answered;
  }

  private async whenLive(): Promise<void> {
    // the socket is about to close, and has not said so yet
    await pause(300);
    await this.whenState(() => this.left || this.state.closed !== null || this.state.connection === 'live');
  }
}

/** Where watchers are kept behind, everybody gets their view with the messages, and the state has none. */
const isByMessage = ({ table, game }: RoomWire): boolean => game === undefined && table.status !== 'waiting';

/** What waiting does not mend. */
const isFinal = (refusal: ApiRefusal): boolean => !['offline', 'tooMany', 'closing', 'internal'].includes(refusal.code);
