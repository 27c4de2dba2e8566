import type { Ctx } from './canvas.ts';
import { box } from './canvas.ts';
import { chosen, legal, legalEdge } from './palette.ts';

export type RingKind = 'legal' | 'suggestible' | 'chosen' | 'pointed';

/** Two colours each, because none of them stands out from everything that can lie below. */
const rings: Readonly<Record<RingKind, { inner: string; outer: string; glow: string; spread: number }>> = {
  legal: { inner: legal, outer: legalEdge, glow: '#FFD65A', spread: 15 },
  suggestible: { inner: '#F4FBFF', outer: '#0B4A63', glow: '#8FD8F5', spread: 9 },
  chosen: { inner: '#FFFFFF', outer: chosen, glow: '#6EB4FF', spread: 16 },
  pointed: { inner: 'rgba(255,255,255,.85)', outer: 'rgba(6,22,30,.8)', glow: 'rgba(255,255,255,.45)', spread: 9 },
};

const around = (ctx: Ctx, by: number, width: number, height: number, radius: number): void =>
  box(ctx, -by, -by, width + 2 * by, height + 2 * by, radius + by);

/** A ring outside of a body of this size; the body itself stays free. */
export function ring(ctx: Ctx, kind: RingKind, width: number, height: number, radius: number): void {
  const { inner, outer } = rings[kind];
  // broken like a line that is only drawn up: not the colour alone says that nothing is decided by it
  if (kind === 'suggestible') ctx.setLineDash([9, 7]);
  ctx.lineWidth = kind === 'chosen' ? 3.4 : 2.4;
  ctx.strokeStyle = outer;
  around(ctx, 4, width, height, radius);
  ctx.stroke();
  ctx.lineWidth = 3;
  ctx.strokeStyle = inner;
  around(ctx, 1.5, width, height, radius);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The light around such a ring. */
export function ringGlow(ctx: Ctx, kind: RingKind, width: number, height: number, radius: number): void {
  const { glow, spread } = rings[kind];
  const scale = ctx.getTransform().a;
  const hole = new Path2D();
  hole.rect(-60, -60, width + 120, height + 120);
  hole.roundRect(0, 0, width, height, radius);
  ctx.save();
  ctx.clip(hole, 'evenodd');
  ctx.shadowColor = glow;
  ctx.shadowBlur = spread * scale;
  ctx.fillStyle = glow;
  around(ctx, 3, width, height, radius);
  ctx.fill();
  ctx.restore();
}
