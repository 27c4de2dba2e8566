import type { Piece } from './piece.ts';
import { bodyOf } from './piece.ts';
import type { StageEvents } from './stage.ts';

export const hoverDelay = 300;
export const pressDelay = 420;
/** a finger that wanders further does not tap */
const slack = 12;

export interface Pointing {
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

export interface Surroundings {
  pieceAt(x: number, y: number): Piece | null;
  after(ms: number, then: () => void): () => void;
  onZoom: StageEvents['onZoom'];
  onHover(piece: Piece | null): void;
  onPress(piece: Piece | null): void;
  onTap(piece: Piece | null): void;
}

/** Taps, hovering and long presses, told apart. */
export class Gestures {
  private over: Piece | null = null;
  private down: Pointing | null = null;
  private zoomed = false;
  private cancelTimer: () => void = () => {};
  private readonly around: Surroundings;

  constructor(around: Surroundings) {
    this.around = around;
  }

  move(at: Pointing): void {
    if (this.down && Math.hypot(at.x - this.down.x, at.y - this.down.y) > slack) {
      this.down = null;
      this.end();
    }
    if (at.touch) return;
    const piece = this.around.pieceAt(at.x, at.y);
    if (piece?.key === this.over?.key) return;
    this.end();
    this.over = piece;
    this.around.onHover(piece);
    if (piece?.face) this.zoomAfter(hoverDelay, piece);
  }

  press(at: Pointing): void {
    this.end();
    this.down = at;
    const piece = this.around.pieceAt(at.x, at.y);
    this.around.onPress(piece);
    if (at.touch && piece?.face) this.zoomAfter(pressDelay, piece);
  }

  release(at: Pointing): void {
    const tapped = this.down !== null && !(at.touch && this.zoomed);
    this.down = null;
    this.end();
    if (tapped) this.around.onTap(this.around.pieceAt(at.x, at.y));
  }

  leave(): void {
    this.down = null;
    this.end();
    if (this.over) this.around.onHover(null);
    this.over = null;
  }

  private zoomAfter(ms: number, piece: Piece): void {
    this.cancelTimer = this.around.after(ms, () => {
      this.zoomed = true;
      this.around.onZoom({ face: piece.face ?? '', at: bodyOf(piece) });
    });
  }

  private end(): void {
    this.cancelTimer();
    this.cancelTimer = () => {};
    if (this.zoomed) this.around.onZoom(null);
    this.zoomed = false;
  }
}
