import * as Phaser from 'phaser';
import type { MatchStep } from '../net/snapshot.ts';
import type { Settings } from '../settings.ts';
import { Board } from './Board.ts';
import { Bakery } from './bake.ts';
import type { Performer, StageStep } from './Director.ts';
import { Director } from './Director.ts';
import type { Size } from './geometry.ts';
import { Motion } from './Motion.ts';
import { paceOf, type Weight } from './pace.ts';
import type { Piece } from './piece.ts';
import { pieceMeant } from './piece.ts';
import type { Marks } from './rings.ts';
import { isRing, noMarks, raised, ringsFor, rise, rises } from './rings.ts';
import { Sea } from './Sea.ts';
import type { Composition, SceneInput } from './scene.ts';
import type { TargetId } from './stage.ts';

/** frames per second while only the water moves */
const idleRate = 20;
/** after this long without a change the loop slows down; where nothing moves by itself, it stops as soon as all is drawn */
const linger = { moving: 500, still: 50 } as const;

/** The table of any game: sprites that follow a composition, a director, a sea. The games add what lies on it. */
export abstract class BaseTableScene<E, V> extends Phaser.Scene implements Performer<E, V> {
  protected readonly stage: SceneInput;
  protected settings: Settings;
  protected board!: Board;
  protected motion!: Motion;
  protected readonly director: Director<E, V>;
  private sea!: Sea;
  protected marks: Marks = noMarks;
  private touched = 0;
  private late = 0;
  private tired = false;
  private ready = false;
  private laidAt = '';
  private lastActions = '';

  constructor(stage: SceneInput) {
    super('table');
    this.stage = stage;
    this.settings = stage.settings;
    this.director = new Director<E, V>(this, {
      still: () => this.still(),
      onBusy: (busy) => {
        // what may be tapped is shown again when the animation is over
        if (busy) this.board.drop(isRing);
        stage.events.onBusy(busy);
      },
      onCursor: (cursor) => stage.events.onCursor?.(cursor),
      onFailure: (error) => console.error(error),
      after: (ms, then) => {
        // a story that is slowed down may take longer
        const timer = window.setTimeout(then, ms / this.tweens.timeScale);
        return () => window.clearTimeout(timer);
      },
    });
  }

  // ------------------------------------------------------------------------- what a game provides

  /** what is to be seen now; null while there is no game yet */
  protected abstract compose(size: Size): Composition | null;
  abstract perform(events: readonly E[]): Promise<void>;
  /** a step that is not animated: its sounds, and a word that only appears */
  protected abstract showStillEffects(events: readonly E[]): void;
  /** how much of the game is over, from 0 to 1: the light of the day follows it */
  protected abstract progress(view: V): number;
  /** the view that is shown from now on */
  protected abstract accept(view: V): void;

  // ------------------------------------------------------------------------------- life of a scene

  create(): void {
    const dpr = this.stage.dpr();
    const bakery = new Bakery(this.textures, this.stage.kit, dpr);
    this.motion = new Motion(this, () => this.wake());
    this.motion.pace = this.pace();
    this.board = new Board(this, bakery, this.motion, dpr);
    this.sea = new Sea(this, bakery);
    this.ready = true;
    this.resize();
    this.begin();
  }

  /** The table is cleared away; whatever is asked of it from now on does nothing. */
  close(): void {
    this.director.skip();
    this.ready = false;
    this.motion?.halt();
  }

  hurry(factor: number): void {
    if (this.ready) this.tweens.timeScale = factor;
  }

  override update(time: number, delta: number): void {
    const still = this.still() || this.tired;
    if (!still) this.sea.live(time);
    if (this.game.loop.fpsLimit === idleRate) this.rest(delta);
    this.board.pulse(still ? 1 : 0.78 + 0.22 * Math.sin((time / 1200) * Math.PI * 2));
    if (this.motion.active || time - this.touched < (still ? linger.still : linger.moving)) return;
    if (still) this.game.loop.sleep();
    else if (this.game.loop.fpsLimit !== idleRate) this.game.loop.setFPSLimit(idleRate);
  }

  /** A device that cannot even keep the slow pace is spared the waves. */
  private rest(delta: number): void {
    this.late = delta > 2400 / idleRate ? this.late + 1 : Math.max(0, this.late - 1);
    if (this.late > idleRate) this.tired = true;
  }

  /** Something changes: full speed. */
  protected wake(): void {
    const loop = this.game.loop;
    this.touched = performance.now();
    if (loop.hasFpsLimit) loop.setFPSLimit(0);
    if (!loop.running && !document.hidden) loop.wake();
  }

  resize(): void {
    if (!this.ready) return;
    const size = this.stage.size();
    const dpr = this.stage.dpr();
    this.cameras.main.setOrigin(0, 0).setZoom(dpr);
    this.director.skip();
    const { theme } = this.settings;
    const laidAt = `${theme} ${size.width}x${size.height}@${dpr}`;
    if (laidAt !== this.laidAt) {
      if (!this.laidAt.endsWith(`@${dpr}`)) this.board.repaint(dpr);
      this.sea.lay(size, dpr, theme);
      this.laidAt = laidAt;
    }
    this.refresh();
  }

