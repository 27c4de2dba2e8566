import type * as Phaser from 'phaser';
import type { Piece } from './piece.ts';
import { bodyOf } from './piece.ts';
import type { Stage, TargetId } from './stage.ts';

/** What browser tests may ask; absent from what is shipped. */
export interface StageHook {
  /** everything on the canvas, by key */
  state(): Readonly<Record<string, { x: number; y: number; width: number; height: number; skin: string }>>;
  busy(): boolean;
  /** whether a ribbon lies over the table, which goes by itself */
  covered(): boolean;
  idle(): Promise<void>;
  at(target: TargetId): { readonly x: number; readonly y: number } | null;
  timeScale(factor: number): void;
  frame(): number;
  fps(): number;
  renderer(): 'webgl' | 'canvas';
}

interface Shown {
  readonly busy: boolean;
  readonly covered: boolean;
  readonly fading: boolean;
  pieces(): Iterable<Piece>;
}

export function installHook(stage: Stage, scene: Shown, game: Phaser.Game): () => void {
  if (import.meta.env.MODE === 'production') return () => {};
  const hook: StageHook = {
    state: () =>
      Object.fromEntries([...scene.pieces()].map((piece) => [piece.key, { ...bodyOf(piece), skin: piece.skin.id }])),
    busy: () => scene.busy || scene.fading,
    covered: () => scene.covered,
    idle: () => stage.idle(),
    at: (target) => stage.at(target),
    timeScale: (factor) => stage.timeScale(factor),
    frame: () => game.loop.frame,
    fps: () => game.loop.actualFps,
    // 1 is the canvas renderer
    renderer: () => (game.renderer.type === 1 ? 'canvas' : 'webgl'),
  };
  const page = window as { __t?: StageHook };
  page.__t = hook;
  return () => {
    if (page.__t === hook) delete page.__t;
  };
}
