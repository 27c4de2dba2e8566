import type { Picture, StageAct } from './act.ts';
import type { Composition } from './BaseTableScene.ts';
import { BaseTableScene } from './BaseTableScene.ts';
import { shout } from './flights.ts';
import type { Size } from './geometry.ts';
import { rect } from './geometry.ts';
import type { Piece } from './piece.ts';
import type { Remark } from './remark.ts';
import type { Marks } from './rings.ts';
import { noMarks } from './rings.ts';
import type { Seating } from './seating.ts';
import type { Rect } from './stage.ts';

/** What the page and the scene want of any arrangement. */
export interface Room {
  readonly actions: Rect;
}

/** A table whose events are told one by one: between two positions of the match it shows a tale. */
export abstract class StoryScene<E, V, Tale, T, P extends Room> extends BaseTableScene<E, V> {
  private tale: Tale | null = null;

  // ------------------------------------------------------------------------- what a game provides

  protected abstract taleOf(view: V): Tale;
  protected abstract advance(tale: Tale, event: E): Tale;
  /** the table and its arrangement, for this many legal moves; while nothing is told, with what the page marks */
  protected abstract picture(tale: Tale, size: Size, moves: number, marks: Marks): Picture<T, P>;
  protected abstract piecesOf(picture: Picture<T, P>): Piece[];
  /** what happens in one breath, mostly one event */
  protected abstract act(events: readonly E[], act: StageAct<T, P>): Promise<void>;
  /** whether an event is told in one breath with the one that began it */
  protected along(_first: E, _next: E): boolean {
    return false;
  }
  protected abstract remarkOn(event: E): Remark;
  /** across which words are shouted */
  protected abstract middle(places: P): Rect;
  /** room that nothing lies in yet */
  protected abstract spare(places: P): Rect | null;

  // ------------------------------------------------------------------------------------ the telling

  protected override accept(view: V): void {
    this.tale = this.taleOf(view);
  }

  protected override compose(size: Size): Composition | null {
    if (this.tale === null) return null;
    const picture = this.now(this.tale, size, this.marks);
    return { pieces: this.piecesOf(picture), ...this.room(picture.places) };
  }

  private now(tale: Tale, size: Size, marks: Marks = noMarks): Picture<T, P> {
    return this.picture(tale, size, this.stage.match.snapshot().moves.length, marks);
  }

  private room(places: P): Omit<Composition, 'pieces'> {
    return { actions: places.actions, spare: this.spare(places) };
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
    };
  }

  protected override remark(events: readonly E[]): void {
    const remarks = events.map((event) => this.remarkOn(event));
    for (const sound of new Set(remarks.map((remark) => remark.sound))) if (sound) this.stage.events.onSound(sound);
    // a step has room for one word: what it came to
    const word = remarks.findLast((remark) => remark.word)?.word;
    if (!word || this.tale === null) return;
    const over = this.middle(this.now(this.tale, this.stage.size()).places);
    const crew = { board: this.board, motion: this.motion };
    shout(crew, this.stage.text.word(word.key), word.tone, over, 900, false);
  }

  override halt(): void {
    super.halt();
    this.cameras.main.setScroll(0, 0);
  }

  breath([first, ...rest]: readonly E[]): number {
    if (first === undefined) return 0;
    const other = rest.findIndex((event) => !this.along(first, event));
    return 1 + (other < 0 ? rest.length : other);
  }

  override async perform(events: readonly E[]): Promise<void> {
    if (this.tale === null) return;
    const tale = events.reduce<Tale>((tale, event) => this.advance(tale, event), this.tale);
    const size = this.stage.size();
    const before = this.now(this.tale, size);
    const after = this.now(tale, size);
    const pieces = this.piecesOf(after);
    this.tellLayout(this.room(after.places));
    this.keepUp();
    await this.act(events, {
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
    this.tale = tale;
    this.board.settle(pieces);
  }
}
