import type { Seat } from '../../shared/engine/core.ts';
import type { SeatClock } from '../../shared/protocol/messages.ts';
import { missesAllowed } from '../../shared/protocol/speeds.ts';
import type { SeatHolder, StoredClock } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import type { Time } from '../time.ts';
import { Clock, type Expiry, firstClock } from './Clock.ts';

/** Whether a person who owes a decision spends their time, their grace, or nothing. */
export type ModeOf = (uid: string) => SeatClock['mode'];

/** The clock of a table at this moment; empty where nobody is hurried and while no game runs. */
export class TableClock {
  private readonly time: Time;
  private clock: Clock | null;

  private constructor(time: Time, clock: Clock | null) {
    this.time = time;
    this.clock = clock;
  }

  /** As stored: the time since then is charged to nobody. */
  static of({ status, speed, clock }: MatchRow, time: Time): TableClock {
    return new TableClock(time, status === 'running' ? Clock.resume(speed, clock, time.now()) : null);
  }

  static begin({ speed, seating }: MatchRow, time: Time): TableClock {
    return new TableClock(time, Clock.resume(speed, firstClock(speed, seating.length), time.now()));
  }

  /** For everybody to see. */
  get shown(): SeatClock[] | undefined {
    return this.current?.seats();
  }

  /** For the store. */
  get stored(): StoredClock | undefined {
    return this.current?.stored;
  }

  /** Whose time is up first, and when. */
  next(): Expiry | null {
    return this.clock?.next() ?? null;
  }

  /** Decides whose clocks run from now on; true when that differs from before. */
  run(seating: readonly SeatHolder[], actors: readonly Seat[], modeOf: ModeOf): boolean {
    if (!this.clock) return false;
    const modes = seating.map((holder, seat) =>
      holder.kind === 'person' && actors.includes(seat) ? modeOf(holder.uid) : 'rest',
    );
    const before = this.clock.modes;
    this.clock = this.clock.withModes(modes, this.time.now());
    return modes.some((mode, seat) => mode !== before[seat]);
  }

  /** The clock after a decision, for `set` once it is stored. Thinking ends now, however long storing takes. */
  moved(seat: Seat, isLate: boolean): (actors: readonly Seat[]) => Clock | null {
    const now = this.time.now();
    return (actors) => this.clock?.moved(seat, actors, now, isLate) ?? null;
  }

  set(clock: Clock | null): void {
    this.clock = clock;
  }

  /** Whether the seat has let its time run out once too often. */
  isGivenUp(seat: Seat): boolean {
    return (this.clock?.stored.missed[seat] ?? 0) > missesAllowed;
  }

  /** With the last decision of this seat taken back; null: no time would be left to decide again. */
  takenBack(seat: Seat): { readonly stored: StoredClock | undefined } | null {
    const clock = this.clock?.takenBack(seat, this.time.now());
    return clock && clock.leftTo(seat) <= 0 ? null : { stored: clock?.stored };
  }

  /** After a change of seats. A person who takes over from their bot has missed nothing yet; standing up gains no time. */
  reseated(before: readonly SeatHolder[], after: readonly SeatHolder[]): Clock | null {
    const wasKept = (holder: SeatHolder | undefined): boolean => holder?.kind === 'bot' && holder.uid !== undefined;
    const back = after.flatMap(({ kind }, seat) => (kind === 'person' && wasKept(before[seat]) ? seat : []));
    return back.reduce((clock, seat) => clock?.returned(seat) ?? null, this.current);
  }

  private get current(): Clock | null {
    return this.clock?.until(this.time.now()) ?? null;
  }
}
