import type * as Phaser from 'phaser';

/** What a halted animation is rejected with; nobody's mistake. */
export class Halted extends Error {
  override readonly name = 'Halted';
}

/** A thing that moves: any object with numbers. */
type Movable = object;

interface Running {
  readonly stop: () => void;
  readonly reject: (error: Halted) => void;
}

/** Tweens as promises, all of which can be halted at once. */
export class Motion {
  /** durations are multiplied by this: 0.5 is twice as fast */
  pace = 1;
  private readonly running = new Set<Running>();
  private readonly scene: Phaser.Scene;
  private readonly wake: () => void;

  constructor(scene: Phaser.Scene, wake: () => void) {
    this.scene = scene;
    this.wake = wake;
  }

  get active(): boolean {
    return this.running.size > 0;
  }

  to(
    target: Movable | Movable[],
    values: Readonly<Record<string, number>>,
    ms: number,
    ease: string,
    delay = 0,
  ): Promise<void> {
    return this.start((done) =>
      this.scene.tweens.add({
        targets: target,
        ...values,
        duration: ms * this.pace,
        delay: delay * this.pace,
        ease,
        onComplete: done,
      }),
    );
  }

  /** Calls back with 0 … 1, eased. */
  run(ms: number, ease: string, update: (progress: number) => void, delay = 0): Promise<void> {
    return this.start((done) =>
      this.scene.tweens.addCounter({
        from: 0,
        to: 1,
        duration: ms * this.pace,
        delay: delay * this.pace,
        ease,
        onUpdate: (tween) => update(tween.getValue() ?? 0),
        onComplete: done,
      }),
    );
  }

  wait(ms: number): Promise<void> {
    return this.run(ms, 'Linear', () => {});
  }

  halt(): void {
    const all = [...this.running];
    this.running.clear();
    for (const { stop } of all) stop();
    for (const { reject } of all) reject(new Halted());
  }

  private start(begin: (done: () => void) => Phaser.Tweens.Tween): Promise<void> {
    this.wake();
    const promise = new Promise<void>((resolve, reject) => {
      const entry: Running = { stop: () => tween.remove(), reject };
      const tween = begin(() => {
        this.running.delete(entry);
        resolve();
      });
      this.running.add(entry);
    });
    // a halt reaches also those that nobody awaits
    promise.catch(() => {});
    return promise;
  }
}
