import type { Cursor } from '../net/timeline.ts';

export interface StageStep<E, V> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly view: V;
}

/** The scene: shows what the director calls for. */
export interface Performer<E, V> {
  /** animates events of one beat, mostly one; rejects when it is halted */
  perform(events: readonly E[]): Promise<void>;
  /** how many of these events, the next ones of a step, make one beat; 1 without it */
  beatLength?(events: readonly E[]): number;
  /** how many of these events, one beat, are said as it begins; the others, which it reveals, when it is over */
  saidFirst?(events: readonly E[]): number;
  /** stops what is moving, wherever it is */
  halt(): void;
  /** the scene equals this view, at once */
  settle(view: V): void;
  /** the game as the scene shows it in the middle of a step; without it the position before the step stands until its end */
  inBetween?(): V | null;
  /** how long an event is animated, where a step of the usual length is 1; without it every step counts alike */
  duration?(event: E): number;
}

export interface DirectorHost {
  /** nothing may move: motion reduced, speed off, or nobody can see it */
  still(): boolean;
  onBusy(busy: boolean): void;
  /** the scene has come this far; it never goes back but for another match */
  onCursor?(cursor: Cursor): void;
  onFailure(error: unknown): void;
  after(ms: number, then: () => void): () => void;
}

/** So many steps of the usual length may lie ahead of a new one; if it would have to wait longer, all is shown at once. */
export const maxBacklog = 4;
/** What a step takes beside its events. */
const minDuration = 0.1;
/** The animation of one beat that does not come to its end by itself is ended. */
export const longestBeatMs = 6000;

/**
 * Plays the steps of a match in their order. Animation only decorates: whenever the queue is empty the
 * scene has been settled to the newest view, whatever was dropped, skipped or interrupted on the way.
 */
export class Director<E, V> {
  private readonly queue: StageStep<E, V>[] = [];
  /** events of the first step that have been animated */
  private done = 0;
  private waiting: (() => void)[] = [];
  private running = false;
  /** counts the skips; a performance of an older run is of no interest any more */
  private run = 0;
  private seq = -1;
  /** the position that has been shown */
  private shown = -1;
  private newest: V | null = null;
  private readonly performer: Performer<E, V>;
  private readonly host: DirectorHost;

  constructor(performer: Performer<E, V>, host: DirectorHost) {
    this.performer = performer;
    this.host = host;
  }

  get busy(): boolean {
    return this.running;
  }

  /** how much waits behind the step that is being animated */
  get backlog(): number {
    return this.queue.slice(1).reduce((sum, step) => sum + this.durationOf(step), 0);
  }

  /** How much the animation should hurry: what waits and, if anything does, all of a long step that it waits for. */
  get haste(): number {
    const [now, next] = this.queue;
    return now && next ? this.backlog + Math.max(0, this.durationOf(now, this.done) - 1) : 0;
  }

  private durationOf({ events }: StageStep<E, V>, from = 0): number {
    const { performer } = this;
    // a step is never nothing, or a flood of them would never be cut short
    if (!performer.duration) return 1;
    return events.slice(from).reduce((sum, event) => sum + (performer.duration?.(event) ?? 1), minDuration);
  }

  /** How much is ahead of a step that joins now: a long one is never cut for its own length. */
  private lead(): number {
    const [now] = this.queue;
    return now ? this.durationOf(now, this.done) + this.backlog : 0;
  }

  /** Whether this is the newest position that the director has been given. */
  isAt(seq: number, view: V): boolean {
    return seq === this.seq && view === this.newest;
  }

  /** The newest position that the director has been given. */
  get end(): number {
    return this.seq;
  }

  /** A view that no events lead to: the first one, or the one after a lost connection. */
  begin(seq: number, view: V): void {
    this.stop();
    this.seq = seq;
    this.newest = view;
    this.rest(view);
  }

  push(step: StageStep<E, V>): void {
    if (step.seq <= this.seq) return;
    const follows = this.seq >= 0 && step.seq === this.seq + 1;
    if (!follows || this.host.still()) {
      this.begin(step.seq, step.view);
      return;
    }
    this.seq = step.seq;
    this.newest = step.view;
    const late = this.lead() >= maxBacklog;
    this.queue.push(step);
    if (late) this.skip();
    else if (!this.running) void this.play();
  }

  /** Shows the outcome of everything that waits, now. */
  skip(): void {
    const last = this.queue.at(-1);
    if (!last) return;
    this.stop();
    this.rest(last.view);
  }

  idle(): Promise<void> {
    if (!this.running) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private stop(): void {
    this.run++;
    this.done = 0;
    this.queue.length = 0;
    if (this.running) this.performer.halt();
  }

  private rest(view: V): void {
    const was = this.running;
    this.running = false;
    this.performer.settle(view);
    this.reach(this.seq, view);
    for (const resolve of this.waiting.splice(0)) resolve();
    if (was) this.host.onBusy(false);
  }

  private async play(): Promise<void> {
    const run = this.run;
    this.running = true;
    this.host.onBusy(true);
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      while (this.done < step.events.length) {
        const next = step.events.slice(this.done);
        const count = Math.max(1, this.performer.beatLength?.(next) ?? 1);
        const beat = next.slice(0, count);
        const said = this.performer.saidFirst?.(beat) ?? 0;
        if (said > 0) this.reachBetween(this.done + said);
        await this.show(beat, run);
        if (run !== this.run) return;
        this.done += count;
        if (this.done < step.events.length) this.reachBetween(this.done);
      }
      this.done = 0;
      this.queue.shift();
      if (this.queue.length === 0) {
        this.rest(step.view);
        return;
      }
      this.performer.settle(step.view);
      this.reach(step.seq, step.view);
    }
  }

  private reach(seq: number, view: V): void {
    this.shown = seq;
    this.host.onCursor?.({ seq, told: 0, shown: 0, view });
  }

  /** So many events of the step have been said, and not all of them shown. */
  private reachBetween(told: number): void {
    const view = this.performer.inBetween?.() ?? null;
    if (view !== null) this.host.onCursor?.({ seq: this.shown, told, shown: this.done, view });
  }

  private async show(events: readonly E[], run: number): Promise<void> {
    const release = this.host.after(longestBeatMs, () => {
      if (run === this.run) this.skip();
    });
    try {
      await this.performer.perform(events);
    } catch (error) {
      if (run === this.run) this.host.onFailure(error);
    } finally {
      release();
    }
  }
}
