import type * as Phaser from 'phaser';
import { Board } from '../../client/stage/Board.ts';
import type { Bakery } from '../../client/stage/bake.ts';
import { Motion } from '../../client/stage/Motion.ts';
import type { Skin } from '../../client/stage/piece.ts';

/** A clock that jumps from one due moment to the next. */
class Clock {
  now = 0;
  private due: { readonly at: number; readonly run: () => void }[] = [];

  at(delay: number, run: () => void): { cancel(): void } {
    const entry = { at: this.now + delay, run };
    this.due.push(entry);
    return {
      cancel: () => {
        this.due = this.due.filter((each) => each !== entry);
      },
    };
  }

  /** False when nothing is due any more. */
  tick(): boolean {
    const next = this.due.reduce<(typeof this.due)[number] | null>((a, b) => (a && a.at <= b.at ? a : b), null);
    if (!next) return false;
    this.due = this.due.filter((each) => each !== next);
    this.now = next.at;
    next.run();
    return true;
  }
}

type Numbers = Record<string, number>;

/** As much of a sprite as the stage moves. */
class FakeSprite {
  x: number;
  y: number;
  scaleX = 1;
  scaleY = 1;
  angle = 0;
  alpha = 1;
  depth = 0;
  visible = true;
  gone = false;
  texture: { key: string };

  constructor(x: number, y: number, key: string) {
    this.x = x;
    this.y = y;
    this.texture = { key };
  }

  get displayWidth(): number {
    return 100 * this.scaleX;
  }
  get displayHeight(): number {
    return 100 * this.scaleY;
  }

  setPosition = (x: number, y: number): this => this.set({ x, y });
  setY = (y: number): this => this.set({ y });
  setScale = (x: number, y = x): this => this.set({ scaleX: x, scaleY: y });
  setDisplaySize = (width: number, height: number): this => this.set({ scaleX: width / 100, scaleY: height / 100 });
  setAngle = (angle: number): this => this.set({ angle });
  setAlpha = (alpha: number): this => this.set({ alpha });
  setDepth = (depth: number): this => this.set({ depth });
  setFlipX = (): this => this;
  setVisible(visible: boolean): this {
    this.visible = visible;
    return this;
  }
  setTexture(key: string): this {
    this.texture = { key };
    return this;
  }
  destroy(): void {
    this.gone = true;
  }

  private set(values: Numbers): this {
    for (const [name, value] of Object.entries(values))
      if (!Number.isFinite(value)) throw new Error(`${name} of a sprite is ${value}`);
    return Object.assign(this, values);
  }
}

interface TweenConfig {
  readonly targets?: object | object[];
  readonly duration: number;
  readonly delay: number;
  readonly onUpdate?: (tween: { getValue(): number }) => void;
  readonly onComplete: () => void;
}

const moments = [0.01, 0.25, 0.5, 0.75, 1];

/** Board and Motion themselves, on a scene that only counts: no picture is painted, time is what the clock says. */
export function fakeStage() {
  const clock = new Clock();
  const sprites = new Set<FakeSprite>();
  const add = {
    image(x: number, y: number, key: string): FakeSprite {
      const sprite = new FakeSprite(x, y, key);
      sprites.add(sprite);
      return sprite;
    },
  };
  const tween = (config: TweenConfig, values: Numbers): { remove(): void } => {
    const { duration, delay, targets, onUpdate, onComplete } = config;
    const pending = moments.map((moment) =>
      clock.at(delay + duration * moment, () => {
        onUpdate?.({ getValue: () => moment });
        if (moment < 1) return;
        for (const target of [targets ?? []].flat()) Object.assign(target, values);
        onComplete();
      }),
    );
    return { remove: () => pending.forEach((each) => void each.cancel()) };
  };
  const known = ['targets', 'duration', 'delay', 'ease', 'onComplete'];
  const tweens = {
    add: (config: TweenConfig & Record<string, unknown>) =>
      tween(config, Object.fromEntries(Object.entries(config).filter(([name]) => !known.includes(name))) as Numbers),
    addCounter: (config: TweenConfig) => tween(config, {}),
  };
  const scene = { add, tweens } as unknown as Phaser.Scene;
  const bakery = {
    texture: (skin: Skin) => `${skin.id}|${skin.width}x${skin.height}`,
    prune: () => {},
  } as unknown as Bakery;
  const motion = new Motion(scene, () => {});
  const board = new Board(scene, bakery, motion, 1);
  return {
    board,
    motion,
    clock,
    /** sprites that have not been taken away */
    alive: (): number => [...sprites].filter((sprite) => !sprite.gone).length,
    /** lets time pass until the promise is settled; how long that took, and what it failed with */
    async play(promise: Promise<void>, until = Number.POSITIVE_INFINITY): Promise<{ ms: number; error: unknown }> {
      const start = clock.now;
      let state: { error: unknown } | null = null;
      promise.then(
        () => {
          state = { error: null };
        },
        (error: unknown) => {
          state = { error };
        },
      );
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        if (state) return { ms: clock.now - start, error: (state as { error: unknown }).error };
        if (clock.now - start >= until) motion.halt();
        else if (!clock.tick()) throw new Error('an animation that waits for nothing');
      }
    },
    /** whatever still moves comes to its end */
    async drain(): Promise<void> {
      do await new Promise((resolve) => setImmediate(resolve));
      while (clock.tick());
    },
  };
}
