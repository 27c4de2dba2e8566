import type { Viewer } from '../../shared/engine/core.ts';
import type { LoggedEvent, RefusalMessage } from '../../shared/protocol/messages.ts';
import type { Match, MatchSnapshot, Step } from '../net/snapshot.ts';
import type { Reel } from './Reel.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof speeds)[number];

export interface ReplaySnapshot extends MatchSnapshot {
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
}

/** What playing by itself waits for. */
export interface Beat {
  /** until the last step has been shown */
  shown(): Promise<void>;
  pause(ms: number): Promise<void>;
}

/** between two steps, at the plain speed */
const breath = 1000;

const real: Beat = {
  shown: () => Promise.resolve(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A game that has been played, in the place of one that is: the stage and the page are told of it as of any other. */
export class ReplayMatch implements Match {
  readonly reel: Reel;
  private readonly beat: Beat;
  private state: ReplaySnapshot;
  /** counts the starts: a run that was stopped must not go on behind the next */
  private run = 0;
  private readonly logs = new Map<Viewer, readonly LoggedEvent[]>();
  private readonly listeners = new Set<() => void>();
  private readonly stepListeners = new Set<(step: Step) => void>();

  constructor(reel: Reel, seq = 0, beat: Beat = real) {
    this.reel = reel;
    this.beat = beat;
    const viewer = reel.viewers[0] ?? 'spectator';
    this.state = this.standing(this.within(seq), viewer, { playing: false, speed: 1 });
  }

  snapshot(): ReplaySnapshot {
    return this.state;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onStep(listener: (step: Step) => void): () => void {
    this.stepListeners.add(listener);
    return () => this.stepListeners.delete(listener);
  }

  /** What was played stays as it was. */
  act(): Promise<RefusalMessage | null> {
    return Promise.resolve({ code: 'notRunning', clause: 'S12', params: {} });
  }

  /** All that this viewer was told in the whole game. */
  log(viewer: Viewer = this.state.viewer): readonly LoggedEvent[] {
    const known = this.logs.get(viewer);
    if (known) return known;
    const positions = Array.from({ length: this.reel.length + 1 }, (_, seq) => seq);
    const log = positions.flatMap((seq) => this.reel.events(seq, viewer).map((event) => ({ seq, event })));
    this.logs.set(viewer, log);
    return log;
  }

  /** At once, without a story. */
  seek(seq: number): void {
    const to = this.within(seq);
    if (to !== this.state.seq) this.show(this.standing(to, this.state.viewer, this.state));
  }

  /** The next move, with its story; false at the end. */
  forward(): boolean {
    const { seq, viewer } = this.state;
    if (seq >= this.reel.length) return false;
    const next = this.standing(seq + 1, viewer, this.state);
    this.show(next);
    const step: Step = { seq: next.seq, events: this.reel.events(next.seq, viewer), view: next.view };
    for (const listener of [...this.stepListeners]) listener(step);
    return true;
  }

  look(viewer: Viewer): void {
    if (viewer === this.state.viewer || !this.reel.viewers.includes(viewer)) return;
    this.show(this.standing(this.state.seq, viewer, this.state));
  }

  hasten(speed: ReplaySpeed): void {
    this.show({ ...this.state, speed });
  }

  /** Goes on by itself until the end; from the end, once more from the beginning. */
  play(): void {
    if (this.state.playing) return;
    if (this.state.seq >= this.reel.length) this.seek(0);
    this.show({ ...this.state, playing: true });
    void this.playOn(++this.run);
  }

  pause(): void {
    this.run++;
    if (this.state.playing) this.show({ ...this.state, playing: false });
  }

  private async playOn(run: number): Promise<void> {
    do {
      await this.beat.shown();
      await this.beat.pause(breath / this.state.speed);
      if (run !== this.run) return;
    } while (this.forward() && this.state.seq < this.reel.length);
    this.pause();
  }

  private within(seq: number): number {
    return Number.isFinite(seq) ? Math.max(0, Math.min(Math.trunc(seq), this.reel.length)) : 0;
  }

  private standing(
    seq: number,
    viewer: Viewer,
    { playing, speed }: Pick<ReplaySnapshot, 'playing' | 'speed'>,
  ): ReplaySnapshot {
    const log = this.log(viewer);
    const later = log.findIndex((entry) => entry.seq > seq);
    return {
      connection: 'live',
      table: this.reel.table,
      seat: typeof viewer === 'number' ? viewer : null,
      seq,
      view: this.reel.view(seq, viewer),
      moves: [],
      log: later < 0 ? log : log.slice(0, later),
      busy: false,
      viewer,
      playing,
      speed,
    };
  }

  private show(next: ReplaySnapshot): void {
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }
}
