import type { Viewer } from '../../shared/engine/core.ts';
import type { LoggedEvent, RefusalMessage } from '../../shared/protocol/messages.ts';
import { ObservableMatch } from '../net/ObservableMatch.ts';
import type { MatchSnapshot, MatchStep } from '../net/snapshot.ts';
import type { RecordedGame } from './RecordedGame.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof speeds)[number];

export interface ReplaySnapshot extends MatchSnapshot {
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
}

/** What automatic playing waits for. */
export interface ReplayTiming {
  /** until the last step has been shown */
  shown(): Promise<void>;
  pause(ms: number): Promise<void>;
}

/** between two steps, at normal speed */
const stepPauseMs = 1000;

const realTime: ReplayTiming = {
  shown: () => Promise.resolve(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A game that has been played, in the place of one that is being played: the stage and the page treat both alike. */
export class ReplayMatch extends ObservableMatch<ReplaySnapshot> {
  readonly recording: RecordedGame;
  protected override state: ReplaySnapshot;
  private readonly timing: ReplayTiming;
  /** counts the starts: a run that was stopped must not go on behind the next */
  private run = 0;
  private readonly logs = new Map<Viewer, readonly LoggedEvent[]>();

  constructor(recording: RecordedGame, seq = 0, timing: ReplayTiming = realTime) {
    super();
    this.recording = recording;
    this.timing = timing;
    const viewer = recording.viewers[0] ?? 'spectator';
    this.state = this.snapshotAt(this.within(seq), viewer, { playing: false, speed: 1 });
  }

  /** A recorded game takes no moves. */
  act(): Promise<RefusalMessage | null> {
    return Promise.resolve({ code: 'notRunning', clause: 'S12', params: {} });
  }

  /** Every event of the game, as this viewer may know it. */
  log(viewer: Viewer = this.state.viewer): readonly LoggedEvent[] {
    const known = this.logs.get(viewer);
    if (known) return known;
    const positions = Array.from({ length: this.recording.length + 1 }, (_, seq) => seq);
    const log = positions.flatMap((seq) => this.recording.events(seq, viewer).map((event) => ({ seq, event })));
    this.logs.set(viewer, log);
    return log;
  }

  /** At once, without animation. */
  seek(seq: number): void {
    const to = this.within(seq);
    if (to !== this.state.seq) this.publish(this.snapshotAt(to, this.state.viewer, this.state));
  }

  /** The next move, animated; false at the end. */
  forward(): boolean {
    const { seq, viewer } = this.state;
    if (seq >= this.recording.length) return false;
    const next = this.snapshotAt(seq + 1, viewer, this.state);
    this.publish(next);
    const step: MatchStep = { seq: next.seq, events: this.recording.events(next.seq, viewer), view: next.view };
    this.publishStep(step);
    return true;
  }

  setViewer(viewer: Viewer): void {
    if (viewer === this.state.viewer || !this.recording.viewers.includes(viewer)) return;
    this.publish(this.snapshotAt(this.state.seq, viewer, this.state));
  }

  setSpeed(speed: ReplaySpeed): void {
    this.publish({ ...this.state, speed });
  }

  /** Plays on until the end; at the end, once more from the beginning. */
  play(): void {
    if (this.state.playing) return;
    if (this.state.seq >= this.recording.length) this.seek(0);
    this.publish({ ...this.state, playing: true });
    void this.playOn(++this.run);
  }

  pause(): void {
    this.run++;
    if (this.state.playing) this.publish({ ...this.state, playing: false });
  }

  private async playOn(run: number): Promise<void> {
    do {
      await this.timing.shown();
      await this.timing.pause(stepPauseMs / this.state.speed);
      if (run !== this.run) return;
    } while (this.forward() && this.state.seq < this.recording.length);
    this.pause();
  }

  private within(seq: number): number {
    return Number.isFinite(seq) ? Math.max(0, Math.min(Math.trunc(seq), this.recording.length)) : 0;
  }

  private snapshotAt(
    seq: number,
    viewer: Viewer,
    { playing, speed }: Pick<ReplaySnapshot, 'playing' | 'speed'>,
  ): ReplaySnapshot {
    const log = this.log(viewer);
    const later = log.findIndex((entry) => entry.seq > seq);
    return {
      connection: 'live',
      table: this.recording.table,
      seat: typeof viewer === 'number' ? viewer : null,
      seq,
      view: this.recording.view(seq, viewer),
      moves: [],
      log: later < 0 ? log : log.slice(0, later),
      busy: false,
      viewer,
      playing,
      speed,
    };
  }
}
