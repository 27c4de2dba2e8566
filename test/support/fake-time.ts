import type { Cancel, Time } from '../../server/time.ts';
import { eventually } from './eventually.ts';

/** A time that stands still until a test advances it. */
export class FakeTime implements Time {
  private at: number;
  private readonly timers = new Set<{ readonly at: number; readonly then: () => void }>();

  constructor(at = Date.now()) {
    this.at = at;
  }

  now(): number {
    return this.at;
  }

  after(ms: number, then: () => void): Cancel {
    const timer = { at: this.at + ms, then };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** The milliseconds until each timer that is set, the next first. */
  get waits(): number[] {
    return [...this.timers].map(({ at }) => at - this.at).sort((a, b) => a - b);
  }

  /** Lets so much time pass: what is due in it happens in its order, each after what the one before has led to. */
  async advance(ms: number): Promise<void> {
    const end = this.at + ms;
    for (let due = this.nextUntil(end); due; due = this.nextUntil(end)) {
      this.timers.delete(due);
      this.at = Math.max(this.at, due.at);
      due.then();
      await settled();
    }
    this.at = end;
    await settled();
  }

  /** So much time is over, and nothing has run in it. */
  stall(ms: number): void {
    this.at += ms;
  }

  /** Lets time pass in steps until something holds that needs the real world, too: a socket, a thread, the store. */
  async passUntil(what: string, holds: () => boolean | Promise<boolean>, stepMs = 250): Promise<void> {
    await eventually(what, async () => {
      if (await holds()) return true;
      await this.advance(stepMs);
      return holds();
    });
  }

  private nextUntil(end: number) {
    return [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Until promises that need nothing but each other have settled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
