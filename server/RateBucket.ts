import type { RateLimit } from './config.ts';

/** How often one key may do a thing: a bucket that fills up again with time. */
export class RateBucket {
  private readonly allowance: RateLimit;
  private readonly now: () => number;
  /** key → the time at which its bucket will be full again */
  private readonly fullAt = new Map<string, number>();

  private forgetAt = 0;

  constructor(allowance: RateLimit, now: () => number = Date.now) {
    this.allowance = allowance;
    this.now = now;
  }

  /** Seconds until one, or so many, can be taken. */
  wait(key: string, count = 1): number {
    const { burst, everyMs } = this.allowance;
    return Math.max(0, Math.ceil((this.full(key, count) - this.now() - burst * everyMs) / 1000));
  }

  /** Seconds to wait; 0 means taken. */
  take(key: string, count = 1): number {
    const wait = this.wait(key, count);
    if (wait > 0) return wait;
    if (this.fullAt.size > 10_000 && this.now() >= this.forgetAt) this.forgetFull();
    this.fullAt.set(key, this.full(key, count));
    return 0;
  }

  /** When the bucket would be full again, were so many taken now. */
  private full(key: string, count: number): number {
    const now = this.now();
    return Math.max(this.fullAt.get(key) ?? now, now) + count * this.allowance.everyMs;
  }

  private forgetFull(): void {
    const now = this.now();
    // at most once a second, however many keys there are
    this.forgetAt = now + 1000;
    for (const [key, full] of this.fullAt) if (full <= now) this.fullAt.delete(key);
  }
}
