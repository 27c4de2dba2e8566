import type { Ctx } from './canvas.ts';
import { gradient, shadowed } from './canvas.ts';
import { ink, parchment } from './palette.ts';

/** A colour that is told by its pattern as well. */
export type PennantColour = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'ares';

interface Cloth {
  readonly colour: string;
  /** pattern, and whatever is written upon the colour */
  readonly on: string;
  /** in a tile of 20 × 20 */
  readonly pattern: string;
}

export const cloths: Readonly<Record<PennantColour, Cloth>> = {
  yellow: {
    colour: '#FFD245',
    on: ink,
    pattern: 'M3.8 6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M11.8 14a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  },
  blue: { colour: '#2E75B9', on: '#FFFFFF', pattern: 'M0 3h20v4H0zM0 13h20v4H0z' },
  green: { colour: '#56BE94', on: ink, pattern: 'M0 10L10 2L20 10V15L10 7L0 15Z' },
  red: { colour: '#982317', on: '#FFFFFF', pattern: 'M8 0h4v20H8zM0 8h20v4H0z' },
  black: { colour: '#201D1B', on: '#F2CB6B', pattern: 'M0 0h10v10H0zM10 10h10v10H10z' },
  // rings around one middle, larger than a tile: see `ringed`
  ares: { colour: '#D8692A', on: ink, pattern: '' },
};

const ring = (r: number): string => `M${20 - r} 22a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const rings = [3, 8.5, 14.5].map(ring).join('');

const outline = 'M3 2H37V48L20 37L3 48Z';

/** A swallow-tailed pennant hanging from its top edge; (x, y) is the middle of its top. */
export function pennant(ctx: Ctx, colour: PennantColour, x: number, y: number, width: number, seen = true): void {
  const cloth = cloths[colour];
  const shape = new Path2D(outline);
  ctx.save();
  ctx.translate(x - width / 2, y);
  ctx.scale(width / 40, width / 40);
  ctx.globalAlpha = seen ? 1 : 0.3;
  shadowed(ctx, seen ? 'rgba(0,0,0,.5)' : 'transparent', 5, 2.5, () => {
    ctx.fillStyle = cloth.colour;
    ctx.fill(shape);
  });
  ctx.save();
  ctx.clip(shape);
  ctx.save();
  ctx.scale(0.8, 0.8);
  ctx.fillStyle = cloth.on;
  ctx.globalAlpha *= 0.5;
  const tile = new Path2D(cloth.pattern);
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      ctx.save();
      ctx.translate(column * 20, row * 20);
      ctx.fill(tile);
      ctx.restore();
    }
  }
  ctx.restore();
  if (colour === 'ares') ringed(ctx, cloth.on);
  // folds of the cloth
  ctx.fillStyle = gradient(ctx, 0, 0, 40, 0, [
    'rgba(255,255,255,.16)',
    'rgba(0,0,0,.16)',
    'rgba(255,255,255,.14)',
    'rgba(0,0,0,.2)',
  ]);
  ctx.fillRect(0, 0, 40, 50);
  ctx.restore();
  ctx.lineWidth = 2.5;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = parchment;
  ctx.stroke(shape);
  ctx.restore();
}

/** Three rings, one in the other, in the middle of the cloth. */
function ringed(ctx: Ctx, colour: string): void {
  ctx.save();
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = colour;
  ctx.globalAlpha *= 0.62;
  ctx.stroke(new Path2D(rings));
  ctx.restore();
}
