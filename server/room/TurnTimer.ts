import type { Seat } from '../../shared/engine/core.ts';
import type { GameEvent } from '../table/Match.ts';
import type { IsHere } from '../table/seating/seating.ts';
import type { Table } from '../table/Table.ts';
import type { ModeOf } from '../table/TableClock.ts';
import type { TaskQueue } from './TaskQueue.ts';

/** What a room gives its timekeeper, and what it is told. */
interface Timed {
  readonly queue: TaskQueue;
  table(): Table;
  readonly isHere: IsHere;
  /** false when nobody is there at all: then nobody's time runs */
  attended(): boolean;
  /** somebody's time was up and the rules have moved for him; `name`: of the person */
  timedOut(seat: Seat, name: string, events: readonly GameEvent[]): void;
  /** a bot plays on for him */
  satIn(seat: Seat, name: string): void;
  /** other clocks run than before, and nobody has moved */
  changed(): void;
}

/** A new room: those whom the house has put out find their way back, and none of it is their time. */
export const comingBackMs = 30_000;

/** a store that does not answer is asked again, but not in a hurry */
const againMs = 1000;

/** The clocks of one room: one timer, for whoever's time is up first. */
export class TurnTimer {
  private readonly room: Timed;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  /** those who have been here, and whose absence is their own */
  private readonly seen = new Set<string>();
  private settled = false;
  private readonly settling: NodeJS.Timeout;

  constructor(room: Timed) {
    this.room = room;
    this.settling = setTimeout(() => {
      this.settled = true;
      if (this.look()) room.changed();
    }, comingBackMs);
  }

  /** Something has changed; true when other clocks run than before. */
  look(): boolean {
    const changed = this.room.table().keepTime((uid) => this.modeOf(uid), this.room.attended());
    this.wind(0);
    return changed;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.settling);
  }

  private modeOf(uid: string): ReturnType<ModeOf> {
    if (!this.room.isHere(uid)) return this.settled || this.seen.has(uid) ? 'away' : 'rest';
    this.seen.add(uid);
    return 'thinking';
  }

  private wind(least: number): void {
    clearTimeout(this.timer);
    const next = this.room.table().clock.next();
    if (!next || this.stopped) return;
    this.timer = setTimeout(() => void this.ring(), Math.max(least, next.at - Date.now()));
  }

  private async ring(): Promise<void> {
    await this.room.queue.run(() => this.timeOut());
    this.wind(againMs);
  }

  private async timeOut(): Promise<void> {
    const table = this.room.table();
    const next = table.clock.next();
    // he has decided while we came
    if (!next || next.at > Date.now() || this.stopped) return;
    const { seat } = next;
    const holder = table.arrangement.seating[seat];
    const name = holder?.kind === 'person' ? holder.name : '';
    const submitted = await table.timeOut(seat);
    if (!submitted.ok) return;
    this.room.timedOut(seat, name, submitted.events);
    if (table.botAt(seat) !== null) this.room.satIn(seat, name);
  }
}
