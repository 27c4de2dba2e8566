import { matchMaker } from '@colyseus/core';
import type { ProcessStatus, StatusAnswer } from '../../shared/protocol/messages.ts';
import type { Services } from '../room/services.ts';

const key = 'harbour:status';
const everyMs = 3_000;
/** silent for longer, a process is not there any more */
const forgetMs = 10_000;
/** counting a long log costs something, and anybody may ask */
const countEveryMs = 10_000;

type Note = ProcessStatus & { readonly at: number };

/** What the whole house shows of itself: each process pins its figures where all of them can read. */
export class StatusBoard {
  private readonly services: Services;
  private readonly name: string;
  private readonly version: string;
  private timer: NodeJS.Timeout | undefined;
  private counted: { at: number; figures: Promise<StatusAnswer['house']> } | undefined;

  constructor(services: Services, name: string, version: string) {
    this.services = services;
    this.name = name;
    this.version = version;
  }

  /** Only when the matchmaker is ready: the board is its presence. */
  async open(): Promise<void> {
    const pin = (): Promise<void> =>
      this.pin().catch((err) => this.services.log.warn({ err }, 'the status was not pinned'));
    this.timer = setInterval(() => void pin(), everyMs);
    await pin();
  }

  /** Waits for nobody: without Redis the moves that were asked are to be stored all the same. */
  close(): void {
    clearInterval(this.timer);
    const failed = (err: unknown): void => this.services.log.warn({ err }, 'the status was not taken down');
    matchMaker.presence.hdel(key, this.name).catch(failed);
  }

  async answer(): Promise<StatusAnswer> {
    await this.pin();
    const pinned = Object.values(await matchMaker.presence.hgetall(key)).map((words) => JSON.parse(words) as Note);
    const fresh = pinned.filter(({ at }) => at > Date.now() - forgetMs).map(({ at: _, ...process }) => process);
    return {
      house: await this.count(),
      processes: fresh.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })),
    };
  }

  private async pin(): Promise<void> {
    const { metrics, presence } = this.services;
    const note: Note = {
      at: Date.now(),
      name: this.name,
      version: this.version,
      upSeconds: Math.round(process.uptime()),
      online: presence.here,
      ...metrics.people(),
      ...(await metrics.totals()),
      latencyMs: await metrics.latencyMs(),
    };
    await matchMaker.presence.hset(key, this.name, JSON.stringify(note));
  }

  private count(): Promise<StatusAnswer['house']> {
    if (!this.counted || this.counted.at < Date.now() - countEveryMs) {
      const figures = this.services.store.figures();
      this.counted = { at: Date.now(), figures };
      figures.catch(() => {
        this.counted = undefined;
      });
    }
    return this.counted.figures;
  }
}
