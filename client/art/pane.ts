import type { Ctx } from './canvas.ts';
import { box, gradient } from './canvas.ts';
import { legal } from './palette.ts';

/** A dark pane of glass over the sea; whose turn it is has an edge in their colour. */
export function pane(
  ctx: Ctx,
  width: number,
  height: number,
  radius: number,
  colour: string | null,
  acting = false,
): void {
  box(ctx, 0, 0, width, height, radius);
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['rgba(8,28,38,.86)', 'rgba(5,20,28,.82)']);
  ctx.fill();
  if (colour) {
    ctx.save();
    ctx.clip();
    ctx.fillStyle = gradient(ctx, 0, 0, width * 0.7, 0, [`${colour}4D`, `${colour}00`]);
    ctx.fillRect(0, 0, width, height);
    ctx.fillStyle = acting ? legal : colour;
    ctx.fillRect(0, 0, 4, height);
    ctx.restore();
  }
  box(ctx, 0.75, 0.75, width - 1.5, height - 1.5, radius - 0.75);
  ctx.lineWidth = acting ? 2 : 1.2;
  ctx.strokeStyle = acting ? 'rgba(255,214,90,.8)' : 'rgba(255,255,255,.15)';
  ctx.stroke();
}
