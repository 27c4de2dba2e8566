import { type Cancel, realTime, type Time } from '../../server/time.ts';

/** The real time, but a test need not wait for it: it can leap ahead, and what is due by then happens at once. */
export class LeapingTime implements Time {
  private ahead = 0;
  private readonly timers = new Set<() => void>();

  now(): number {
    return realTime.now() + this.ahead;
  }

  after(ms: number, then: () => void): Cancel {
    const due = this.now() + ms;
    let cancel: Cancel = () => {};
    const stop = (): void => {
      cancel();
      this.timers.delete(set);
    };
    const set = (): void => {
      cancel();
      cancel = realTime.after(Math.max(0, due - this.now()), () => {
        stop();
        then();
      });
    };
    this.timers.add(set);
    set();
    return stop;
  }

  leap(ms: number): void {
    this.ahead += ms;
    for (const set of [...this.timers]) set();
  }
}
