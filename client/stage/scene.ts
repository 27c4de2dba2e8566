import type { Kit } from '../art/canvas.ts';
import type { Size } from './geometry.ts';
import type { Piece } from './piece.ts';
import type { Rect, StageInput } from './stage.ts';

/** What the scene of a game shows at one moment. */
export interface Composition {
  readonly pieces: readonly Piece[];
  readonly actions: Rect;
  readonly line: Rect | null;
  /** room that nothing lies in yet */
  readonly spare: Rect | null;
}

export interface SceneInput extends StageInput {
  readonly kit: Kit;
  size(): Size;
  dpr(): number;
  /** the browser asks for less motion */
  calm(): boolean;
}
