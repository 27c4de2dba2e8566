import type { Seat } from '../../shared/engine/core.ts';
import type { SeatClock } from '../../shared/protocol/messages.ts';
import { type Allowance, allowances, type Speed } from '../../shared/protocol/speeds.ts';
import type { StoredClock } from '../store/row-types.ts';

/** `away`: owes a decision and has lost the connection */
type Mode = SeatClock['mode'];

/** nothing is spent: nothing is owed, or a page is being read */
const isStill = (mode: Mode): boolean => mode === 'rest' || mode === 'reading';

export interface Expiry {
  readonly seat: Seat;
  readonly at: number;
}

/** The clock of a game that begins; null where nobody is hurried. */
export function firstClock(speed: Speed, seats: number): StoredClock | null {
  const allowance = allowances[speed];
  if (!allowance) return null;
  const all = (value: number): number[] => Array<number>(seats).fill(value);
  return { bank: all(allowance.bank), missed: all(0), used: all(0), grace: all(allowance.grace), trail: [] };
}

/**
 * The thinking time that everybody has left. Pure: the time comes from outside, and every change is a new clock. Its
 * numbers count up to `at`; time of which it does not hear, as between two processes, is charged to nobody.
 */
export class Clock {
  private readonly allowance: Allowance;
  readonly stored: StoredClock;
  readonly modes: readonly Mode[];
  private readonly at: number;

  private constructor(allowance: Allowance, stored: StoredClock, modes: readonly Mode[], at: number) {
    this.allowance = allowance;
    this.stored = stored;
    this.modes = modes;
    this.at = at;
  }

  /** As stored; it rests until it is given modes. */
  static resume(speed: Speed, stored: StoredClock | null, now: number): Clock | null {
    const allowance = allowances[speed];
    return (
      allowance &&
      stored &&
      new Clock(
        allowance,
        stored,
        stored.bank.map(() => 'rest' as const),
        now,
      )
    );
  }

  /** The same clock, later. */
  until(now: number): Clock {
    const ms = now - this.at;
    if (ms <= 0) return this;
    const { used, grace } = this.stored;
    const forgiven = this.modes.map((mode, seat) => (mode === 'away' ? Math.min(ms, grace[seat] ?? 0) : 0));
    const spent = this.modes.map((mode, seat) => (isStill(mode) ? 0 : ms - (forgiven[seat] ?? 0)));
    const stored = { ...this.stored, used: sum(used, spent, 1), grace: sum(grace, forgiven, -1) };
    return new Clock(this.allowance, stored, this.modes, now);
  }

  /** With these modes from now on. */
  withModes(modes: readonly Mode[], now: number): Clock {
    const { allowance, stored, at } = this.until(now);
    return new Clock(allowance, stored, modes, at);
  }

  /**
   * A decision was made, by the seat itself or because its time was up, and now `actors` owe one. A seat whose question
   * is gone pays for the time it used, and its next decision starts afresh.
   */
  moved(seat: Seat, actors: readonly Seat[], now: number, isLate = false): Clock {
    const { stored, modes, at } = this.until(now);
    const { bank, used, missed, trail } = stored;
    const isAnswered = (one: Seat): boolean => one === seat || !actors.includes(one);
    const back = isLate ? 0 : this.allowance.back;
    const kept = bank.map((ms, one) => (isAnswered(one) ? Math.max(0, ms - this.over(used[one] ?? 0)) : ms));
    const full = this.allowance.bank;
    const before = { seat, bank: bank[seat] ?? 0, used: used[seat] ?? 0 };
    return this.with(
      {
        ...stored,
        bank: kept.map((ms, one) => (one === seat ? Math.min(full, ms + back) : ms)),
        used: used.map((ms, one) => (isAnswered(one) ? 0 : ms)),
        missed: isLate ? missed.with(seat, (missed[seat] ?? 0) + 1) : missed,
        // an undo returns what a decision cost, as long as nobody else has decided
        trail: isLate ? [] : [...trail.filter((entry) => entry.seat === seat), before],
      },
      // at rest until new modes arrive: the time that storing takes is charged to nobody
      modes.map((mode, one) => (isAnswered(one) ? 'rest' : mode)),
      at,
    );
  }

  /** A decision was taken back: the seat has what it had before, less the time since. */
  takenBack(seat: Seat, now: number): Clock {
    const { stored, modes, at } = this.until(now);
    const last = stored.trail.at(-1);
    const since = stored.used[seat] ?? 0;
    const before = last?.seat === seat ? last : { bank: stored.bank[seat] ?? 0, used: this.allowance.decision };
    const others = stored.used.map(() => 0);
    return this.with(
      {
        ...stored,
        bank: stored.bank.with(seat, before.bank),
        used: others.with(seat, before.used + since),
        trail: stored.trail.slice(0, -1),
      },
      modes.map(() => 'rest'),
      at,
    );
  }

  /** A person takes over from their bot: their missed decisions are forgotten, their spent time is not. */
  returned(seat: Seat): Clock {
    return this.with({ ...this.stored, missed: this.stored.missed.with(seat, 0) }, this.modes, this.at);
  }

  /** The time left to this seat, without grace; it is up at 0. */
  leftTo(seat: Seat): number {
    const { bank, used } = this.stored;
    return this.allowance.decision + (bank[seat] ?? 0) - (used[seat] ?? 0);
  }

  /** Whose time is up first, and when. */
  next(): Expiry | null {
    let first: Expiry | null = null;
    this.modes.forEach((mode, seat) => {
      if (isStill(mode)) return;
      const left = Math.max(0, this.leftTo(seat));
      // a seat without time left gets no grace for leaving
      const grace = mode === 'away' && left > 0 ? (this.stored.grace[seat] ?? 0) : 0;
      const at = this.at + grace + left;
      if (!first || at < first.at) first = { seat, at };
    });
    return first;
  }

  /** For everybody to see. */
  seats(): SeatClock[] {
    const { bank, used, grace } = this.stored;
    return this.modes.map((mode, seat) => {
      const spent = used[seat] ?? 0;
      return {
        mode,
        left: Math.round(Math.max(0, this.allowance.decision - spent)),
        bank: Math.round(Math.max(0, (bank[seat] ?? 0) - this.over(spent))),
        grace: Math.round(grace[seat] ?? 0),
      };
    });
  }

  private over(used: number): number {
    return Math.max(0, used - this.allowance.decision);
  }

  private with(stored: StoredClock, modes: readonly Mode[], at: number): Clock {
    return new Clock(this.allowance, stored, modes, at);
  }
}

const sum = (values: readonly number[], more: readonly number[], sign: 1 | -1): number[] =>
  values.map((value, i) => value + sign * (more[i] ?? 0));
