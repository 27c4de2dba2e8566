import { symbols } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, icon, shadowed } from '../../../art/canvas.ts';
import { ink, parchment, players } from '../../../art/palette.ts';
import type { Skin } from '../../../stage/piece.ts';

/** A player's marker, centred: their colour and their symbol; square on spaces of progress. */
export function marker(ctx: Ctx, seat: number, x: number, y: number, size: number, square = false): void {
  const of = seat % players.length;
  const { colour, on } = players[of] ?? players[0];
  const shape = (by: number): void => {
    ctx.beginPath();
    if (square) box(ctx, x - size / 2 + by, y - size / 2 + by, size - 2 * by, size - 2 * by, size * 0.2);
    else ctx.arc(x, y, size / 2 - by, 0, Math.PI * 2);
  };
  shape(0);
  ctx.fillStyle = ink;
  shadowed(ctx, 'rgba(0,0,0,.5)', size * 0.16, size * 0.06, () => ctx.fill());
  shape(size * 0.06);
  ctx.fillStyle = parchment;
  ctx.fill();
  shape(size * 0.12);
  ctx.fillStyle = colour;
  ctx.fill();
  icon(ctx, symbols[of] ?? '', x, y, size * 0.6, on);
}

/** The place of a marker that has gone to a contract. */
export function markerPlace(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.save();
  ctx.setLineDash([size * 0.16, size * 0.14]);
  ctx.lineWidth = Math.max(1, size * 0.07);
  ctx.strokeStyle = 'rgba(169,207,203,.5)';
  ctx.beginPath();
  ctx.arc(x, y, size / 2 - 1, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
}

export const markerSkin = (seat: number, size: number): Skin => ({
  id: `marker:${seat}`,
  width: size,
  height: size,
  pad: 8,
  paint: (ctx) => marker(ctx, seat, size / 2, size / 2, size),
});

/** Where a marker may still be put. */
export function vacant(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.save();
  ctx.setLineDash([size * 0.16, size * 0.12]);
  ctx.lineWidth = Math.max(1, size * 0.06);
  ctx.strokeStyle = 'rgba(45,32,19,.42)';
  ctx.beginPath();
  ctx.arc(x, y, size / 2 - 1, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
}
