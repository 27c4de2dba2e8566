import type { TargetId } from './stage.ts';

/** What decides whether a tap counts. */
export interface TapTable {
  /** pieces are still moving */
  readonly busy: boolean;
  /** everything lies at its place at once */
  skip(): void;
  /** what is asked: the same value as long as the position and its moves are the same */
  question(): unknown;
  /** whether it lies on the table and may be chosen now */
  canChoose(target: TargetId): boolean;
}

interface Press {
  readonly target: TargetId | null;
  readonly question: unknown;
  readonly moving: boolean;
}

/**
 * A tap is meant for what was seen under the pointer when it came down. While pieces move, it ends the animation at once,
 * and counts when everything lies still: if that place may be chosen then, and the question is still the same. A tap
 * beside everything, or on what cannot be chosen, only ends the animation. The newest press is the only one remembered.
 */
export class PendingTap {
  private pressed: Press | null = null;
  private readonly table: TapTable;
  private readonly onTap: (target: TargetId) => void;

  constructor(table: TapTable, onTap: (target: TargetId) => void) {
    this.table = table;
    this.onTap = onTap;
  }

  /** The pointer came down on this. */
  press(target: TargetId | null): void {
    this.pressed = { target, question: this.table.question(), moving: this.table.busy };
  }

  /** The pointer went up again, without having wandered: now over this. */
  release(target: TargetId | null): void {
    const { pressed } = this;
    this.pressed = null;
    const moving = this.table.busy;
    if (moving) this.table.skip();
    if (!pressed) return;
    if (!moving && !pressed.moving) {
      // what lies still is asked about even where it cannot be chosen: the page says why
      if (target !== null) this.onTap(target);
      return;
    }
    const isSameQuestion = pressed.question === this.table.question();
    if (pressed.target !== null && isSameQuestion && this.table.canChoose(pressed.target)) this.onTap(pressed.target);
  }
}
