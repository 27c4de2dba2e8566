import type * as Phaser from 'phaser';
import type { Bakery } from './bake.ts';
import type { Motion } from './Motion.ts';
import type { Piece, Skin } from './piece.ts';
import { difference } from './reconcile.ts';
import type { Rect } from './stage.ts';

export type Sprite = Phaser.GameObjects.Image;

/** The sprites of the table, by key, and those in flight that belong to no place yet. */
export class Board {
  private readonly sprites = new Map<string, Sprite>();
  private readonly shown = new Map<string, Piece>();
  private readonly loose = new Set<Sprite>();
  /** which piece a sprite in flight is going to be */
  private readonly landing = new Map<Sprite, Piece>();
  private paleUntil = 0;
  /** what outlasts a settling: ribbons that fade by themselves */
  private readonly overlays = new Set<Sprite>();
  private hung: Sprite | null = null;
  /** a banner of what is past */
  private furled: Sprite | null = null;
  private readonly scene: Phaser.Scene;
  private readonly bakery: Bakery;
  private readonly motion: Motion;
  private dpr: number;

  constructor(scene: Phaser.Scene, bakery: Bakery, motion: Motion, dpr: number) {
    this.scene = scene;
    this.bakery = bakery;
    this.motion = motion;
    this.dpr = dpr;
  }

  pieces(): Iterable<Piece> {
    return this.shown.values();
  }

  /** The pieces where their sprites are at this moment, also those that still fly. */
  *drawn(): Iterable<Piece> {
    const at = (piece: Piece, sprite: Sprite | undefined): Piece =>
      sprite ? { ...piece, x: sprite.x, y: sprite.y, depth: sprite.depth } : piece;
    for (const [key, piece] of this.shown) yield at(piece, this.sprites.get(key));
    for (const [sprite, piece] of this.landing) if (sprite.visible) yield at(piece, sprite);
  }

  /** Whether a ribbon lies over the table. */
  get covered(): boolean {
    return this.overlays.size > 0;
  }

  /** Whether something that has just come may still be pale. */
  get fading(): boolean {
    return performance.now() < this.paleUntil;
  }

  piece(key: string): Piece | null {
    return this.shown.get(key) ?? null;
  }

  sprite(key: string): Sprite | null {
    return this.sprites.get(key) ?? null;
  }

  /** Every sprite at its true place at once, and nothing else on the table; new ones may fade in. */
  settle(pieces: readonly Piece[], fade = 0): void {
    for (const sprite of this.loose) sprite.destroy();
    this.loose.clear();
    this.landing.clear();
    const { added, gone } = difference(this.shown, pieces);
    for (const key of gone) this.off(key);
    const fresh = new Set(added.map((piece) => piece.key));
    // a picture may come a little late
    if (fade > 0 && fresh.size > 0) this.paleUntil = performance.now() + fade + 100;
    for (const piece of pieces) {
      const sprite = this.put(piece);
      this.place(sprite, piece);
      if (fade > 0 && fresh.has(piece.key)) void this.fadeIn(sprite, piece, fade);
    }
    this.bakery.prune(this.textures());
  }

  /** Sprites slide to their new places; those that come or go fade. `except` are left as they are. */
  async glide(pieces: readonly Piece[], ms: number, except: readonly string[] = []): Promise<void> {
    const { added, changed, gone } = difference(
      this.shown,
      pieces.filter((piece) => !except.includes(piece.key)),
    );
    const moves: Promise<void>[] = [];
    for (const key of gone) {
      const sprite = this.sprites.get(key);
      if (!sprite || except.includes(key)) continue;
      this.forget(key);
      this.loose.add(sprite);
      moves.push(this.motion.to(sprite, { alpha: 0 }, ms * 0.6, 'Sine.out').then(() => this.remove(sprite)));
    }
    for (const piece of added) {
      const sprite = this.put(piece);
      this.place(sprite, piece);
      moves.push(this.fadeIn(sprite, piece, ms));
    }
    for (const piece of changed) moves.push(this.move(this.uncounted(piece), ms));
    await Promise.all(moves);
  }

  /** What counts keeps its numbers until the next settling. */
  private uncounted(piece: Piece): Piece {
    const before = piece.counts ? this.shown.get(piece.key) : undefined;
    return before ? { ...piece, skin: before.skin } : piece;
  }

  private move(piece: Piece, ms: number): Promise<void> {
    const before = this.sprites.get(piece.key);
    const from = before ? { width: before.displayWidth, height: before.displayHeight } : null;
    const sprite = this.put(piece);
    sprite.setDepth(piece.depth).setAlpha(piece.alpha ?? 1);
    const scale = 1 / this.dpr;
    // the picture is already the one of the new size; it grows out of the old size
    if (from) sprite.setDisplaySize(from.width, from.height);
    const to = { x: this.snap(piece.x), y: this.snap(piece.y), angle: piece.angle ?? 0, scaleX: scale, scaleY: scale };
    return this.motion.to(sprite, to, ms, 'Cubic.out');
  }

