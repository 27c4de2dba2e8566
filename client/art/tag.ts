import type { Ctx } from './canvas.ts';
import { box } from './canvas.ts';
import { brassHigh, ink, numerals } from './palette.ts';
import { line } from './text.ts';

/** A dark pill with a figure and a word, on the lower edge of a pile. */
export function tag(ctx: Ctx, text: string, x: number, y: number, size: number, most: number): void {
  ctx.font = `700 ${size}px ${numerals}`;
  const length = Math.min(ctx.measureText(text).width, most - size * 1.6);
  const height = size * 1.7;
  box(ctx, x - length / 2 - size * 0.8, y - height / 2, length + size * 1.6, height, height / 2);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(200,151,59,.5)';
  ctx.stroke();
  const style = { family: numerals, weight: 700, size, colour: brassHigh, align: 'center' } as const;
  line(ctx, text, x, y + size * 0.35, style, length, 0.5);
}
