import { Gestures } from './gestures.ts';
import { PendingTap, type TapTable } from './pending-tap.ts';
import type { Piece } from './piece.ts';
import type { StageEvents } from './stage.ts';

interface Pointed extends TapTable {
  pieceAt(x: number, y: number): Piece | null;
}

/** Everything a pointer does on the canvas, told to the page. */
export function watchPointer(
  canvas: HTMLCanvasElement,
  scene: Pointed,
  events: StageEvents,
  signal: AbortSignal,
): void {
  const pending = new PendingTap(scene, (target) => events.onTap(target));
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
    onPress: (piece) => pending.press(piece?.target ?? null),
    onTap: (piece) => pending.release(piece?.target ?? null),
  });
  const at = (event: PointerEvent) => ({ x: event.offsetX, y: event.offsetY, touch: event.pointerType !== 'mouse' });
  canvas.addEventListener('pointermove', (event) => gestures.move(at(event)), { signal });
  const press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    gestures.press(at(event));
    // a list that unfolds over the canvas before the pointer goes up does not get what was meant for the canvas
    canvas.setPointerCapture(event.pointerId);
  };
  canvas.addEventListener('pointerdown', press, { signal });
  canvas.addEventListener('pointerup', (event) => event.button === 0 && gestures.release(at(event)), { signal });
  canvas.addEventListener('pointerleave', () => gestures.leave(), { signal });
  canvas.addEventListener('pointercancel', () => gestures.leave(), { signal });
  // a long press asks us, not the browser
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
