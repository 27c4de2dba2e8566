import type { Ctx } from './canvas.ts';
import { glow, gradient } from './canvas.ts';

/** The first light, low over the upper left: gone by noon. */
export function dawn(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = glow(ctx, width * 0.08, 0, Math.max(width, height) * 0.75, [
    [0, 'rgba(255,214,170,.3)'],
    [0.5, 'rgba(240,170,150,.1)'],
    [1, 'rgba(240,170,150,0)'],
  ]);
  ctx.fillRect(0, 0, width, height);
}

/** The sun goes down at the right, and lays a road upon the water. */
export function evening(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = glow(ctx, width * 0.94, height * 0.12, Math.max(width, height) * 0.8, [
    [0, 'rgba(255,170,80,.34)'],
    [0.45, 'rgba(206,92,60,.14)'],
    [1, 'rgba(60,30,60,.06)'],
  ]);
  ctx.fillRect(0, 0, width, height);
  for (let i = 0; i < 16; i++) {
    const y = height * (0.14 + i * 0.045);
    const half = width * (0.03 + 0.05 * Math.abs(Math.sin(i * 2.1)));
    const x = width * 0.9 + Math.sin(i * 3.7) * width * 0.02;
    ctx.fillStyle = gradient(ctx, x - half, y, x + half, y, [
      'rgba(255,206,130,0)',
      'rgba(255,206,130,.13)',
      'rgba(255,206,130,0)',
    ]);
    ctx.beginPath();
    ctx.ellipse(x, y, half, 1.6, 0, 0, Math.PI * 2);
    ctx.fill();
  }
}

/** Shadows of clouds that are wider than they are high; the same at both ends, so that they may drift. */
export function clouds(ctx: Ctx, height: number, span: number): void {
  const banks = [
    [0.12, 0.2, 0.2],
    [0.48, 0.34, 0.16],
    [0.8, 0.14, 0.22],
    [0.3, 0.7, 0.24],
    [0.68, 0.82, 0.18],
  ] as const;
  for (const [x, y, r] of banks)
    for (const shift of [-span, 0, span]) {
      const radius = span * r;
      ctx.save();
      ctx.translate(x * span + shift, y * height);
      ctx.scale(1, 0.42);
      ctx.fillStyle = glow(ctx, 0, 0, radius, [
        [0, 'rgba(3,12,20,.34)'],
        [0.6, 'rgba(3,12,20,.18)'],
        [1, 'rgba(3,12,20,0)'],
      ]);
      ctx.fillRect(-radius, -radius, 2 * radius, 2 * radius);
      ctx.restore();
    }
}

/** How strong each light is when so much of a game is over, from 0 to 1. */
export function lightsAt(progress: number): {
  readonly dawn: number;
  readonly evening: number;
  readonly clouds: number;
} {
  const within = (value: number): number => Math.max(0, Math.min(1, value));
  return {
    dawn: within(1 - progress / 0.35),
    evening: within((progress - 0.45) / 0.45),
    clouds: within((progress - 0.6) / 0.4) * 0.8,
  };
}
