import { symbols } from './avatar.ts';
import type { Ctx } from './canvas.ts';
import { glow, icon, shadowed } from './canvas.ts';
import { anchor } from './icons.ts';
import { parchment, players, sepia } from './palette.ts';

/** A piece of a seat: a disc in its colour with its symbol, centred. */
export function pawn(ctx: Ctx, seat: number, x: number, y: number, size: number): void {
  const of = seat % players.length;
  const { colour, on } = players[of] ?? players[0];
  const r = size / 2;
  const disc = (radius: number): void => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
  };
  disc(r);
  ctx.fillStyle = sepia;
  shadowed(ctx, 'rgba(0,0,0,.55)', size * 0.16, size * 0.09, () => ctx.fill());
  disc(r - size * 0.05);
  ctx.fillStyle = parchment;
  ctx.fill();
  disc(r - size * 0.115);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.fillStyle = glow(ctx, x - r * 0.3, y - r * 0.42, size * 0.9, [
    [0, 'rgba(255,255,255,.42)'],
    [0.45, 'rgba(255,255,255,0)'],
    [1, 'rgba(0,0,0,.36)'],
  ]);
  ctx.fill();
  icon(ctx, symbols[of] ?? anchor, x, y, size * 0.56, on);
}
