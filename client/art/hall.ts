import type { Ctx, Kit } from './canvas.ts';
import { box, fillWith, glow, shadowed } from './canvas.ts';
import { brass, brassHigh, display } from './palette.ts';
import { line } from './text.ts';

/** A hall in the middle of the board: dark wood, a lamp above, a name over the door if it has one. */
export function hall(ctx: Ctx, kit: Kit, title: string, unit: number, width: number, height: number): void {
  const radius = 16 * unit;
  box(ctx, 0, 0, width, height, radius);
  ctx.fillStyle = '#1C110A';
  shadowed(ctx, 'rgba(0,0,0,.5)', 20 * unit, 8 * unit, () => ctx.fill());
  fillWith(ctx, kit.wood, '#3A2415', 0.9);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = 'rgba(10,4,2,.5)';
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = glow(ctx, width / 2, -height * 0.05, Math.max(width * 0.55, height), [
    [0, 'rgba(255,206,120,.42)'],
    [0.4, 'rgba(255,180,90,.16)'],
    [1, 'rgba(0,0,0,0)'],
  ]);
  ctx.fillRect(0, 0, width, height);
  ctx.restore();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = 'rgba(200,151,59,.6)';
  box(ctx, 4, 4, width - 8, height - 8, radius - 3);
  ctx.stroke();
  if (title) sign(ctx, title, unit, width);
}

function sign(ctx: Ctx, title: string, unit: number, width: number): void {
  const size = Math.max(15, 19 * unit);
  ctx.font = `400 ${size}px ${display}`;
  const length = Math.min(ctx.measureText(title).width, width * 0.6);
  const x = width / 2;
  box(ctx, x - length / 2 - size, -size * 0.34, length + 2 * size, size * 1.5, size * 0.3);
  ctx.fillStyle = '#2A1A10';
  shadowed(ctx, 'rgba(0,0,0,.5)', 6, 2, () => ctx.fill());
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = brass;
  ctx.stroke();
  line(ctx, title, x, size * 0.78, { family: display, size, colour: brassHigh, align: 'center' }, width * 0.6);
}
