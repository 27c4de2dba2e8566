import type { Ware } from '../../../../shared/games/manila/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { ink } from '../../../art/palette.ts';
import type { Skin } from '../../../stage/piece.ts';
import { wareLooks } from './wares.ts';

const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The die of a ware; without a face it shows the ware: it has not been rolled. */
export const dieSkin = (ware: Ware, face: number | null, size: number): Skin => ({
  id: `die:${ware}:${face ?? ''}`,
  width: size,
  height: size,
  pad: Math.ceil(size * 0.3),
  paint: (ctx) => die(ctx, ware, face, size / 2, size / 2, size),
});

/** Centred. */
export function die(ctx: Ctx, ware: Ware, face: number | null, x: number, y: number, size: number): void {
  const { colour, deep, on, emblem } = wareLooks[ware];
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 40, size / 40);
  box(ctx, 0, 1.6, 40, 40, 9);
  ctx.fillStyle = ink;
  shadowed(ctx, 'rgba(0,0,0,.5)', 8, 4, () => ctx.fill());
  box(ctx, 0, 0, 40, 40, 9);
  ctx.fillStyle = ink;
  ctx.fill();
  box(ctx, 1.5, 1.5, 37, 37, 7.8);
  ctx.fillStyle = deep;
  ctx.fill();
  box(ctx, 2.6, 2, 34.8, 34.4, 8.4);
  ctx.fillStyle = gradient(ctx, 0, 0, 40, 40, [colour, colour, deep]);
  ctx.fill();
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(255,255,255,.4)';
  ctx.stroke();
  if (face === null) {
    icon(ctx, emblem, 20, 19.4, 25, on);
  } else {
    for (const [dx, dy] of spots[face] ?? []) {
      ctx.beginPath();
      ctx.arc(20 + dx * 9.6, 19.4 + dy * 9.6, 4.1, 0, Math.PI * 2);
      ctx.fillStyle = on;
      ctx.fill();
    }
  }
  ctx.restore();
}
