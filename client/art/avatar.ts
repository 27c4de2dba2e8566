import type { Ctx } from './canvas.ts';
import { gradient, icon, shadowed } from './canvas.ts';
import {
  anchor,
  beard,
  captainHatProfile,
  compass,
  crossedSabres,
  moon,
  mustache,
  pirateCaptain,
  sun,
  womanElfFace,
} from './icons.ts';
import { ink, parchment, players } from './tokens.ts';

const portraits = [captainHatProfile, pirateCaptain, beard, womanElfFace, mustache];
/** Beside its colour every seat has a symbol. */
export const symbols = [anchor, crossedSabres, compass, sun, moon];

/** The round portrait of a seat in its colour, with its symbol at the foot. */
export function avatar(ctx: Ctx, seat: number, x: number, y: number, size: number): void {
  const of = seat % players.length;
  const { colour, on } = players[of] ?? players[0];
  const r = size / 2;
  shadowed(ctx, 'rgba(0,0,0,.5)', size * 0.16, size * 0.06, () => {
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = parchment;
    ctx.fill();
  });
  ctx.beginPath();
  ctx.arc(x, y, r - size * 0.066, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.fillStyle = gradient(ctx, x, y - r, x, y + r, ['rgba(255,255,255,.22)', 'rgba(0,0,0,.22)']);
  ctx.fill();
  icon(ctx, portraits[of] ?? captainHatProfile, x, y, size * 0.66, on);
  const s = size * 0.45;
  const sx = x + r * 0.78;
  const sy = y + r * 0.76;
  ctx.beginPath();
  ctx.arc(sx, sy, s / 2, 0, Math.PI * 2);
  ctx.fillStyle = parchment;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(sx, sy, s / 2 - size * 0.04, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  icon(ctx, symbols[of] ?? anchor, sx, sy, s * 0.66, parchment);
}
