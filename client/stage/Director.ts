export interface Told<E, V> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly view: V;
}

/** Who shows what the director calls for. */
export interface Performer<E, V> {
  /** animates events that are told in one breath, mostly one; rejects when it is halted */
  perform(events: readonly E[]): Promise<void>;
  /** how many of these events, the next ones of a step, are told in one breath; 1 without it */
  breath?(events: readonly E[]): number;
  /** stops what is moving, wherever it is */
  halt(): void;
  /** the scene equals this view, at once */
  settle(view: V): void;
  /** how much story an event is, where a step of the usual length is 1; without it every step counts alike */
  weigh?(event: E): number;
}

export interface House<V = unknown> {
  /** nothing may move: motion reduced, speed off, or nobody can see it */
  still(): boolean;
  onBusy(busy: boolean): void;
  /** the scene has come to this position */
  onTold?(seq: number, view: V): void;
  onFailure(error: unknown): void;
  after(ms: number, then: () => void): () => void;
}

/** So many steps of the usual length may lie ahead of a new one; if it would have to wait longer, all is shown at once. */
export const patience = 4;
/** The weight of a step beside that of its events. */
const least = 0.1;
/** The animation of one breath that does not come to its end by itself is ended. */
export const longest = 6000;

/**
 * Plays the steps of a match in their order. Animation only decorates: whenever the queue is empty the
 * scene has been settled to the newest view, whatever was dropped, skipped or interrupted on the way.
 */
export class Director<E, V> {
  private readonly queue: Told<E, V>[] = [];
  /** events of the first step that have been told */
  private done = 0;
  private waiting: (() => void)[] = [];
  private running = false;
  /** counts the skips; a performance of an older run is of no interest any more */
  private run = 0;
  private seq = -1;
  private newest: V | null = null;
  private readonly performer: Performer<E, V>;
  private readonly house: House<V>;

  constructor(performer: Performer<E, V>, house: House<V>) {
    this.performer = performer;
    this.house = house;
  }

  get busy(): boolean {
    return this.running;
  }

  /** how much story waits behind the step that is being told */
  get backlog(): number {
    return this.queue.slice(1).reduce((sum, step) => sum + this.weight(step), 0);
  }

  /** How much the telling should hasten: what waits, and if anything does, all of a long step that it waits for. */
  get haste(): number {
    const [now, next] = this.queue;
    return now && next ? this.backlog + Math.max(0, this.weight(now, this.done) - 1) : 0;
  }

  private weight({ events }: Told<E, V>, from = 0): number {
    const { performer } = this;
    // a step is never nothing, or a flood of them would never be cut short
    if (!performer.weigh) return 1;
    return events.slice(from).reduce((sum, event) => sum + (performer.weigh?.(event) ?? 1), least);
  }

  /** How much story a step has ahead of itself when it joins now: long ones are never cut for their own length. */
  private ahead(): number {
    const [now] = this.queue;
    return now ? this.weight(now, this.done) + this.backlog : 0;
  }

  /** Whether this is the newest position that has been told, as it was told. */
  isAt(seq: number, view: V): boolean {
    return seq === this.seq && view === this.newest;
  }

  /** A view that no events lead to: the first one, or the one after a lost connection. */
  begin(seq: number, view: V): void {
    this.stop();
    this.seq = seq;
    this.newest = view;
    this.rest(view);
  }

  push(step: Told<E, V>): void {
    if (step.seq <= this.seq) return;
    const follows = this.seq >= 0 && step.seq === this.seq + 1;
    if (!follows || this.house.still()) {
      this.begin(step.seq, step.view);
      return;
    }
    this.seq = step.seq;
    this.newest = step.view;
    const late = this.ahead() >= patience;
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
    this.house.onTold?.(this.seq, view);
    for (const resolve of this.waiting.splice(0)) resolve();
    if (was) this.house.onBusy(false);
  }

  private async play(): Promise<void> {
    const run = this.run;
    this.running = true;
    this.house.onBusy(true);
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      while (this.done < step.events.length) {
        const next = step.events.slice(this.done);
        const count = Math.max(1, this.performer.breath?.(next) ?? 1);
        await this.show(next.slice(0, count), run);
        if (run !== this.run) return;
        this.done += count;
      }
      this.done = 0;
      this.queue.shift();
      if (this.queue.length === 0) {
        this.rest(step.view);
        return;
      }
      this.performer.settle(step.view);
      this.house.onTold?.(step.seq, step.view);
    }
  }

  private async show(events: readonly E[], run: number): Promise<void> {
    const release = this.house.after(longest, () => {
      if (run === this.run) this.skip();
    });
    try {
      await this.performer.perform(events);
    } catch (error) {
      if (run === this.run) this.house.onFailure(error);
    } finally {
      release();
    }
  }
}
