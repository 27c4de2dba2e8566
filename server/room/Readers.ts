import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { SyncAnswer } from '../../shared/protocol/messages.ts';
import { type ReadAnswer, type ReadersMessage, readRequest } from '../../shared/protocol/reading.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { Cancel } from '../time.ts';
import type { TableClient } from './Members.ts';
import type { RoomContext, RoomRequests } from './RoomContext.ts';
import { requestHandler } from './requests.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';

/** Thinking time is not charged to readers for this long, from the moment that a page is opened. */
export const readingMs = 60_000;

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/**
 * Who reads a new page of the story. The game does not wait for them, and it is not stored; but whoever reads what the
 * last moves have opened need not think at the same time, so their clock stands still for a bounded while.
 */
export class Readers {
  private readonly context: RoomContext;
  private readonly bySeat = new Map<Seat, string>();
  /** pages that are open, and until when they are new */
  private opened: number;
  private newUntil = 0;
  private cancelLapse: Cancel = () => {};
  /** other clocks may run than before */
  changed: () => void = () => {};

  constructor(context: RoomContext) {
    this.context = context;
    this.opened = this.pages;
  }

  get requests(): RoomRequests {
    const { queue } = this.context;
    return { read: requestHandler(queue, readRequest, (client, { on }) => this.read(client, on)) };
  }

  /** Pages may have been opened, each for everybody at once. */
  gameChanged(): void {
    const more = this.pages - this.opened;
    if (more <= 0) return;
    this.opened += more;
    const { time } = this.context.services;
    const now = time.now();
    this.newUntil = Math.max(this.newUntil, now) + more * readingMs;
    this.cancelLapse();
    this.cancelLapse = time.after(this.newUntil - now, () => this.changed());
  }

  /** Whether this person's clock stands still, should they owe a decision. */
  readonly isExcused = (uid: string): boolean =>
    this.context.services.time.now() < this.newUntil && [...this.bySeat.values()].includes(uid);

  /** Who sits where, or who is here, has changed. */
  dropAbsent(): void {
    const { table, members } = this.context;
    const absent = [...this.bySeat].filter(([seat, uid]) => table.seatOf(uid) !== seat || !members.isHere(uid));
    for (const [seat] of absent) this.bySeat.delete(seat);
    if (absent.length > 0) this.send();
  }

  /** For `sync`: those who read now, as far as a person in this seat, or a spectator, may know it. */
  shownAt(seat: Seat | null): Pick<SyncAnswer, 'readers'> {
    return this.bySeat.size > 0 && this.isShownAt(seat) ? { readers: [...this.bySeat.keys()] } : {};
  }

  stop(): void {
    this.cancelLapse();
  }

  private read(client: TableClient, on: boolean): Result<ReadAnswer> {
    const { members, services } = this.context;
    const { uid } = client.auth;
    const seat = members.seatOf(client);
    if (seat === null) return no('notSeated');
    if (on && this.pages === 0) return no('pageClosed');
    if (on === this.bySeat.has(seat)) return ok({ on });
    const seconds = on ? services.talk.take(uid) : 0;
    if (seconds > 0) return no('tooMany', { seconds });
    if (on) this.bySeat.set(seat, uid);
    else this.bySeat.delete(seat);
    this.send();
    this.changed();
    return ok({ on });
  }

  private get pages(): number {
    const { match } = this.context.table;
    return match?.game.openedPages?.(match.view('spectator')).length ?? 0;
  }

  /** Reading tells that a page was opened, which spectators with a delay do not know yet. */
  private isShownAt(seat: Seat | null): boolean {
    return seat !== null || this.context.table.delay === 0;
  }

  private send(): void {
    const message: ReadersMessage = { seats: [...this.bySeat.keys()] };
    for (const [client, seat] of this.context.members.playersFirst)
      if (this.isShownAt(seat) && !disconnectIfBackpressured(client)) client.send('readers', message);
  }
}
