import { randomUUID } from 'node:crypto';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { commitmentOf } from '../../shared/fairness/deal.ts';
import type { ActAnswer, BotLevel, TableInfo, TableRequest, TableSummary } from '../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { defaults } from '../config.ts';
import { FencedError, type MatchRow, type MatchStore } from '../store/MatchStore.ts';
import type { StoredClock, Watching } from '../store/schema.ts';
import { Match, type Submitted } from './Match.ts';
import { rematchOf } from './rematch.ts';
import { beginsWith, gathered, isGathering } from './seating/gathering.ts';
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
  replaceWithBot,
  type SeatHolder,
  seatOf,
  seatToTakeBack,
  sit,
  stand,
  withoutLeft,
  withPresentHost,
} from './seating/seating.ts';
import { look, type Shoulder, withoutLapsed } from './seating/shoulders.ts';
import { infoOf, summaryOf } from './summary.ts';
import { type ModeOf, TableClock } from './TableClock.ts';

const parts = [
  'host',
  'pace',
  'seating',
  'held',
  'nonces',
  'begins',
  'kicked',
  'watching',
] as const satisfies (keyof Arrangement)[];

const unchanged = (a: Arrangement, b: Arrangement): boolean => parts.every((part) => a[part] === b[part]);

const uidOf = (holder: SeatHolder | undefined): string | undefined =>
  holder?.kind === 'person' ? holder.uid : undefined;

/** A stored table and the game on it, without sockets. Whatever it answers has been stored before. */
export class Table {
  private readonly store: MatchStore;
  private readonly game: AnyGame;
  private row: MatchRow;
  private current: Match | null;
  private timed: TableClock;
  /** who has made the move that led here, as far as this room has seen it */
  private decided: { readonly seq: number; readonly uid: string | undefined } | null = null;
  private readonly commitment: string;
  /** told whenever what was in memory has been replaced */
  reloaded: () => void = () => {};
  /** how long those who play again are waited for */
  gatherMs = defaults.gatherMs;

