import type { Ctx } from './canvas.ts';
import { gradient, shadowed } from './canvas.ts';
import { cream, ink } from './palette.ts';
import { cloths } from './pennant.ts';

export type FlagColour = 'red' | 'yellow' | 'green' | 'blue';

interface Flag {
  readonly colour: string;
  /** the colour of its device */
  readonly on: string;
  /** in a box of 32 × 24 */
  readonly device: string;
}

/** The flags of trading companies, told by their devices as well: cross, bars, lozenge, saltire. */
export const flags: Readonly<Record<FlagColour, Flag>> = {
  red: { colour: cloths.red.colour, on: cream, device: 'M13 0h6v24h-6zM0 9h32v6H0z' },
  yellow: { colour: cloths.yellow.colour, on: ink, device: 'M0 3.5h32v4H0zM0 16.5h32v4H0z' },
  green: { colour: cloths.green.colour, on: ink, device: 'M16 3L27.5 12L16 21L4.5 12Z' },
  blue: {
    colour: cloths.blue.colour,
    on: '#FFFFFF',
    device: 'M0 0H5.2L16 8.1L26.8 0H32V3.9L21.2 12L32 20.1V24H26.8L16 15.9L5.2 24H0V20.1L10.8 12L0 3.9Z',
  },
};

/** height of a flag by its width */
export const flagRatio = 0.75;

/** A flag of this width; (x, y) is its upper left corner. */
export function flag(ctx: Ctx, of: FlagColour, x: number, y: number, width: number, shade = true): void {
  const { colour, on, device } = flags[of];
  const cloth = new Path2D();
  cloth.roundRect(0, 0, 32, 24, 2);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(width / 32, width / 32);
  shadowed(ctx, shade ? 'rgba(0,0,0,.4)' : 'transparent', 2.4, 1.2, () => {
    ctx.fillStyle = colour;
    ctx.fill(cloth);
  });
  ctx.save();
  ctx.clip(cloth);
  ctx.fillStyle = on;
  ctx.fill(new Path2D(device));
  // folds of the cloth
  ctx.fillStyle = gradient(ctx, 0, 0, 32, 0, [
    'rgba(255,255,255,.2)',
    'rgba(0,0,0,.12)',
    'rgba(255,255,255,.16)',
    'rgba(0,0,0,.16)',
  ]);
  ctx.fillRect(0, 0, 32, 24);
  ctx.restore();
  ctx.lineWidth = width < 20 ? 2.2 : 1.7;
  ctx.strokeStyle = ink;
  ctx.stroke(cloth);
  ctx.restore();
}