  /** Takes pieces off the table at once. */
  drop(which: (piece: Piece) => boolean): void {
    for (const piece of [...this.shown.values()]) if (which(piece)) this.off(piece.key);
  }

  /** A sprite that belongs to no place, over everything unless told otherwise. */
  fly(skin: Skin, x: number, y: number, depth = 900): Sprite {
    const sprite = this.scene.add.image(x, y, this.bakery.texture(skin));
    sprite.setScale(1 / this.dpr).setDepth(depth);
    this.loose.add(sprite);
    return sprite;
  }

  /** Lifts a sprite from its place; it flies from now on, and is gone with the next settling. */
  take(key: string): Sprite | null {
    const sprite = this.sprites.get(key);
    if (!sprite) return null;
    this.forget(key);
    this.loose.add(sprite);
    return sprite;
  }

  /** A sprite in flight is this piece already, for whoever taps it. */
  land(sprite: Sprite, piece: Piece): void {
    this.landing.set(sprite, piece);
  }

  /** Over everything, and not swept away by the next settling; whoever lays it removes it. */
  overlay(skin: Skin, x: number, y: number): Sprite {
    const sprite = this.fly(skin, x, y, 2000);
    this.loose.delete(sprite);
    this.overlays.add(sprite);
    return sprite;
  }

  /** An overlay of which there is one at a time: a new one takes the place of the old one. */
  banner(skin: Skin, x: number, y: number): Sprite {
    if (this.hung) this.remove(this.hung);
    this.hung = this.overlay(skin, x, y);
    return this.hung;
  }

  /** Something else is told from now on: the banner that hangs is not about it. */
  furl(): void {
    this.furled = this.hung;
  }

  isFurled(sprite: Sprite): boolean {
    return this.furled === sprite;
  }

  /** Another picture at the same place, e.g. a ladder on which a value climbs. */
  swap(piece: Piece): void {
    if (this.sprites.has(piece.key)) this.put(this.uncounted(piece));
  }

  /** The scale at which a sprite with this skin is as large as the rectangle. */
  scaleTo(skin: Skin, rect: Rect): number {
    return rect.width / skin.width / this.dpr;
  }

  get natural(): number {
    return 1 / this.dpr;
  }

  dress(sprite: Sprite, skin: Skin): void {
    sprite.setTexture(this.bakery.texture(skin));
  }

  remove(sprite: Sprite): void {
    this.loose.delete(sprite);
    this.landing.delete(sprite);
    this.overlays.delete(sprite);
    if (this.hung === sprite) this.hung = null;
    sprite.destroy();
  }

  pulse(alpha: number): boolean {
    let any = false;
    for (const [key, piece] of this.shown) {
      if (!piece.pulse) continue;
      any = true;
      this.sprites.get(key)?.setAlpha(alpha * (piece.alpha ?? 1));
    }
    return any;
  }

  repaint(dpr: number): void {
    this.dpr = dpr;
    const old = this.bakery.forget(dpr);
    const pieces = [...this.shown.values()];
    for (const key of [...this.sprites.keys()]) this.off(key);
    this.settle(pieces);
    this.bakery.free(old);
  }

  clear(): void {
    this.settle([]);
    for (const sprite of [...this.overlays]) this.remove(sprite);
  }

  private put(piece: Piece): Sprite {
    const texture = this.bakery.texture(piece.skin);
    let sprite = this.sprites.get(piece.key);
    if (!sprite) {
      sprite = this.scene.add.image(piece.x, piece.y, texture).setScale(1 / this.dpr);
      this.sprites.set(piece.key, sprite);
    } else if (sprite.texture.key !== texture) {
      sprite.setTexture(texture);
    }
    this.shown.set(piece.key, piece);
    return sprite;
  }

  private place(sprite: Sprite, piece: Piece): void {
    sprite
      .setPosition(this.snap(piece.x), this.snap(piece.y))
      .setScale(1 / this.dpr)
      .setAngle(piece.angle ?? 0)
      .setAlpha(piece.alpha ?? 1)
      .setDepth(piece.depth)
      .setVisible(true);
  }

  private fadeIn(sprite: Sprite, piece: Piece, ms: number): Promise<void> {
    sprite.setAlpha(0);
    return this.motion.to(sprite, { alpha: piece.alpha ?? 1 }, ms, 'Sine.out');
  }

  private textures(): Set<string> {
    return new Set([...this.sprites.values(), ...this.loose, ...this.overlays].map((sprite) => sprite.texture.key));
  }

  private forget(key: string): void {
    this.sprites.delete(key);
    this.shown.delete(key);
  }

  private off(key: string): void {
    this.sprites.get(key)?.destroy();
    this.forget(key);
  }

  private snap(value: number): number {
    return Math.round(value * this.dpr) / this.dpr;
  }
}
