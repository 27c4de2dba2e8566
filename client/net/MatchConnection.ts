import type { Seat } from '../../shared/engine/core.ts';
import type {
  ActRequest,
  ClockMessage,
  NoticeMessage,
  RefusalMessage,
  SyncAnswer,
  TableInfo,
  TableRequest,
  TurnMessage,
} from '../../shared/protocol/messages.ts';
import { closeCodes, type ServiceRefusalCode } from '../../shared/protocol/refusals.ts';
import type { SayRequest } from '../../shared/protocol/talk.ts';
import { type ApiRefusal, api } from './api.ts';
import { backoff, pause } from './backoff.ts';
import { Conversation } from './Conversation.ts';
import { dealFor, keepDeal, randomHex } from './deals.ts';
import { forget, identity } from './identity.ts';
import { Looking } from './Looking.ts';
import {
  type ClosedReason,
  hasGap,
  nothingYet,
  type PageSnapshot,
  withClock,
  withConnection,
  withState,
  withSync,
  withTurn,
} from './match-state.ts';
import { consume, type Room } from './sdk.ts';
import type { Match, Step } from './snapshot.ts';
import { type RoomWire, readRoom, viewOf } from './views.ts';

const CONSENTED = 4000;

/** `unheard`: done or not, nobody knows; `elsewhere`: not done, for another room has the table */
export type Answered = { readonly refusal: RefusalMessage | null; readonly answer?: unknown } | 'unheard' | 'elsewhere';

const elsewhere = ['moved', 'closing'] satisfies ServiceRefusalCode[] as readonly string[];

/**
 * A place at a table that finds its way back by itself: short blinks are healed by the SDK, everything else by
 * asking for the seat again, which also finds a game that another process has taken over.
 */
export class MatchConnection implements Match {
  private state: PageSnapshot = nothingYet;
  private room: Room | null = null;
  private opening: Promise<void> | null = null;
  private left = false;
  /** the room has told us all since we came, or came back */
  private synced = false;
  /** whether this sitting has its number in the deal, or on the way there */
  private dealt = false;
  private readonly looking: Looking;
  private readonly listeners = new Set<() => void>();
  private readonly stepListeners = new Set<(step: Step) => void>();
  /** the table speaks: a fault, a restoration, a restart to come */
  onNotice: (notice: NoticeMessage) => void = () => {};
  readonly conversation = new Conversation((request) => this.say(request));
  /** why the table cannot be entered */
  refusal: ApiRefusal | null = null;

  constructor(
    private readonly id: string,
    private readonly role: 'player' | 'spectator',
    /** whether one's name is kept from the others while one watches */
    private readonly anonymous = false,
    /** whose seat it is */
    private readonly token: () => string | undefined = () => identity.get()?.token,
  ) {
    this.looking = new Looking(id);
  }

