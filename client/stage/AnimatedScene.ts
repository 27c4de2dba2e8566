import { concerns } from '../../shared/engine/concern.ts';
import { lookOf } from '../art/avatar.ts';
import type { Picture, StageAnimation } from './animation.ts';
import { BaseTableScene } from './BaseTableScene.ts';
import { shout } from './flights.ts';
import type { Size } from './geometry.ts';
import { rect } from './geometry.ts';
import type { Weight } from './pace.ts';
import type { Piece } from './piece.ts';
import { proclaim } from './proclaim.ts';
import type { Marks } from './rings.ts';
import { noMarks } from './rings.ts';
import type { Composition } from './scene.ts';
import type { Seating } from './seating.ts';
import type { Rect } from './stage.ts';
import type { StillEffect } from './still-effect.ts';

/** What the page and the scene want of any arrangement. */
export interface Room {
  readonly actions: Rect;
  /** where there is room for one line about what happened last */
  readonly line?: Rect | null;
}

/** A table whose events are animated one after the other: between two positions of the match it shows a view of its own. */
export abstract class AnimatedScene<E extends object, V, AnimatedView, T, P extends Room> extends BaseTableScene<E, V> {
  private shown: AnimatedView | null = null;
  /** what has been performed since is another move */
  private isSettled = true;

  // ------------------------------------------------------------------------- what a game provides

  protected abstract animatedViewOf(view: V): AnimatedView;
  /** the game as it looks in the middle of being told */
  protected abstract viewOf(shown: AnimatedView): V;
  protected abstract advance(shown: AnimatedView, event: E): AnimatedView;
  /** the table and its arrangement, for this many legal moves; while nothing is animated, with what the page marks */
  protected abstract picture(shown: AnimatedView, size: Size, moves: number, marks: Marks): Picture<T, P>;
  protected abstract piecesOf(picture: Picture<T, P>): Piece[];
  /** what happens in one beat, mostly one event */
  protected abstract animate(events: readonly E[], animation: StageAnimation<T, P>): Promise<void>;
  /** whether an event is animated in the same beat as the one that began it */
  protected sameBeat(_first: E, _next: E): boolean {
    return false;
  }
  /** whether everybody wants to see this well, whomever it concerns */
  protected abstract isMomentous(event: E): boolean;
  /** whether its animation reveals it: a card that is turned, dice that come to rest */
  protected abstract isRevealed(event: E): boolean;
  protected abstract stillEffectOf(event: E): StillEffect;
  /** over which words are called out */
  protected abstract middle(places: P): Rect;
  /** room that nothing lies in yet */
  protected abstract spare(places: P): Rect | null;

  // ------------------------------------------------------------------------------- the animation

  protected override accept(view: V): void {
    this.shown = this.animatedViewOf(view);
    this.isSettled = true;
  }

  inBetween(): V | null {
    return this.shown === null ? null : this.viewOf(this.shown);
  }

  protected override compose(size: Size): Composition | null {
    if (this.shown === null) return null;
    const picture = this.now(this.shown, size, this.marks);
    return { pieces: this.piecesOf(picture), ...this.room(picture.places) };
  }

  private now(shown: AnimatedView, size: Size, marks: Marks = noMarks): Picture<T, P> {
    return this.picture(shown, size, this.stage.match.snapshot().moves.length, marks);
  }

  private room(places: P): Omit<Composition, 'pieces'> {
    return { actions: places.actions, line: places.line ?? null, spare: this.spare(places) };
  }

  protected seating(): Seating {
    const { seat, over, table } = this.stage.match.snapshot();
    return {
      me: seat ?? over ?? null,
      odds: this.settings.odds,
      name: (of) => this.stage.text.seatName(of),
      away: (of) => {
        const info = table?.seats[of];
        return info?.kind === 'person' && !info.connected;
      },
      look: (of) => lookOf(table?.seats[of]),
    };
  }

  protected override showStillEffects(events: readonly E[]): void {
    const effects = events.map((event) => this.stillEffectOf(event));
    for (const sound of new Set(effects.map((effect) => effect.sound))) if (sound) this.stage.events.onSound(sound);
    // a step has room for one word: what it came to
    const word = effects.findLast((effect) => effect.word)?.word;
    const ended = effects.findLast((effect) => effect.ended)?.ended;
    if (this.shown === null) return;
    const over = this.middle(this.now(this.shown, this.stage.size()).places);
    const crew = { board: this.board, motion: this.motion };
    const { text, events: page } = this.stage;
    if (ended) proclaim({ ...crew, text, sound: page.onSound }, ended, over, 900, false);
    else if (word) shout(crew, this.stage.text.word(word.key), word.tone, over, 900, false);
  }

  override halt(): void {
    super.halt();
    this.cameras.main.setScroll(0, 0);
  }

  beatLength([first, ...rest]: readonly E[]): number {
    if (first === undefined) return 0;
    const other = rest.findIndex((event) => !this.sameBeat(first, event));
    return 1 + (other < 0 ? rest.length : other);
  }

  saidFirst(events: readonly E[]): number {
    const revealed = events.findIndex((event) => this.isRevealed(event));
    return revealed < 0 ? events.length : revealed;
  }

  private weightOf(events: readonly E[]): Weight {
    const { me } = this.seating();
    if (me === null || events.some((event) => concerns(event, me))) return 'own';
    return events.some((event) => this.isMomentous(event)) ? 'momentous' : 'aside';
  }

  override async perform(events: readonly E[]): Promise<void> {
    if (this.shown === null) return;
    if (this.isSettled) this.board.furl();
    this.isSettled = false;
    const shown = events.reduce<AnimatedView>((shown, event) => this.advance(shown, event), this.shown);
    const size = this.stage.size();
    const before = this.now(this.shown, size);
    const after = this.now(shown, size);
    const pieces = this.piecesOf(after);
    this.tellLayout(this.room(after.places));
    this.keepUp(this.weightOf(events));
    await this.animate(events, {
      board: this.board,
      motion: this.motion,
      text: this.stage.text,
      before,
      after,
      pieces,
      stage: rect(0, 0, size.width, size.height),
      sound: (name) => this.stage.events.onSound(name),
      shift: (by) => this.cameras.main.setScroll(by, 0),
    });
    this.shown = shown;
    this.board.settle(pieces);
  }
}
