import type { Ctx } from './canvas.ts';
import { box } from './canvas.ts';
import { chosen, legal, legalEdge } from './tokens.ts';

export type RingKind = 'legal' | 'chosen' | 'pointed';

/** Two colours each, because none of them stands out from everything that can lie below. */
const rings: Readonly<Record<RingKind, { inner: string; outer: string; glow: string; spread: number }>> = {
  legal: { inner: legal, outer: legalEdge, glow: 'rgba(255,214,90,.85)', spread: 20 },
  chosen: { inner: '#FFFFFF', outer: chosen, glow: 'rgba(110,180,255,.9)', spread: 18 },
  pointed: { inner: 'rgba(255,255,255,.85)', outer: 'rgba(6,22,30,.8)', glow: 'rgba(255,255,255,.35)', spread: 10 },
};

/** A ring outside of a body of this size, with its glow; the body itself stays free. */
export function ring(ctx: Ctx, kind: RingKind, width: number, height: number, radius: number): void {
  const { inner, outer, glow, spread } = rings[kind];
  const scale = ctx.getTransform().a;
  const around = (by: number): void => box(ctx, -by, -by, width + 2 * by, height + 2 * by, radius + by);
  ctx.save();
  const hole = new Path2D();
  hole.rect(-60, -60, width + 120, height + 120);
  hole.roundRect(0, 0, width, height, radius);
  ctx.clip(hole, 'evenodd');
  ctx.shadowColor = glow;
  ctx.shadowBlur = spread * scale;
  around(4);
  ctx.fillStyle = outer;
  ctx.fill();
  ctx.fill();
  ctx.restore();
  ctx.lineWidth = kind === 'chosen' ? 3 : 2.2;
  ctx.strokeStyle = outer;
  around(4);
  ctx.stroke();
  ctx.lineWidth = 3;
  ctx.strokeStyle = inner;
  around(1.5);
  ctx.stroke();
}
