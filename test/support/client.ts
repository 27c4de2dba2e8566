import './sockets.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { Client, type Room, registerSerializer } from '@colyseus/sdk';
import { type RoomWire, readRoom } from '../../client/net/views.ts';
import { WholeStateSerializer } from '../../client/net/WholeStateSerializer.ts';
import type { Seat } from '../../shared/engine/core.ts';
import type { Said } from '../../shared/protocol/chat.ts';
import type { CreateTableAnswer, CreateTableRequest, GuestAnswer, SeatAnswer } from '../../shared/protocol/http.ts';
import type {
  ActAnswer,
  ClockMessage,
  NoticeMessage,
  RefusalMessage,
  SuggestionsMessage,
  SyncAnswer,
  TableAnswer,
  TableInfo,
  TableRequest,
  TurnMessage,
} from '../../shared/protocol/messages.ts';
import type { ReadersMessage } from '../../shared/protocol/reading.ts';

// as the page does
registerSerializer('schema', WholeStateSerializer);

type Move = { readonly type: string };
type Reservation = Parameters<Client['consumeSeatReservation']>[0];

export interface HttpAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export async function http<T>(url: string, path: string, body?: unknown, token?: string): Promise<HttpAnswer<T>> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T, headers: response.headers };
}

/** What others do before it is one's turn again may be many moves, on a machine that has much else to do. */
const othersTime = 30_000;

