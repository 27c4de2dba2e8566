/** What was done to the house. */
export type Kind = 'kill' | 'kill early' | 'kill all' | 'stop' | 'restart' | 'postgres' | 'redis';

/** A time in which somebody could not play. */
export interface Outage {
  readonly ms: number;
  /** what had been done to the house last before it was over */
  readonly cause: Kind | null;
}

/** an answer that takes longer is one that somebody waited for */
const noticed = 500;

/** How long one client was cut off, each time: from the loss, or from the question that nobody answered. */
export class Outages {
  readonly all: Outage[] = [];
  private readonly cause: () => Kind | null;
  private fellAt: number | null = null;
  private askedAt: number | null = null;

  constructor(cause: () => Kind | null) {
    this.cause = cause;
  }

  asked(): void {
    this.askedAt ??= performance.now();
  }

  fell(): void {
    this.fellAt ??= Math.min(performance.now(), this.askedAt ?? Number.POSITIVE_INFINITY);
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
    if (this.fellAt !== null) this.all.push({ ms: Math.round(performance.now() - this.fellAt), cause: this.cause() });
    this.fellAt = null;
  }
}
