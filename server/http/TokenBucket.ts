import type { Allowance } from '../config.ts';

/** How often one key may do a thing: a bucket of tokens that fills up again with time. */
export class TokenBucket {
  private readonly allowance: Allowance;
  private readonly now: () => number;
  /** key → the time at which its bucket will be full again */
  private readonly fullAt = new Map<string, number>();

  constructor(allowance: Allowance, now: () => number = Date.now) {
    this.allowance = allowance;
    this.now = now;
  }

  /** Seconds to wait; 0 means taken. */
  take(key: string): number {
    const { burst, everyMs } = this.allowance;
    const now = this.now();
    if (this.fullAt.size > 10_000) this.forgetFull(now);
    const full = Math.max(this.fullAt.get(key) ?? now, now) + everyMs;
    const wait = full - now - burst * everyMs;
    if (wait > 0) return Math.ceil(wait / 1000);
    this.fullAt.set(key, full);
    return 0;
  }

  private forgetFull(now: number): void {
    for (const [key, full] of this.fullAt) if (full <= now) this.fullAt.delete(key);
  }
}
