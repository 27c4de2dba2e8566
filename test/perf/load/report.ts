import { performance } from 'node:perf_hooks';

/** What a server under load tells of itself when asked: CPU seconds since it began, and its heap. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly heapBytes: number;
}

export const usage = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, heapBytes: process.memoryUsage().heapUsed };
};

/** What those who play tell when they are done. */
export interface PlayersReport {
  readonly moves: number;
  readonly seconds: number;
  /** bytes that all clients together received while it was measured */
  readonly bytes: number;
  /** from asking until the last of the others has been told, in milliseconds */
  readonly heardMs: readonly number[];
  /** from asking until the own answer */
  readonly answeredMs: readonly number[];
  /** how busy those who play were: near 1, they and not the server were the limit */
  readonly busy: number;
}

export interface Load {
  readonly url: string;
  readonly tables: number;
  readonly people: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** moves a second over all tables; undefined: each table moves as soon as it may */
  readonly pace?: number | undefined;
}

export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
};

/** Counts while it is open. */
export class Gauge {
  moves = 0;
  bytes = 0;
  readonly heardMs: number[] = [];
  readonly answeredMs: number[] = [];
  private began = 0;
  private cpu = 0;
  isOpen = false;

  open(): void {
    this.isOpen = true;
    this.began = performance.now();
    this.cpu = usage().cpuSeconds;
  }

  close(): PlayersReport {
    this.isOpen = false;
    const seconds = (performance.now() - this.began) / 1000;
    const { moves, bytes, heardMs, answeredMs } = this;
    return { moves, bytes, seconds, heardMs, answeredMs, busy: (usage().cpuSeconds - this.cpu) / seconds };
  }
}
