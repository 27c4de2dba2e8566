import { Gestures } from './gestures.ts';
import type { Piece } from './piece.ts';
import type { StageEvents, TargetId } from './stage.ts';

interface Pointed {
  readonly busy: boolean;
  skip(): void;
  pieceAt(x: number, y: number): Piece | null;
  pieceOf(target: TargetId): Piece | null;
  isLegal(target: TargetId): boolean;
}

/** Everything a pointer does on the canvas, told to the page. */
export function watchPointer(
  canvas: HTMLCanvasElement,
  scene: Pointed,
  events: StageEvents,
  signal: AbortSignal,
): void {
  const gestures = new Gestures({
    pieceAt: (x, y) => scene.pieceAt(x, y),
    after: (ms, then) => {
      const timer = window.setTimeout(then, ms);
      return () => window.clearTimeout(timer);
    },
    onZoom: (card) => events.onZoom(card),
    onHover: (piece) => {
      canvas.style.cursor = piece?.target ? 'pointer' : 'default';
    },
    onTap: (piece) => {
      // a tap ends what moves; it counts as more only where the same thing lay there before and after
      if (scene.busy) {
        scene.skip();
        if (!piece?.target || !scene.isLegal(piece.target) || scene.pieceOf(piece.target)?.x !== piece.x) return;
      }
      if (piece?.target) events.onTap(piece.target);
    },
  });
  const at = (event: PointerEvent) => ({ x: event.offsetX, y: event.offsetY, touch: event.pointerType !== 'mouse' });
  canvas.addEventListener('pointermove', (event) => gestures.move(at(event)), { signal });
  canvas.addEventListener('pointerdown', (event) => event.button === 0 && gestures.press(at(event)), { signal });
  canvas.addEventListener('pointerup', (event) => event.button === 0 && gestures.release(at(event)), { signal });
  canvas.addEventListener('pointerleave', () => gestures.leave(), { signal });
  canvas.addEventListener('pointercancel', () => gestures.leave(), { signal });
  // a long press asks us, not the browser
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
