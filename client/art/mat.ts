import type { Skin } from '../stage/piece.ts';
import type { Ctx } from './canvas.ts';
import { box, fillWith, gradient, icon, shadowed } from './canvas.ts';
import { shipWheel } from './icons.ts';
import { legal } from './palette.ts';

/** One's own side of the table: a board of dark wood with a line of brass. */
export function matSkin(acting: boolean, unit: number, width: number, height: number): Skin {
  return {
    id: `mat:${acting}`,
    width,
    height,
    pad: Math.ceil(28 * unit),
    paint(ctx, kit) {
      const radius = 14 * unit;
      box(ctx, 0, 0, width, height, radius);
      ctx.fillStyle = '#2A1A10';
      shadowed(ctx, 'rgba(0,0,0,.55)', 26 * unit, 10 * unit, () => ctx.fill());
      fillWith(ctx, kit.wood, '#432B1A', 0.9);
      ctx.fillStyle = 'rgba(255,190,120,.07)';
      ctx.fill();
      ctx.save();
      ctx.clip();
      const mark = Math.min(height * 0.78, width * 0.6);
      branded(ctx, width - Math.max(mark * 0.66, Math.min(110 * unit, width / 2)), height / 2, mark);
      shade(ctx, width, height, unit);
      ctx.restore();
      ctx.lineWidth = 2;
      ctx.strokeStyle = 'rgba(0,0,0,.6)';
      box(ctx, 1, 1, width - 2, height - 2, radius - 1);
      ctx.stroke();
      ctx.lineWidth = acting ? 2 : 1.3;
      ctx.strokeStyle = acting ? legal : 'rgba(200,151,59,.55)';
      box(ctx, 3, 3, width - 6, height - 6, radius - 3);
      ctx.stroke();
    },
  };
}

/** The mark of the house, burnt into the wood. */
function branded(ctx: Ctx, x: number, y: number, size: number): void {
  icon(ctx, shipWheel, x, y + 1.2, size, 'rgba(255,205,140,.07)');
  icon(ctx, shipWheel, x, y, size, 'rgba(14,7,2,.3)');
}

function shade(ctx: Ctx, width: number, height: number, unit: number): void {
  const depth = Math.min(70 * unit, height * 0.45);
  const sides = [
    [0, 0, 0, depth],
    [0, height, 0, height - depth],
    [0, 0, depth, 0],
    [width, 0, width - depth, 0],
  ] as const;
  for (const [x, y, x2, y2] of sides) {
    ctx.fillStyle = gradient(ctx, x, y, x2, y2, ['rgba(0,0,0,.34)', 'rgba(0,0,0,0)']);
    ctx.fillRect(0, 0, width, height);
  }
}
