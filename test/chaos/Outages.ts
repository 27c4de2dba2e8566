/** What was done to the house. */
export type Kind = 'kill' | 'kill early' | 'kill all' | 'stop' | 'restart' | 'postgres' | 'redis';

/** A disturbance, and the how manieth it was. */
export interface Hurt {
  readonly kind: Kind;
  readonly n: number;
}

/** A time in which somebody could not play. */
export interface Outage {
  readonly ms: number;
  /** what had been done to the house last before it was over */
  readonly cause: Kind | null;
  /** disturbances that it lasted through: who is hurt again before they are back waits for both */
  readonly hurts: number;
}

/** an answer that takes longer is one that somebody waited for */
const noticed = 500;

/** How long one client was cut off, each time: from the loss, or from the question that nobody answered. */
export class Outages {
  readonly all: Outage[] = [];
  private readonly last: () => Hurt | null;
  private fellAt: number | null = null;
  private fellBy = 0;
  private askedAt: number | null = null;

  constructor(last: () => Hurt | null) {
    this.last = last;
  }

  asked(): void {
    this.askedAt ??= performance.now();
  }

  fell(): void {
    if (this.fellAt !== null) return;
    this.fellAt = Math.min(performance.now(), this.askedAt ?? Number.POSITIVE_INFINITY);
    this.fellBy = this.last()?.n ?? 0;
  }

  /** The table has spoken again, but has not answered what was asked before. */
  back(): void {
    if (this.askedAt === null) this.end();
  }

  answered(): void {
    if (this.askedAt !== null && performance.now() - this.askedAt > noticed) this.fell();
    this.askedAt = null;
    this.end();
  }

  private end(): void {
    if (this.fellAt === null) return;
    const { kind = null, n = 0 } = this.last() ?? {};
    this.all.push({ ms: Math.round(performance.now() - this.fellAt), cause: kind, hurts: n - this.fellBy + 1 });
    this.fellAt = null;
  }
}