  private constructor(store: MatchStore, game: AnyGame, row: MatchRow, match: Match | null) {
    this.store = store;
    this.game = game;
    this.row = row;
    this.current = match;
    this.timed = TableClock.of(row);
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

  get watching(): Watching {
    return this.row.watching;
  }

  /** how many moves those who watch are behind: nothing is held back of a game that is over */
  get delay(): number {
    return this.row.status === 'running' ? this.row.watching.delay : 0;
  }

  /** A game that is over is open to all. */
  get isWatchable(): boolean {
    return this.row.watching.allowed || this.row.status === 'finished';
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

  get clock(): TableClock {
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
  keepTime(modeOf: ModeOf, isAttended: boolean): boolean {
    const actors = isAttended && this.row.status === 'running' ? (this.current?.actors ?? []) : [];
    return this.timed.watch(this.row.seating, actors, modeOf);
  }

  info(isHere: IsHere, watchers: number, audience: readonly string[]): TableInfo {
    return { ...infoOf(this.row, isHere), commitment: this.commitment, watchers, audience };
  }

  summary(isHere: IsHere, watchers: number): TableSummary {
    return summaryOf(this.row, { isHere, watchers, glance: this.current?.glance(this.delay) ?? {} });
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

  /** He is gone from a table that waits. Alone, he keeps his seat: the room closes, and the table waits in the store. */
  async gone(uid: string, isHere: IsHere): Promise<void> {
    const others = this.row.seating.some((holder) => holder.kind === 'person' && isHere(holder.uid));
    if (others && this.row.status === 'waiting') await this.leave(uid);
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
    if (request.op === 'rematch') return this.rematch(guest);
    if (request.op === 'addBot' && this.isForTheClock(request.seat))
      return { ok: false, ...serviceRefusal('seatTaken') };
    const next = arrange(this.row, guest, request, isHere);
    if (!next.ok) return next;
    await this.change(next.value);
    if (request.op !== 'nonce' || !beginsWith(this.row, guest.uid)) return ok(null);
    const begun = await this.begin();
    // a seat has become free meanwhile: it waits like any other
    if (!begun.ok) await this.change({ ...this.row, begins: false });
    return begun.ok ? begun : ok(null);
  }

  /** In a rated game nobody else decides when somebody has been away for too long. */
  private isForTheClock(seat: Seat): boolean {
    return this.row.rated && this.row.status === 'running' && this.row.seating[seat]?.kind === 'person';
  }

  /** Over whose shoulder this person looks from now on; that he did is stored before he sees anything. */
  async look(guest: Guest, seat: Seat): Promise<Result<Shoulder>> {
    const looked = look(this.row, guest, seat);
    if (!looked.ok) return looked;
    await this.change(looked.value.table);
    return ok(looked.value.shoulder);
  }

  async start(uid: string): Promise<Result<Match>> {
    if (uid !== this.row.host || isGathering(this.row)) return { ok: false, ...serviceRefusal('notHost') };
    return this.begin();
  }

  private async begin(): Promise<Result<Match>> {
    const open = openSeats(this.row.seating);
    if (open > 0) return { ok: false, ...serviceRefusal('seatsOpen', { open }) };
    const match = this.row.status === 'waiting' ? await Match.begin(this.store, this.game, this.row) : null;
    if (!match) return { ok: false, ...serviceRefusal('notWaiting') };
    this.current = match;
    // as the store has it: bots make a game casual
    const rated = this.row.rated && this.row.seating.every(({ kind }) => kind === 'person');
    this.row = { ...this.row, status: 'running', begins: false, rated };
    this.timed = TableClock.begin(this.row);
    return ok(match);
  }

  /** Those who were waited for have had their time: bots have the seats of who has not come, and the game begins. */
  async gather(isHere: IsHere): Promise<Match | null> {
    const next = isGathering(this.row) ? gathered(this.row, isHere) : null;
    if (!next) return null;
    await this.change(next);
    const begun = await this.begin();
    return begun.ok ? begun.value : null;
  }

  /** The same people once more: one table for them, whoever asks first. */
  private async rematch(guest: Guest): Promise<Result<null>> {
    if (this.row.status !== 'finished' || !this.current) return { ok: false, ...serviceRefusal('notFinished') };
    if (this.seatOf(guest.uid) === null) return { ok: false, ...serviceRefusal('notSeated') };
    const gatherBy = new Date(Date.now() + this.gatherMs);
    while (this.row.sequel === null) {
      const next = rematchOf(this.row, this.game, this.current.first, guest, gatherBy);
      this.row = { ...this.row, sequel: await this.store.social.sequel(this.row.id, next) };
    }
    return ok(null);
  }

  async submit(seat: Seat, move: unknown, seq: number, requestId: string, isLate = false): Promise<Submitted> {
    if (!this.current || this.isAbandoned) return { ok: false, refusal: serviceRefusal('notRunning') };
    const cause = await this.whyInDoubt();
    if (cause) return { ok: false, refusal: serviceRefusal('notStored'), cause };
    const uid = uidOf(this.row.seating[seat]);
    const timing = this.timed.moved(seat, isLate);
    let clock: ReturnType<typeof timing> = null;
    const submitted = await this.current.submit(seat, move, seq, requestId, (actors) => {
      clock = timing(actors);
      return clock?.stored;
    });
    if (submitted.ok && !submitted.repeated) {
      this.timed.set(clock);
      this.decided = { seq: submitted.seq, uid };
    }
    if (this.current.outcome) this.row = { ...this.row, status: 'finished' };
    return submitted;
  }

  /** The time of this seat is up: the rules move for it, and from the second time on a bot does. */
  async timeOut(seat: Seat): Promise<Submitted> {
    const match = this.current;
    if (!match) return { ok: false, refusal: serviceRefusal('notRunning') };
    // no client can send such an id: it has spaces
    const id = `time out ${match.seq} ${randomUUID().slice(0, 8)}`;
    const submitted = await this.submit(seat, match.defaultMove(seat), match.seq, id, true);
    // whose last time it was has played the game to its end
    const goesOn = submitted.ok && this.row.status === 'running';
    if (goesOn && this.timed.isGivenUp(seat)) await this.change(replaceWithBot(this.row, seat));
    return submitted;
  }

  /** Why this seat cannot take back the last decision; null: it can. */
  whyNoUndo(seat: Seat): ServiceRefusalCode | null {
    if (!this.current || this.row.status !== 'running') return 'notRunning';
    if (!this.row.undo) return 'undoOff';
    if (!this.hasDecided(seat)) return 'tooLate';
    return this.current.whyNoUndo(seat) ?? (this.timed.takenBack(seat) ? null : 'tooLate');
  }

  /** Who has the seat now has made the last move; after a restart: nobody else has had the seat. */
  private hasDecided(seat: Seat): boolean {
    const holder = this.row.seating[seat];
    if (holder?.kind !== 'person') return false;
    if (this.decided?.seq === this.current?.seq) return this.decided?.uid === holder.uid;
    return Object.entries(this.row.held).every(([uid, had]) => had !== seat || uid === holder.uid);
  }

  /** Takes back the last decision, which led to `seq`, and all that it led to. */
  async undo(seat: Seat, given: number): Promise<Result<ActAnswer>> {
    if (await this.whyInDoubt()) return { ok: false, ...serviceRefusal('notStored') };
    const seq = this.current?.seq ?? 0;
    if (given !== seq) return { ok: false, ...serviceRefusal('stale', { given, seq }) };
    const why = this.whyNoUndo(seat);
    if (why) return { ok: false, ...serviceRefusal(why) };
    const { current } = this;
    if (!current) return { ok: false, ...serviceRefusal('notRunning') };
    // an answer may be lost that has done it: nothing is added before the log has been read again
    current.inDoubt = true;
    await current.undo(this.timed.takenBack(seat)?.stored);
    await this.reload();
    return ok({ seq: seq - 1 });
  }

  /** What the store should know when the room closes. */
  closing(): StoredClock | undefined {
    return this.row.status === 'running' ? this.timed.stored : undefined;
  }

  /** Reads the log first where it may hold more than we know; what kept us from it, if anything did. */
  private async whyInDoubt(): Promise<unknown> {
    if (!this.current?.inDoubt) return null;
    try {
      await this.reload();
      return null;
    } catch (cause) {
      if (cause instanceof FencedError) throw cause;
      return cause;
    }
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
    const { host, pace, seating, held, nonces, begins, kicked, watching } = withoutLapsed(withoutLeft(wanted));
    const part = { host, pace, seating, held, nonces, begins, kicked, watching };
    const clock = this.timed.reseated(this.row.seating, seating);
    await this.store.saveTable(this.row, { ...part, ...(clock ? { clock: clock.stored } : {}) });
    this.row = { ...this.row, ...part };
    this.timed.set(clock);
    if (this.current) this.current.delay = watching.delay;
  }
}
