import { matchMaker } from '@colyseus/core';
import type { ProcessStatus, StatusAnswer } from '../../shared/protocol/http.ts';
import type { Log } from '../log.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import type { Time } from '../time.ts';
import type { Metrics } from './Metrics.ts';

const key = 'harbour:status';
const everyMs = 3_000;
/** after this silence a process counts as gone */
const forgetMs = 10_000;
/** counting all moves is expensive, and anybody may ask */
const countEveryMs = 10_000;

type PublishedStatus = ProcessStatus & { readonly at: number };

/** Where the figures come from. */
interface StatusSources {
  readonly time: Time;
  readonly log: Log;
  readonly store: Pick<MatchStore, 'figures'>;
  readonly metrics: Metrics;
  /** people in this process */
  readonly presence: { readonly here: number };
}

/** The status page: each process publishes its figures where all of them can read. */
export class StatusBoard {
  private readonly sources: StatusSources;
  private readonly name: string;
  private readonly version: string;
  private timer: NodeJS.Timeout | undefined;
  private counted: { at: number; figures: Promise<StatusAnswer['house']> } | undefined;

  constructor(sources: StatusSources, name: string, version: string) {
    this.sources = sources;
    this.name = name;
    this.version = version;
  }

  /** Call it when the matchmaker is ready: the figures are kept in its presence. */
  async open(): Promise<void> {
    const publish = (): Promise<void> =>
      this.publish().catch((err) => this.sources.log.warn('status-not-published', { err }));
    this.timer = setInterval(() => void publish(), everyMs);
    await publish();
  }

  /** Does not wait: the process must close in time even without Redis. */
  close(): void {
    clearInterval(this.timer);
    const failed = (err: unknown): void => this.sources.log.warn('status-not-removed', { err });
    matchMaker.presence.hdel(key, this.name).catch(failed);
  }

  async answer(): Promise<StatusAnswer> {
    await this.publish();
    const published = Object.values(await matchMaker.presence.hgetall(key)).map(
      (text) => JSON.parse(text) as PublishedStatus,
    );
    const now = this.sources.time.now();
    const fresh = published.filter(({ at }) => at > now - forgetMs).map(({ at: _, ...process }) => process);
    return {
      house: await this.count(),
      processes: fresh.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    };
  }

  private async publish(): Promise<void> {
    const { time, metrics, presence } = this.sources;
    const status: PublishedStatus = {
      at: time.now(),
      name: this.name,
      version: this.version,
      upSeconds: Math.round(process.uptime()),
      online: presence.here,
      ...metrics.people(),
      ...(await metrics.totals()),
      latencyMs: await metrics.latencyMs(),
    };
    await matchMaker.presence.hset(key, this.name, JSON.stringify(status));
  }

  private count(): Promise<StatusAnswer['house']> {
    const now = this.sources.time.now();
    if (!this.counted || this.counted.at < now - countEveryMs) {
      const figures = this.sources.store.figures();
      this.counted = { at: now, figures };
      figures.catch(() => {
        this.counted = undefined;
      });
    }
    return this.counted.figures;
  }
}
