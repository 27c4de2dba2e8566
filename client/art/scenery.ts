import type { Ctx } from './canvas.ts';
import { gradient } from './canvas.ts';

/** A stretch of land in a box of 100 × 40 that ends at its foot: what is far, then what is near. */
export type Scenery = readonly [far: string, near: string];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number | number[];
}

interface Light {
  readonly tint: string;
  /** how strong the near part is; the far one is about half of it */
  readonly strength: number;
  /** haze above the land, if there is a sky */
  readonly sky?: string;
}

const paths = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  const path = paths.get(outline) ?? new Path2D(outline);
  paths.set(outline, path);
  return path;
}

/** A landscape at the foot of a place, faint, for what counts stands before it. A broad place has it twice, mirrored. */
export function scenery(ctx: Ctx, [far, near]: Scenery, at: Place, { tint, strength, sky }: Light): void {
  const tall = Math.min(at.height, at.width * 0.62);
  const times = Math.max(1, Math.round(at.width / (tall * 3)));
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(at.x, at.y, at.width, at.height, at.radius ?? 0);
  ctx.clip();
  if (sky) {
    ctx.fillStyle = gradient(ctx, 0, at.y, 0, at.y + at.height, ['rgba(255,255,255,0)', sky]);
    ctx.fillRect(at.x, at.y, at.width, at.height);
  }
  ctx.fillStyle = tint;
  const each = at.width / times;
  for (let i = 0; i < times; i++) {
    ctx.save();
    ctx.translate(at.x + (i % 2 ? i + 1 : i) * each, at.y + at.height - tall);
    ctx.scale((i % 2 ? -each : each) / 100, tall / 40);
    ctx.globalAlpha = strength * 0.55;
    ctx.fill(pathOf(far));
    ctx.globalAlpha = strength;
    ctx.fill(pathOf(near));
    ctx.restore();
  }
  ctx.restore();
}
