import { randomUUID } from 'node:crypto';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { ActAnswer, TableRequest } from '../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { FencedError } from '../store/match-types.ts';
import type { Guest, SeatHolder } from '../store/row-types.ts';
import { chapterTableOf } from './chapter.ts';
import { Match } from './Match.ts';
import { rematchOf } from './rematch.ts';
import { loadTable, StoredTable, type TableParts } from './StoredTable.ts';
import { arrange } from './seating/arrange.ts';
import { beginsWith, gathered, isGathering } from './seating/gathering.ts';
import { groupOf, withStandIns } from './seating/group.ts';
import { openSeats, replaceWithBot } from './seating/holders.ts';
import { withPresentHost } from './seating/hosting.ts';
import { type FormerHolder, formerHolderOf, giveBack, placeFor, sit, stand } from './seating/seating.ts';
import { look, type Shoulder } from './seating/shoulders.ts';
import type { IsHere } from './seating/types.ts';
import type { Submitted } from './submitted.ts';
import { TableClock } from './TableClock.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

const uidOf = (holder: SeatHolder | undefined): string | undefined =>
  holder?.kind === 'person' ? holder.uid : undefined;

/**
 * A stored table and the game on it, without sockets. Whatever it answers has been stored before. One command at a time:
 * its room has the queue.
 */
export class Table extends StoredTable {
  /** who made the move that led here, as far as this room has seen it */
  private decided: { readonly seq: number; readonly uid: string | undefined } | null = null;

  /** `epoch`: of the room that opens it; throws FencedError when there is a newer one. */
  static async open(parts: TableParts, id: string, epoch?: number): Promise<Table> {
    return new Table(parts, await loadTable(parts, id, epoch));
  }

  // -------------------------------------------------------------------- people

  /** Seats a newcomer, or finds the seat they have; who had it before. Null: they can only watch. */
  async admit(guest: Guest): Promise<FormerHolder | null> {
    const seat = this.seatOf(guest.uid) ?? placeFor(this.row, guest.uid);
    if (seat === null) return null;
    const admitted = await this.admitAt(guest, seat);
    return admitted.ok ? admitted.value : null;
  }

  /** Seats a newcomer where they want to sit; who had the seat before. */
  async admitAt(guest: Guest, seat: Seat): Promise<Result<FormerHolder>> {
    const former = formerHolderOf(this.row, seat, guest.uid);
    const next = sit(this.row, guest, seat);
    if (!next.ok) return next;
    await this.change(next.value);
    return ok(former);
  }

  async giveBack(uid: string, former: FormerHolder): Promise<void> {
    const next = giveBack(this.row, uid, former);
    if (next.ok) await this.change(next.value);
  }

