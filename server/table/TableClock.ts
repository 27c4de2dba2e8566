import type { Seat } from '../../shared/engine/core.ts';
import type { SeatClock } from '../../shared/protocol/messages.ts';
import { missesAllowed } from '../../shared/protocol/speeds.ts';
import type { MatchRow } from '../store/MatchStore.ts';
import type { StoredClock } from '../store/schema.ts';
import { Clock, type Expiry, firstClock } from './Clock.ts';
import type { SeatHolder } from './seating/seating.ts';

/** Whether somebody who owes a decision spends his time, his grace, or nothing. */
export type ModeOf = (uid: string) => SeatClock['mode'];

/** The clock of a table as it stands now; without one where nobody is hurried, and when no game runs. */
export class TableClock {
  private clock: Clock | null;

  private constructor(clock: Clock | null) {
    this.clock = clock;
  }

  /** As it was stored: what the house was away since then is nobody's time. */
  static of({ status, speed, clock }: MatchRow): TableClock {
    return new TableClock(status === 'running' ? Clock.resume(speed, clock, Date.now()) : null);
  }

  static begin({ speed, seating }: MatchRow): TableClock {
    return new TableClock(Clock.resume(speed, firstClock(speed, seating.length), Date.now()));
  }

  /** For everybody to see. */
  get shown(): SeatClock[] | undefined {
    return this.clock?.until(Date.now()).seats();
  }

  /** For the store. */
  get stored(): StoredClock | undefined {
    return this.clock?.until(Date.now()).stored;
  }

  next(): Expiry | null {
    return this.clock?.next() ?? null;
  }

  /** Whose clocks run from now on; true when they are others than before. */
  watch(seating: readonly SeatHolder[], actors: readonly Seat[], modeOf: ModeOf): boolean {
    if (!this.clock) return false;
    const modes = seating.map((holder, seat) =>
      holder.kind === 'person' && actors.includes(seat) ? modeOf(holder.uid) : 'rest',
    );
    const before = this.clock.modes;
    this.clock = this.clock.watch(modes, Date.now());
    return modes.some((mode, seat) => mode !== before[seat]);
  }

  /** The clock after a decision, for `set` when it is stored; one's time ends with deciding, however long that takes. */
  moved(seat: Seat, isLate: boolean): (actors: readonly Seat[]) => Clock | null {
    const now = Date.now();
    return (actors) => this.clock?.moved(seat, actors, now, isLate) ?? null;
  }

  set(clock: Clock | null): void {
    this.clock = clock;
  }

  /** The seat has let its time run out once too often. */
  isGivenUp(seat: Seat): boolean {
    return (this.clock?.stored.missed[seat] ?? 0) > missesAllowed;
  }

  /** With the last decision of this seat taken back; null: it would have no time to decide anew. */
  takenBack(seat: Seat): { readonly stored: StoredClock | undefined } | null {
    const clock = this.clock?.takenBack(seat, Date.now());
    return clock && clock.leftTo(seat) <= 0 ? null : { stored: clock?.stored };
  }

  /** For others in the seats: who is back in the place of his bot has missed nothing yet; to stand up helps nobody. */
  reseated(before: readonly SeatHolder[], after: readonly SeatHolder[]): Clock | null {
    const satIn = (holder: SeatHolder | undefined): boolean => holder?.kind === 'bot' && holder.uid !== undefined;
    const came = after.flatMap(({ kind }, seat) => (kind === 'person' && satIn(before[seat]) ? seat : []));
    return came.reduce((clock, seat) => clock?.returned(seat) ?? null, this.clock?.until(Date.now()) ?? null);
  }
}
