import { ink } from './palette.ts';

export type Ctx = CanvasRenderingContext2D;

/** What painters need besides the canvas itself. */
export interface Kit {
  /** photographed surfaces; null when the picture could not be loaded */
  readonly parchment: CanvasImageSource | null;
  readonly wood: CanvasImageSource | null;
}

export function box(ctx: Ctx, x: number, y: number, width: number, height: number, radius: number | number[]): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/** Draws with a soft shadow and leaves the context as it was. Blur and offset are in device pixels for a canvas. */
export function shadowed(ctx: Ctx, colour: string, blur: number, dy: number, draw: () => void): void {
  const scale = ctx.getTransform().a;
  ctx.save();
  ctx.shadowColor = colour;
  ctx.shadowBlur = blur * scale;
  ctx.shadowOffsetY = dy * scale;
  draw();
  ctx.restore();
}

export function gradient(
  ctx: Ctx,
  x: number,
  y: number,
  x2: number,
  y2: number,
  stops: readonly string[],
): CanvasGradient {
  const fill = ctx.createLinearGradient(x, y, x2, y2);
  stops.forEach((colour, i) => {
    fill.addColorStop(stops.length === 1 ? 0 : i / (stops.length - 1), colour);
  });
  return fill;
}

export function glow(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [at: number, colour: string])[],
): CanvasGradient {
  const fill = ctx.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
}

const outlines = new Map<string, Path2D>();

/** An icon of the set, centred; outlines are in a box of 512. */
export function icon(
  ctx: Ctx,
  outline: string,
  x: number,
  y: number,
  size: number,
  fill: string | CanvasGradient = ink,
): void {
  let path = outlines.get(outline);
  if (!path) {
    path = new Path2D(outline);
    outlines.set(outline, path);
  }
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 512, size / 512);
  ctx.fillStyle = fill;
  ctx.fill(path);
  ctx.restore();
}

/** An icon pressed into paper: a light edge below, ink above. */
export function engraving(
  ctx: Ctx,
  outline: string,
  x: number,
  y: number,
  size: number,
  fill: string = '#2D2013',
): void {
  icon(ctx, outline, x, y + size * 0.014, size, 'rgba(255,250,232,.75)');
  icon(ctx, outline, x, y, size, fill);
}

/** Fills the current path with a picture repeated in its own size, or with the plain colour. */
export function fillWith(ctx: Ctx, picture: CanvasImageSource | null, plain: string, scale = 1, dx = 0, dy = 0): void {
  ctx.fillStyle = plain;
  ctx.fill();
  const pattern = picture ? ctx.createPattern(picture, 'repeat') : null;
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().translate(dx, dy).scale(scale));
  ctx.fillStyle = pattern;
  ctx.fill();
}
