import type { Seat } from '../../shared/engine/core.ts';
import type { GameEvent } from '../table/submitted.ts';
import type { ModeOf } from '../table/TableClock.ts';
import type { Cancel } from '../time.ts';
import type { RoomContext } from './RoomContext.ts';

/** What happens at a table because time passes. `name`: of the person. */
export interface TimerEvents {
  /** a person's time was up, and the rules have moved for them */
  timedOut(seat: Seat, name: string, events: readonly GameEvent[]): void;
  /** a bot has taken over the seat, which stays the person's */
  replacedByBot(seat: Seat, name: string): void;
  /** other clocks run than before, and nobody has moved */
  clocksChanged(): void;
}

/** In a new room nobody is charged for the time they need to reconnect. */
export const reconnectGraceMs = 30_000;

/** a store that does not answer is asked again after this */
const retryMs = 1000;

/** The clocks of one room: one timer, for the seat whose time is up first. */
export class TurnTimer {
  private readonly context: RoomContext;
  private readonly on: TimerEvents;
  private readonly isReading: (uid: string) => boolean;
  private cancelTimer: Cancel = () => {};
  private readonly cancelGrace: Cancel;
  private isStopped = false;
  /** people who have been here: they are charged for their absence */
  private readonly seen = new Set<string>();
  private isGraceOver = false;

  constructor(context: RoomContext, on: TimerEvents, isReading: (uid: string) => boolean) {
    this.context = context;
    this.on = on;
    this.isReading = isReading;
    this.cancelGrace = context.services.time.after(reconnectGraceMs, () => {
      this.isGraceOver = true;
      if (this.update()) on.clocksChanged();
    });
  }

  /** Something has changed; true when other clocks run than before. */
  update(): boolean {
    const { table, members } = this.context;
    const hasChanged = table.keepTime((uid) => this.modeOf(uid), members.all.length > 0);
    this.schedule(0);
    return hasChanged;
  }

  stop(): void {
    this.isStopped = true;
    this.cancelTimer();
    this.cancelGrace();
  }

  private modeOf(uid: string): ReturnType<ModeOf> {
    if (!this.context.members.isHere(uid)) return this.isGraceOver || this.seen.has(uid) ? 'away' : 'rest';
    this.seen.add(uid);
    return this.isReading(uid) ? 'reading' : 'thinking';
  }

  private schedule(atLeastMs: number): void {
    const { table, services } = this.context;
    this.cancelTimer();
    const next = table.clock.next();
    if (!next || this.isStopped) return;
    const ms = Math.max(atLeastMs, next.at - services.time.now());
    this.cancelTimer = services.time.after(ms, () => void this.expire());
  }

  private async expire(): Promise<void> {
    await this.context.queue.run(() => this.timeOut());
    this.schedule(retryMs);
  }

  private async timeOut(): Promise<void> {
    const { table, services } = this.context;
    const next = table.clock.next();
    // a decision may have been stored while this task waited in the queue
    if (!next || next.at > services.time.now() || this.isStopped) return;
    const { seat } = next;
    const holder = table.arrangement.seating[seat];
    const name = holder?.kind === 'person' ? holder.name : '';
    const submitted = await table.timeOut(seat);
    if (!submitted.ok) return;
    this.on.timedOut(seat, name, submitted.events);
    if (table.botAt(seat) !== null) this.on.replacedByBot(seat, name);
  }
}