  snapshot(): PageSnapshot {
    return this.state;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onStep(listener: (step: Step) => void): () => void {
    this.stepListeners.add(listener);
    return () => this.stepListeners.delete(listener);
  }

  /** Asks for the seat until it is given or refused for good: once at a time, whatever the reasons. */
  open(): Promise<void> {
    this.opening ??= this.knock().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async knock(): Promise<void> {
    for (let attempt = 0; !this.left; attempt++) {
      const seat = await api.seat(this.id, this.role, this.token(), this.anonymous);
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
        this.show(withConnection(this.state, 'closed', seat.refusal.code === 'noSuchTable' ? 'gone' : 'refused'));
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
    this.dealt = false;
    this.synced = false;
    // until we know the room, only the one who knocks comes back to it: two ways back would put each other out
    room.reconnection.enabled = false;
    // before the answer to `sync`: a game that begins with our number need not wait for it
    if (sits) room.onStateChange.once(() => void this.deal(room, readRoom(room.state).table));
    room.onStateChange(() => {
      if (room !== this.room) return;
      // what we hold stands until all of the new is here: the own words may come a patch later than the rest
      if (!this.synced && this.state.view !== null) return;
      const wire = readRoom(room.state);
      this.show(withState(this.state, wire.table, isByMessage(wire) ? this.state.view : viewOf(wire, this.state.seat)));
    });
    room.onMessage<TurnMessage>('turn', (turn) => {
      if (room !== this.room) return;
      if (hasGap(this.state, turn)) {
        void this.sync(room).catch(() => room.connection.close());
        return;
      }
      const { snapshot, step } = withTurn(this.state, turn);
      this.show(snapshot);
      if (step) for (const listener of this.stepListeners) listener(step);
    });
    room.onMessage<ClockMessage>('clock', (message) => this.show(withClock(this.state, message)));
    this.conversation.listen(room);
    room.onMessage<NoticeMessage>('notice', (notice) => {
      // where we sit, or what we may see, is another now, and not by our own word
      if (['changed', 'kicked', 'satIn'].includes(notice.code)) void this.sync(room).catch(() => {});
      this.onNotice(notice);
    });
    room.onDrop(() => {
      if (room !== this.room) return;
      this.synced = false;
      this.show(withConnection(this.state, 'reconnecting'));
    });
    room.onReconnect(() => void this.sync(room).catch(() => room.connection.close()));
    room.onLeave((code) => this.fell(room, code));
    await this.sync(room);
    room.reconnection.enabled = true;
  }

  private async sync(room: Room): Promise<void> {
    const answer = (await room.request('sync', {})) as SyncAnswer;
    if (room !== this.room) return;
    // who is not let look any more does not look again by himself
    if (this.synced && this.state.over !== null && answer.over === undefined) this.looking.at(null, null);
    this.synced = true;
    const wire = readRoom(room.state);
    const view = answer.view === undefined ? viewOf(wire, answer.seat) : answer.view;
    this.show(withSync(this.state, answer, wire.table, view));
    void this.conversation.sync(room);
    this.dealt &&= answer.seat !== null;
    if (answer.seat !== null) void this.deal(room, wire.table);
    const again = this.looking.again(answer, wire.table);
    if (again !== null) void this.lookOver(again);
  }

  /** Adds our number to the deal, as soon as we sit and have seen the commitment. */
  private async deal(room: Room, { id, status, commitment }: TableInfo): Promise<void> {
    if (this.dealt || status !== 'waiting' || commitment === '') return;
    this.dealt = true;
    const deal = dealFor(id, commitment);
    const request: TableRequest = { op: 'nonce', nonce: deal.nonce };
    const answered = await this.ask('table', request);
    // not heard: once more after the next sync, which a lost line brings by itself
    if (typeof answered === 'string') this.dealt &&= room !== this.room;
    else if (answered.refusal === null) keepDeal({ ...deal, heard: true });
  }

  /** Hears no more of a room that we have not come to know. */
  private abandon(): void {
    const { room } = this;
    this.room = null;
    if (!room) return;
    room.connection.close();
  }

  private fell(room: Room, code: number): void {
    if (room !== this.room) return;
    this.room = null;
    if (this.left || code === CONSENTED) return;
    if (code === closeCodes.notWatchable) {
      this.refusal = { code: 'notWatchable', params: {} };
      this.show(withConnection(this.state, 'closed', 'refused'));
      return;
    }
    if (code === closeCodes.replaced) {
      this.show(withConnection(this.state, 'closed', 'elsewhere' satisfies ClosedReason));
      return;
    }
    this.show(withConnection(this.state, 'reconnecting'));
    void this.open();
  }

  /** Once more from here, after another tab had taken the seat. */
  reopen(): void {
    this.show(withConnection(this.state, 'connecting'));
    void this.open();
  }

  /** Once more under another name. */
  rename(): void {
    const { room } = this;
    this.room = null;
    void room?.leave();
    this.reopen();
  }

  async act(move: { readonly type: string }): Promise<RefusalMessage | null> {
    if (this.state.busy) return null;
    const request: ActRequest = { id: randomHex(12), seq: this.state.seq, move };
    this.show({ ...this.state, busy: true });
    try {
      let answered = await this.ask('act', request);
      // not heard of: the move may be stored or not; the same id makes asking again harmless
      while (typeof answered === 'string' && !this.left && this.state.closed === null) {
        await this.whenLive();
        if (this.state.seq > request.seq) return null;
        answered = await this.ask('act', request);
      }
      return typeof answered === 'string' ? null : answered.refusal;
    } finally {
      this.show({ ...this.state, busy: false });
    }
  }

  /** Seats, bots, pace, start: what a person may ask of the table itself. */
  async table(request: TableRequest): Promise<RefusalMessage | null> {
    let answered = await this.ask('table', request);
    while (answered === 'elsewhere' && !this.left && this.state.closed === null) {
      await this.whenLive();
      answered = await this.ask('table', request);
    }
    if (typeof answered === 'string') return { code: 'offline', clause: '', params: {} };
    const { room } = this;
    // sitting down and standing up change what we may see and do
    if (room && answered.refusal === null && request.op !== 'start') await this.sync(room).catch(() => {});
    return answered.refusal;
  }

  /** Looks over the shoulder of this seat as long as it may be; null: over nobody's. */
  async lookOver(seat: Seat | null): Promise<RefusalMessage | null> {
    this.looking.at(seat, this.state.table);
    const answered = await this.ask('look', { seat });
    if (typeof answered === 'string') return { code: 'offline', clause: '', params: {} };
    const { refusal } = answered;
    // who has no name yet may look when he has
    if (refusal && refusal.code !== 'noGuest') this.looking.at(null, null);
    if (!refusal && this.room) await this.sync(this.room).catch(() => {});
    return refusal;
  }

  private async say(request: SayRequest): Promise<RefusalMessage | null> {
    let answered = await this.ask('say', request);
    while (typeof answered === 'string' && !this.left && this.state.closed === null) {
      await this.whenLive();
      answered = await this.ask('say', request);
    }
    return typeof answered === 'string' ? { code: 'offline', clause: '', params: {} } : answered.refusal;
  }

  /** Takes back our last decision; asked for a position that is gone, it has been done. */
  async undo(): Promise<RefusalMessage | null> {
    if (this.state.busy || !this.state.undo) return null;
    this.show({ ...this.state, busy: true });
    const answered = await this.ask('undo', { seq: this.state.seq });
    this.show({ ...this.state, busy: false });
    return typeof answered === 'string' ? { code: 'offline', clause: '', params: {} } : answered.refusal;
  }

  leave(): void {
    this.left = true;
    void this.room?.leave();
    this.room = null;
    // who waits for it to be live does so no longer
    this.show(this.state);
  }

  protected async ask(type: 'act' | 'table' | 'look' | 'say' | 'undo', payload: unknown): Promise<Answered> {
    const { room } = this;
    if (!room) return 'unheard';
    try {
      return { refusal: null, answer: await room.request(type, payload) };
    } catch (error) {
      const { name, reason } = error as { readonly name?: string; readonly reason?: RefusalMessage };
      if (name !== 'rejected' || !reason) return 'unheard';
      // nothing was done, and the socket is about to close: the seat is asked for again, and then this
      return elsewhere.includes(reason.code) ? 'elsewhere' : { refusal: reason };
    }
  }

  private async whenLive(): Promise<void> {
    // the socket is about to close, and has not said so yet
    await pause(300);
    const isOver = (): boolean => this.left || this.state.closed !== null || this.state.connection === 'live';
    if (isOver()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!isOver()) return;
        stop();
        resolve();
      });
    });
  }

  private show(next: PageSnapshot): void {
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Where watchers are kept behind, everybody gets his view with the messages, and the state has none. */
const isByMessage = ({ table, game }: RoomWire): boolean => game === undefined && table.status !== 'waiting';

/** What waiting does not mend. */
const isFinal = (refusal: ApiRefusal): boolean => !['offline', 'tooMany', 'closing', 'internal'].includes(refusal.code);