  // -------------------------------------------------------------------------------- positions and animation

  /** Takes up the position of the match, without an animation. */
  private begin(): void {
    const { view, seq } = this.stage.match.snapshot();
    if (view !== null) this.director.begin(seq, view as V);
  }

  tell(step: MatchStep): void {
    if (!this.ready) return;
    const next = step as StageStep<E, V>;
    this.director.push(next);
    if (this.still() && !document.hidden) this.showStillEffects(next.events);
  }

  /** The match changed without a step: names, a position that came without events, or the same one as another viewer sees it. */
  changed(): void {
    if (!this.ready) return;
    const { view, seq } = this.stage.match.snapshot();
    // what is being animated leads there; a position that nothing leads to is taken up at once
    if (this.director.busy && this.director.end === seq) return;
    if (view !== null && !this.director.isAt(seq, view as V)) this.director.begin(seq, view as V);
    else this.refresh();
  }

  settle(view: V): void {
    this.accept(view);
    this.sea.dayAt(this.progress(view), this.still());
    this.refresh(this.still() ? 110 : 0);
  }

  halt(): void {
    this.motion.halt();
  }

  /** Every sprite to where it belongs. */
  protected refresh(fade = 0): void {
    if (!this.ready || this.director.busy) return;
    const composition = this.compose(this.stage.size());
    this.wake();
    if (!composition) {
      this.board.clear();
      return;
    }
    const pieces = raised(composition.pieces, this.marks);
    this.board.settle([...pieces, ...ringsFor(pieces, this.marks)], fade);
    this.tellLayout(composition);
  }

  /** Also in the middle of an animation: the buttons of the page are already those of its end. */
  protected tellLayout({ actions, line, spare }: Omit<Composition, 'pieces'>): void {
    const now = JSON.stringify([actions, line, spare]);
    if (now === this.lastActions) return;
    this.lastActions = now;
    this.stage.events.onLayout({ actions, line, spare });
  }

  // ----------------------------------------------------------------------------------- for the page

  show(marks: Marks): void {
    if (JSON.stringify(marks) === JSON.stringify(this.marks)) return;
    const known = [this.marks.chosen, this.marks.held];
    const fresh = [marks.chosen, marks.held].find((target) => target && !known.includes(target));
    this.marks = marks;
    this.refresh();
    if (fresh && this.ready && !this.director.busy && !this.still()) this.lift(fresh);
  }

  /** What has just been chosen comes up from where it lay. */
  private lift(target: TargetId): void {
    for (const piece of this.board.pieces()) {
      const sprite = piece.target === target && rises(piece) ? this.board.sprite(piece.key) : null;
      if (!sprite) continue;
      const { y } = sprite;
      sprite.setY(y + rise);
      // a later settling may have ended it already
      this.motion.to(sprite, { y }, 140, 'Cubic.easeOut').catch(() => {});
    }
  }

  skip(): void {
    this.director.skip();
  }

  idle(): Promise<void> {
    return this.director.idle();
  }

  get busy(): boolean {
    return this.director.busy;
  }

  apply(settings: Settings): void {
    this.settings = settings;
    if (!this.ready) return;
    this.motion.pace = this.pace();
    if (this.still()) this.director.skip();
    // another table lies under the same pieces
    if (!this.laidAt.startsWith(`${settings.theme} `)) this.resize();
    else this.refresh();
  }

  /** the browser asks for more or less motion than before */
  calmed(): void {
    this.apply(this.settings);
  }

  reword(): void {
    if (!this.ready) return;
    this.director.skip();
    this.refresh();
  }

  pieceAt(x: number, y: number): Piece | null {
    if (!this.ready) return null;
    const meant = (pieces: Iterable<Piece>) => pieceMeant(pieces, x, y, (target) => this.marks.legal.includes(target));
    // what moves is where it is seen, and else where it is about to lie
    return (this.busy ? meant(this.board.drawn()) : null) ?? meant(this.board.pieces());
  }

  pieceOf(target: TargetId): Piece | null {
    return [...this.pieces()].find((piece) => piece.target === target) ?? null;
  }

  get fading(): boolean {
    return this.ready && this.board.fading;
  }

  get covered(): boolean {
    return this.ready && this.board.covered;
  }

  pieces(): Iterable<Piece> {
    return this.ready ? this.board.pieces() : [];
  }

  canChoose(target: TargetId): boolean {
    return this.marks.legal.includes(target) && this.pieceOf(target) !== null;
  }

  /** Every answer to a move brings a new list of moves. */
  question(): unknown {
    return this.stage.match.snapshot().moves;
  }

  protected still(): boolean {
    return this.settings.speed === 'off' || this.stage.calm() || document.hidden;
  }

  private pace(): number {
    return this.settings.speed === 'fast' ? 0.5 : 1;
  }

  /** What concerns nobody here is told in passing, and the more waits, the shorter the breath. */
  protected keepUp(weight: Weight): void {
    this.motion.pace = this.pace() * paceOf(weight, this.director.haste);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: scenes of different games, each typed inside
export type AnyScene = BaseTableScene<any, any>;
export type SceneClass = new (stage: SceneInput) => AnyScene;