  /** A person is gone from a waiting table. The last one keeps their seat: the room closes, the table stays stored. */
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
    if (request.op === 'replace') return this.replace(guest, request.seat);
    if (request.op === 'addBot' && this.isLeftToClock(request.seat)) return no('seatTaken');
    const next = arrange(this.row, guest, request, isHere);
    if (!next.ok) return next;
    await this.change(next.value);
    if (request.op !== 'nonce' || !beginsWith(this.row, guest.uid)) return ok(null);
    const begun = await this.begin();
    // a seat has become free meanwhile: the table waits like any other
    if (!begun.ok) await this.change({ ...this.row, begins: false });
    return begun.ok ? begun : ok(null);
  }

  /** Anybody who sits here may let a bot play on for somebody who has been waited for long enough. */
  private async replace(guest: Guest, seat: Seat): Promise<Result<null>> {
    if (this.row.status !== 'running') return no('notRunning');
    if (this.seatOf(guest.uid) === null) return no('notSeated');
    if (!this.row.seating[seat]) return no('noSuchSeat');
    if (this.isLeftToClock(seat)) return no('seatTaken');
    const waited = this.waited.find((one) => one.seat === seat);
    if (!waited) return no('nobodyThere');
    if (waited.left > 0) return no('stillTime', { seconds: Math.ceil(waited.left / 1000) });
    await this.change(replaceWithBot(this.row, seat));
    return ok(null);
  }

  /** In a rated game only the clock decides that somebody has been away for too long. */
  private isLeftToClock(seat: Seat): boolean {
    return this.row.rated && this.row.status === 'running' && this.row.seating[seat]?.kind === 'person';
  }

  /** The shoulder over which this person looks from now on. It is stored before they see anything. */
  async look(guest: Guest, seat: Seat): Promise<Result<Shoulder>> {
    const looked = look(this.row, guest, seat);
    if (!looked.ok) return looked;
    await this.change(looked.value.table);
    return ok(looked.value.shoulder);
  }

  async start(uid: string, isHere: IsHere): Promise<Result<Match>> {
    if (uid !== this.row.host || isGathering(this.row)) return no('notHost');
    if (this.row.group !== null && this.row.status === 'waiting') await this.change(withStandIns(this.row, isHere));
    return this.begin();
  }

  private async begin(): Promise<Result<Match>> {
    const { store, game, time } = this.parts;
    const open = openSeats(this.row.seating);
    if (open > 0) return no('seatsOpen', { open });
    await this.foundCampaign();
    const match = this.row.status === 'waiting' ? await Match.begin(store, game, this.row, time) : null;
    if (!match) return no('notWaiting');
    this.current = match;
    // as the store decides: a game with bots is casual
    const rated = this.row.rated && this.row.seating.every(({ kind }) => kind === 'person');
    this.row = { ...this.row, status: 'running', begins: false, rated, beganAt: new Date(time.now()) };
    this.timed = TableClock.begin(this.row, time);
    return ok(match);
  }

  /** Those with whom the first game of a campaign begins are its people. */
  private async foundCampaign(): Promise<void> {
    const { campaign, group: known, seating } = this.row;
    const group = known ?? groupOf(seating);
    if (campaign === null || known || !group) return;
    await this.parts.store.campaigns.found(this.row, campaign, seating, group);
    this.row = { ...this.row, group };
  }

  /** The time to come is over: bots take the seats of those who have not come, and the game begins. */
  async gather(isHere: IsHere): Promise<Match | null> {
    const next = isGathering(this.row) ? gathered(this.row, isHere) : null;
    if (!next) return null;
    await this.change(next);
    const begun = await this.begin();
    return begun.ok ? begun.value : null;
  }

  /** The same people once more: one table for them, whoever asks first. */
  private async rematch(guest: Guest): Promise<Result<null>> {
    const { store, game, time, gatherMs } = this.parts;
    if (this.row.status !== 'finished' || !this.current) return no('notFinished');
    if (this.seatOf(guest.uid) === null) return no('notSeated');
    if (this.row.campaign !== null) return this.nextChapter(this.row.campaign, guest);
    const gatherBy = new Date(time.now() + gatherMs);
    while (this.row.rematch === null) {
      const next = rematchOf(this.row, game, this.current.first, guest, gatherBy);
      this.row = { ...this.row, rematch: await store.social.rematch(this.row.id, next) };
    }
    return ok(null);
  }

  /** In a campaign to play again is to go on: to the next chapter, or to this one once more. */
  private async nextChapter(campaign: string, guest: Guest): Promise<Result<null>> {
    const { store, game } = this.parts;
    const next = await store.campaigns.next(campaign, (at) => chapterTableOf(at, game, guest));
    if (!next) return no('campaignOver');
    this.row = { ...this.row, rematch: next.id };
    return ok(null);
  }

  // ---------------------------------------------------------------------- game

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
      this.waitedFor.moved(seat);
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
    // a game that ends with this move keeps its person
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

  /** Whether the present holder of the seat made the last move; after a restart: nobody else has had the seat. */
  private hasDecided(seat: Seat): boolean {
    const holder = this.row.seating[seat];
    if (holder?.kind !== 'person') return false;
    if (this.decided?.seq === this.current?.seq) return this.decided?.uid === holder.uid;
    return Object.entries(this.row.seatHistory).every(([uid, had]) => had !== seat || uid === holder.uid);
  }

  /** Takes back the last decision, which led to `seq`, and all that it led to. */
  async undo(seat: Seat, given: number): Promise<Result<ActAnswer>> {
    if (await this.whyInDoubt()) return no('notStored');
    const seq = this.current?.seq ?? 0;
    if (given !== seq) return no('stale', { given, seq });
    const why = this.whyNoUndo(seat);
    if (why) return no(why);
    const { current } = this;
    if (!current) return no('notRunning');
    // the answer of the store may get lost: nothing is added before the log has been read again
    current.inDoubt = true;
    await current.undo(this.timed.takenBack(seat)?.stored);
    await this.reload();
    return ok({ seq: seq - 1 });
  }

  /** Reads the log first where it may hold more than this table knows; the error when it cannot be read. */
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
}