/** Waits for something that is told by an event, not by time passing. */
export function within<T>(promise: Promise<T>, what: string, ms = 10_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A person with a name, as the page would be one. */
export class Visitor {
  readonly url: string;
  readonly uid: string;
  readonly token: string;

  private constructor(url: string, { uid, token }: GuestAnswer) {
    this.url = url;
    this.uid = uid;
    this.token = token;
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const { status, body } = await http<GuestAnswer>(url, '/api/guest', { name });
    if (status !== 200) throw new Error(`guest: ${JSON.stringify(body)}`);
    return new Visitor(url, body);
  }

  /** The same person before the same house at another address, after a restart. */
  at(url: string): Visitor {
    return new Visitor(url, { uid: this.uid, token: this.token, name: '' });
  }

  async createTable(request: Partial<CreateTableRequest> = {}): Promise<CreateTableAnswer> {
    const table = { game: 'port-royal', seats: 3, visibility: 'public', ...request };
    const { status, body } = await http<CreateTableAnswer>(this.url, '/api/tables', table, this.token);
    if (status !== 201) throw new Error(`table: ${JSON.stringify(body)}`);
    return body;
  }

  async seat(idOrCode: string, role: 'player' | 'spectator' = 'player'): Promise<SeatAnswer> {
    const path = `/api/tables/${idOrCode}/seat`;
    const { status, body } = await http<SeatAnswer>(this.url, path, { role }, this.token);
    if (status !== 200) throw new Error(`seat: ${JSON.stringify(body)}`);
    return body;
  }

  async join(idOrCode: string, role: 'player' | 'spectator' = 'player'): Promise<AtTable> {
    const answer = await this.seat(idOrCode, role);
    return AtTable.enter(this.url, answer);
  }

  /** Against bots: it begins with the nonce. */
  async playNow(request: Partial<CreateTableRequest> = {}): Promise<AtTable> {
    const seats = request.seats ?? 3;
    const { id } = await this.createTable({ bots: seats - 1, start: true, pace: 'instant', ...request, seats });
    return this.join(id);
  }
}

interface Place {
  readonly reservation: unknown;
  readonly path: string;
}

export async function consume(url: string, { reservation, path }: Place): Promise<Room> {
  const room = await new Client(url + path).consumeSeatReservation(reservation as Reservation);
  room.reconnection.minUptime = 0;
  room.reconnection.delay = 20;
  room.reconnection.minDelay = 20;
  return room;
}

export const newNonce = (): string => randomBytes(16).toString('hex');

export type RefusedAnswer = { readonly refused: RefusalMessage };

/** A connection to a table. */
export class AtTable {
  readonly room: Room;
  readonly role: 'player' | 'spectator';
  readonly turns: TurnMessage[] = [];
  readonly notices: NoticeMessage[] = [];
  readonly heard: Said[] = [];
  readonly clocks: ClockMessage['clock'][] = [];
  readonly suggestions: SuggestionsMessage[] = [];
  readonly readers: ReadersMessage[] = [];
  private readonly waiting = new Set<() => void>();
  private closed: number | null = null;

  private constructor(room: Room, role: 'player' | 'spectator') {
    this.room = room;
    this.role = role;
  }

  static async enter(url: string, answer: SeatAnswer, adds = true): Promise<AtTable> {
    const room = await consume(url, answer);
    const { role } = answer;
    const seated = new AtTable(room, role);
    room.onMessage<TurnMessage>('turn', (turn) => seated.note(() => seated.turns.push(turn)));
    room.onMessage<NoticeMessage>('notice', (notice) => seated.note(() => seated.notices.push(notice)));
    room.onMessage<Said>('said', (said) => seated.note(() => seated.heard.push(said)));
    room.onMessage<ClockMessage>('clock', ({ clock }) => seated.note(() => seated.clocks.push(clock)));
    room.onMessage<SuggestionsMessage>('suggestions', (all) => seated.note(() => seated.suggestions.push(all)));
    room.onMessage<ReadersMessage>('readers', (all) => seated.note(() => seated.readers.push(all)));
    room.onStateChange(() => seated.note());
    room.onReconnect(() => seated.note());
    room.onLeave((code) => seated.note(() => (seated.closed = code)));
    await seated.until(() => seated.room.state?.table?.id !== undefined, 'the first state');
    // as a page does
    if (adds && role === 'player' && seated.table.status === 'waiting')
      await seated.arrange({ op: 'nonce', nonce: newNonce() });
    return seated;
  }

  get state(): RoomWire {
    return readRoom(this.room.state);
  }

  get table(): TableInfo {
    return this.state.table;
  }

  get seq(): number {
    return this.turns.at(-1)?.seq ?? -1;
  }

  /** close code, once it is over */
  get left(): number | null {
    return this.closed;
  }

  /** Until the condition holds, looked at whenever something arrives. */
  until(condition: () => boolean, what = 'a change', ms = 10_000): Promise<void> {
    if (condition()) return Promise.resolve();
    return within(
      new Promise((resolve) => {
        const look = (): void => {
          if (!condition()) return;
          this.waiting.delete(look);
          resolve();
        };
        this.waiting.add(look);
      }),
      what,
      ms,
    );
  }

  sync(): Promise<SyncAnswer> {
    return this.room.request('sync', {});
  }

  act(move: Move, seq: number, id: string = randomUUID()): Promise<ActAnswer | RefusedAnswer> {
    return this.ask<ActAnswer>('act', { id, seq, move });
  }

  ask<T = TableAnswer>(type: string, payload: unknown): Promise<T | RefusedAnswer> {
    const asked: Promise<T> = this.room.request(type, payload);
    return asked.catch((error: { name: string; reason: RefusalMessage }) => {
      if (error.name === 'rejected') return { refused: error.reason };
      throw error;
    });
  }

  async arrange(request: TableRequest): Promise<TableAnswer | RefusedAnswer> {
    const answer = await this.ask('table', request);
    // as a page does: what a bot has left to do is not told again to whoever takes the seat back
    const isSeated = request.op === 'sit' && !('refused' in answer);
    if (isSeated && this.table.status === 'running') await this.catchUp();
    return answer;
  }

  /** Asks what may be done now, which no turn has told. */
  private async catchUp(): Promise<void> {
    const { seq, moves } = await this.sync();
    if (seq >= this.seq) this.note(() => this.turns.push({ seq, moves, events: [] }));
  }

  /** Waits for the own turn, however many others move before; null when the game is over. */
  async myTurn(): Promise<{ readonly seq: number; readonly moves: readonly Move[] } | null> {
    const isMine = (): boolean => (this.turns.at(-1)?.moves.length ?? 0) > 0;
    if (this.turns.length === 0) await this.catchUp();
    await this.until(() => isMine() || this.table.status === 'finished', 'a turn', othersTime);
    return isMine() ? (this.turns.at(-1) ?? null) : null;
  }

  /** Plays own turns by `choose` until the game is over. */
  async playOut(choose: (moves: readonly Move[]) => Move): Promise<void> {
    for (let turn = await this.myTurn(); turn; turn = await this.myTurn()) await this.act(choose(turn.moves), turn.seq);
  }

  /** As a cable does. */
  cut(): void {
    const { ws } = this.room.connection.transport as unknown as { ws: { terminate(): void } };
    ws.terminate();
  }

  async leave(): Promise<void> {
    if (this.closed === null) await within(this.room.leave(), 'leaving');
  }

  seatOf(name: string): Seat {
    return this.table.seats.findIndex((seat) => seat.name === name);
  }

  private note(change: () => void = () => {}): void {
    change();
    for (const look of [...this.waiting]) look();
  }
}
