import { randomUUID } from 'node:crypto';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame, GameId } from '../../shared/engine/game.ts';
import { commitmentOf } from '../../shared/fairness/deal.ts';
import type { ActAnswer, BotLevel, TableInfo, TableRequest, TableSummary } from '../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { missesAllowed } from '../../shared/protocol/speeds.ts';
import { Clock, firstClock } from '../match/Clock.ts';
import { Match, type Submitted } from '../match/Match.ts';
import { FencedError, type MatchRow, type MatchStore } from '../store/MatchStore.ts';
import type { StoredClock } from '../store/schema.ts';
import {
  type Arrangement,
  arrange,
  type Former,
  formerOf,
  type Guest,
  giveBack,
  type IsHere,
  openSeats,
  placeFor,
  type SeatHolder,
  seatOf,
  seatToTakeBack,
  sit,
  sitIn,
  stand,
  withoutLeft,
  withPresentHost,
} from './seating.ts';
import { seatInfo, summaryOf } from './summary.ts';

const parts = ['host', 'pace', 'seating', 'held', 'nonces', 'begins'] as const satisfies (keyof Arrangement)[];

const unchanged = (a: Arrangement, b: Arrangement): boolean => parts.every((part) => a[part] === b[part]);

/** A stored table and the game on it, without sockets. Whatever it answers has been stored before. */
export class Table {
  private readonly store: MatchStore;
  private readonly game: AnyGame;
  private row: MatchRow;
  private current: Match | null;
  /** null at tables without clocks, and when no game runs */
  private timed: Clock | null;
  private readonly commitment: string;
  /** told whenever what was in memory has been replaced */
  reloaded: () => void = () => {};

  private constructor(store: MatchStore, game: AnyGame, row: MatchRow, match: Match | null) {
    this.store = store;
    this.game = game;
    this.row = row;
    this.current = match;
    this.timed = row.status === 'running' ? Clock.resume(row.speed, row.clock, Date.now()) : null;
    this.commitment = row.secret === null ? '' : commitmentOf(row.secret);
  }

  /** `epoch`: of the room that opens it; throws FencedError when there is a newer one. */
  static async open(store: MatchStore, game: AnyGame, id: string, epoch?: number): Promise<Table> {
    const row = await store.byId(id);
    if (!row) throw new Error(`no table ${id}`);
    if (epoch !== undefined && row.epoch !== epoch) throw new FencedError(`room ${epoch} of ${id}`);
    return new Table(store, game, row, row.status === 'waiting' ? null : await Match.restore(store, game, row));
  }

  /** null until the game begins */
  get match(): Match | null {
    return this.current;
  }

  get arrangement(): Arrangement {
    return this.row;
  }

  get createdAt(): number {
    return this.row.createdAt.getTime();
  }

  seatOf(uid: string): Seat | null {
    return seatOf(this.row.seating, uid);
  }

  botAt(seat: Seat): BotLevel | null {
    const holder = this.row.seating[seat];
    return holder?.kind === 'bot' ? holder.level : null;
  }

  get clock(): Clock | null {
    return this.timed;
  }

  /** Over without a result: everybody had left. */
  get isAbandoned(): boolean {
    return this.row.status === 'finished' && this.current?.outcome === null;
  }

  /** The seat that is this person's and that a bot has. */
  seatToTakeBack(uid: string): Seat | null {
    return seatToTakeBack(this.row, uid);
  }

  /** Whose clocks run from now on; true when they are others than before. */
  keepTime(isHere: IsHere, isAttended: boolean, now = Date.now()): boolean {
    if (!this.timed) return false;
    const actors = isAttended && this.row.status === 'running' ? (this.current?.actors ?? []) : [];
    const modes = this.row.seating.map((holder, seat) => {
      if (holder.kind !== 'person' || !actors.includes(seat)) return 'rest';
      return isHere(holder.uid) ? 'thinking' : 'away';
    });
    const before = this.timed.modes;
    this.timed = this.timed.watch(modes, now);
    return modes.some((mode, seat) => mode !== before[seat]);
  }

  info(isHere: IsHere, watchers: number): TableInfo {
    const { id, code, status, visibility, host, pace, seating, options, begins, origin, speed, undo } = this.row;
    return {
      id,
      code,
      game: this.row.game as GameId,
      status,
      visibility,
      hostSeat: seatOf(seating, host) ?? -1,
      pace,
      speed,
      undo,
      watchers,
      seats: seating.map((holder) => seatInfo(holder, isHere)),
      options: JSON.stringify(options),
      commitment: this.commitment,
      begins,
      origin: origin ? `${origin.id}#${origin.seq}` : '',
    };
  }

  summary(isHere: IsHere, watchers: number): TableSummary {
    return summaryOf(this.row, { isHere, watchers, glance: this.current?.standing().glance ?? {} });
  }

  /** Seats a newcomer, or finds the seat he has: who had it before. Null when there is no place but a spectator's. */
  async admit(guest: Guest): Promise<Former | null> {
    const seat = this.seatOf(guest.uid) ?? placeFor(this.row, guest.uid);
    if (seat === null) return null;
    const former = formerOf(this.row, seat, guest.uid);
    const next = sit(this.row, guest, seat);
    if (next.ok) await this.change(next.value);
    return next.ok ? former : null;
  }

  async giveBack(uid: string, former: Former): Promise<void> {
    const next = giveBack(this.row, uid, former);
    if (next.ok) await this.change(next.value);
  }

  async leave(uid: string): Promise<void> {
    const next = stand(this.row, uid);
    if (next.ok) await this.change(next.value);
  }

