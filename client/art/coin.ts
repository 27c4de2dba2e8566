import type { Ctx } from './canvas.ts';
import { glow, shadowed } from './canvas.ts';
import { numerals } from './palette.ts';
import { line } from './text.ts';

/** A coin of gold, centred, with a number or a sign struck into it. */
export function coin(ctx: Ctx, label: string, x: number, y: number, size: number): void {
  const r = size / 2;
  shadowed(ctx, 'rgba(0,0,0,.45)', size * 0.16, size * 0.08, () => {
    ctx.beginPath();
    ctx.arc(x, y, r + size * 0.05, 0, Math.PI * 2);
    ctx.fillStyle = '#6D470C';
    ctx.fill();
  });
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = glow(ctx, x - r * 0.3, y - r * 0.44, size * 0.92, [
    [0, '#FFF0B8'],
    [0.4, '#F0C050'],
    [0.8, '#C48A26'],
    [1, '#8F5F12'],
  ]);
  ctx.fill();
  ctx.lineWidth = size * 0.07;
  ctx.strokeStyle = 'rgba(255,255,255,.26)';
  ctx.beginPath();
  ctx.arc(x, y, r - size * 0.055, 0, Math.PI * 2);
  ctx.stroke();
  ctx.lineWidth = size * 0.028;
  ctx.strokeStyle = 'rgba(110,70,12,.45)';
  ctx.beginPath();
  ctx.arc(x, y, r * 0.8, 0, Math.PI * 2);
  ctx.stroke();
  if (!label) return;
  const style = { family: numerals, weight: 700, size: size * 0.56, align: 'center' } as const;
  // a number is never cut: `+1…` would be another one
  const [width, least] = [size * 0.78, 0.4];
  line(ctx, label, x, y + size * 0.215, { ...style, colour: 'rgba(255,244,200,.7)' }, width, least);
  line(ctx, label, x, y + size * 0.195, { ...style, colour: '#4A2E06' }, width, least);
}
