import type { Ctx } from './canvas.ts';
import { gradient, shadowed } from './canvas.ts';
import { numerals } from './palette.ts';
import { line } from './text.ts';

/** The shield of influence, centred; 40 × 44 in its own units. */
export function shield(ctx: Ctx, label: string, x: number, y: number, width: number): void {
  const outer = new Path2D('M3 4Q12 6 20 1Q28 6 37 4V22Q37 36 20 43Q3 36 3 22Z');
  const inner = new Path2D('M7 8Q14 9 20 5.5Q26 9 33 8V22Q33 33 20 38.6Q7 33 7 22Z');
  ctx.save();
  ctx.translate(x - width / 2, y - (width * 44) / 80);
  ctx.scale(width / 40, width / 40);
  shadowed(ctx, 'rgba(0,0,0,.45)', 5, 2.4, () => {
    ctx.fillStyle = '#4A2E06';
    ctx.fill(outer);
  });
  ctx.fillStyle = gradient(ctx, 6, 2, 30, 42, ['#FFE6A0', '#F2CB6B', '#D9A441']);
  ctx.fill(outer);
  ctx.lineWidth = 2.2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#4A2E06';
  ctx.stroke(outer);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = 'rgba(255,255,255,.5)';
  ctx.stroke(inner);
  const style = { family: numerals, weight: 700, size: 21, align: 'center' } as const;
  line(ctx, label, 20, 28.6, { ...style, colour: 'rgba(255,246,210,.7)' }, 27);
  line(ctx, label, 20, 27.9, { ...style, colour: '#33200A' }, 27);
  ctx.restore();
}
