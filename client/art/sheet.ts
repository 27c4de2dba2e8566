import type { Ctx, Kit } from './canvas.ts';
import { box, fillWith, shadowed } from './canvas.ts';
import { cream, edge, parchment, sepia } from './palette.ts';

/** A sheet of parchment with a double border. */
export function sheet(ctx: Ctx, kit: Kit, width: number, height: number, radius = 9): void {
  ctx.fillStyle = sepia;
  box(ctx, 0, 0, width, height, radius);
  shadowed(ctx, 'rgba(0,0,0,.4)', 14, 6, () => ctx.fill());
  shadowed(ctx, 'rgba(0,0,0,.4)', 3, 2, () => ctx.fill());
  box(ctx, 1.5, 1.5, width - 3, height - 3, radius - 1);
  ctx.fillStyle = cream;
  ctx.fill();
  box(ctx, 3.5, 3.5, width - 7, height - 7, radius - 2.5);
  ctx.fillStyle = edge;
  ctx.fill();
  box(ctx, 4.3, 4.3, width - 8.6, height - 8.6, radius - 3);
  fillWith(ctx, kit.parchment, parchment, 0.5, width, height * 3);
  const rim = ctx.createRadialGradient(width / 2, height / 2, height * 0.4, width / 2, height / 2, width * 0.62);
  rim.addColorStop(0, 'rgba(156,116,58,0)');
  rim.addColorStop(1, 'rgba(150,106,48,.42)');
  ctx.fillStyle = rim;
  ctx.fill();
}