  async findHost(isHere: IsHere): Promise<void> {
    await this.change(withPresentHost(this.row, isHere));
  }

  /** The game, where it begins with this; null otherwise. */
  async arrange(
    guest: Guest,
    request: Exclude<TableRequest, { op: 'start' }>,
    isHere: IsHere,
  ): Promise<Result<Match | null>> {
    const next = arrange(this.row, guest, request, isHere);
    if (!next.ok) return next;
    await this.change(next.value);
    if (request.op !== 'nonce' || !this.row.begins || guest.uid !== this.row.host) return ok(null);
    const begun = await this.start(guest.uid);
    // a seat has become free meanwhile: it waits like any other
    if (!begun.ok) await this.change({ ...this.row, begins: false });
    return begun.ok ? begun : ok(null);
  }

  async start(uid: string): Promise<Result<Match>> {
    const open = openSeats(this.row.seating);
    if (uid !== this.row.host) return { ok: false, ...serviceRefusal('notHost') };
    if (open > 0) return { ok: false, ...serviceRefusal('seatsOpen', { open }) };
    const match = this.row.status === 'waiting' ? await Match.begin(this.store, this.game, this.row) : null;
    if (!match) return { ok: false, ...serviceRefusal('notWaiting') };
    this.current = match;
    this.row = { ...this.row, status: 'running', begins: false };
    const { speed, seating } = this.row;
    this.timed = Clock.resume(speed, firstClock(speed, seating.length), Date.now());
    return ok(match);
  }

  async submit(seat: Seat, move: unknown, seq: number, requestId: string, isLate = false): Promise<Submitted> {
    if (!this.current || this.isAbandoned) return { ok: false, refusal: serviceRefusal('notRunning') };
    if (this.current.inDoubt) {
      try {
        await this.reload();
      } catch (cause) {
        if (cause instanceof FencedError) throw cause;
        return { ok: false, refusal: serviceRefusal('notStored'), cause };
      }
    }
    // his time ends when he has decided, however long it takes to be stored
    const now = Date.now();
    let clock = this.timed;
    const submitted = await this.current.submit(seat, move, seq, requestId, (actors) => {
      clock = this.timed?.moved(seat, actors, now, isLate) ?? null;
      return clock?.stored;
    });
    if (submitted.ok && !submitted.repeated) this.timed = clock;
    if (this.current.outcome) this.row = { ...this.row, status: 'finished' };
    return submitted;
  }

  /** The time of this seat is up: the rules move for it, and from the second time on a bot does. */
  async timeOut(seat: Seat): Promise<Submitted> {
    const { current: match, timed } = this;
    if (!match || !timed) return { ok: false, refusal: serviceRefusal('notRunning') };
    // no client can send such an id: it has spaces
    const id = `time out ${match.seq} ${randomUUID().slice(0, 8)}`;
    const submitted = await this.submit(seat, match.defaultMove(seat), match.seq, id, true);
    if (submitted.ok && (this.timed?.stored.missed[seat] ?? 0) > missesAllowed)
      await this.change(sitIn(this.row, seat));
    return submitted;
  }

  /** Why this seat cannot take back the last decision; null: it can. */
  whyNoUndo(seat: Seat): ServiceRefusalCode | null {
    if (!this.current || this.row.status !== 'running') return 'notRunning';
    if (!this.row.undo) return 'undoOff';
    const left = this.timed?.takenBack(seat, Date.now()).leftTo(seat) ?? 1;
    return this.current.whyNoUndo(seat) ?? (left > 0 ? null : 'tooLate');
  }

  /** Takes back the last decision, which led to `seq`, and all that it led to. */
  async undo(seat: Seat, given: number): Promise<Result<ActAnswer>> {
    const why = this.whyNoUndo(seat);
    const seq = this.current?.seq ?? 0;
    if (given !== seq) return { ok: false, ...serviceRefusal('stale', { given, seq }) };
    if (why) return { ok: false, ...serviceRefusal(why) };
    await this.current?.undo(this.timed?.takenBack(seat, Date.now()).stored);
    await this.reload();
    return ok({ seq: seq - 1 });
  }

  /** What the store should know when the room closes. */
  closing(now = Date.now()): StoredClock | undefined {
    return this.row.status === 'running' ? this.timed?.until(now).stored : undefined;
  }

  /** Forgets what is in memory and takes what is stored. */
  async reload(): Promise<void> {
    const { row, current, timed } = await Table.open(this.store, this.game, this.row.id, this.row.epoch);
    this.row = row;
    this.current = current;
    this.timed = timed;
    this.reloaded();
  }

  private async change(wanted: Arrangement): Promise<void> {
    if (unchanged(this.row, wanted)) return;
    const { host, pace, seating, held, nonces, begins } = withoutLeft(wanted);
    const clock = this.clockFor(seating);
    const part = { host, pace, seating, held, nonces, begins, ...(clock ? { clock: clock.stored } : {}) };
    await this.store.saveTable(this.row, part);
    this.row = { ...this.row, ...part };
    this.timed = clock;
  }

  /** Who sits down in the place of a bot has missed nothing yet. */
  private clockFor(seating: readonly SeatHolder[]): Clock | null {
    const came = seating.flatMap(({ kind }, seat) =>
      kind === 'person' && this.row.seating[seat]?.kind === 'bot' ? seat : [],
    );
    return came.reduce((clock, seat) => clock?.returned(seat) ?? null, this.timed?.until(Date.now()) ?? null);
  }
}
