export interface Told<E, V> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly view: V;
}

/** Who shows what the director calls for. */
export interface Performer<E, V> {
  /** animates one event; rejects when it is halted */
  perform(event: E): Promise<void>;
  /** stops what is moving, wherever it is */
  halt(): void;
  /** the scene equals this view, at once */
  settle(view: V): void;
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

/** Steps that may wait before the rest is shown at once. */
export const patience = 4;
/** An animation that does not come to its end by itself is ended. */
export const longest = 6000;

/**
 * Plays the steps of a match in their order. Animation only decorates: whenever the queue is empty the
 * scene has been settled to the newest view, whatever was dropped, skipped or interrupted on the way.
 */
export class Director<E, V> {
  private readonly queue: Told<E, V>[] = [];
  private waiting: (() => void)[] = [];
  private running = false;
  /** counts the skips; a performance of an older run is of no interest any more */
  private run = 0;
  private seq = -1;
  private readonly performer: Performer<E, V>;
  private readonly house: House<V>;

  constructor(performer: Performer<E, V>, house: House<V>) {
    this.performer = performer;
    this.house = house;
  }

  get busy(): boolean {
    return this.running;
  }

  /** steps that have not been told to their end */
  get backlog(): number {
    return this.queue.length;
  }

  /** the newest position that has been told */
  get latest(): number {
    return this.seq;
  }

  /** A view that no events lead to: the first one, or the one after a lost connection. */
  begin(seq: number, view: V): void {
    this.stop();
    this.seq = seq;
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
    this.queue.push(step);
    if (this.queue.length > patience) this.skip();
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
      for (const event of step.events) {
        await this.show(event, run);
        if (run !== this.run) return;
      }
      this.queue.shift();
      if (this.queue.length === 0) {
        this.rest(step.view);
        return;
      }
      this.performer.settle(step.view);
      this.house.onTold?.(step.seq, step.view);
    }
  }

  private async show(event: E, run: number): Promise<void> {
    const release = this.house.after(longest, () => {
      if (run === this.run) this.skip();
    });
    try {
      await this.performer.perform(event);
    } catch (error) {
      if (run === this.run) this.house.onFailure(error);
    } finally {
      release();
    }
  }
}
