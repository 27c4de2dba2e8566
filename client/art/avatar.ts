import type { AvatarId } from '../../shared/protocol/avatars.ts';
import type { SeatInfo } from '../../shared/protocol/messages.ts';
import type { Ctx } from './canvas.ts';
import { gradient, icon, shadowed } from './canvas.ts';
import {
  anchor,
  beard,
  captainHatProfile,
  cog,
  compass,
  crossedSabres,
  moon,
  mustache,
  pirateCaptain,
  sun,
  womanElfFace,
} from './icons.ts';
import { brassHigh, ink, parchment, players } from './palette.ts';
import { portraits } from './portraits.ts';

/** The picture that somebody has chosen, a bot, or just the seat. */
export type SeatLook = AvatarId | 'bot' | '';

export const lookOf = (seat: Pick<SeatInfo, 'kind' | 'avatar'> | undefined): SeatLook =>
  seat?.kind === 'bot' ? 'bot' : (seat?.avatar ?? '');

export const faces = [captainHatProfile, pirateCaptain, beard, womanElfFace, mustache];
/** Beside its colour every seat has a symbol. */
export const symbols = [anchor, crossedSabres, compass, sun, moon];

/** A chosen picture, cut out round. */
function chosen(ctx: Ctx, of: AvatarId, x: number, y: number, r: number): void {
  const { sky, shapes } = portraits[of];
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.clip();
  ctx.fillStyle = gradient(ctx, x, y - r, x, y + r, [...sky]);
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  ctx.translate(x - r, y - r);
  ctx.scale(r / 32, r / 32);
  for (const [colour, outline] of shapes) {
    ctx.fillStyle = colour;
    ctx.fill(new Path2D(outline));
  }
  ctx.restore();
}

/** The round portrait of a seat in its colour, with its symbol at the foot; bots have a wheel of cogs at the head. */
export function avatar(ctx: Ctx, seat: number, x: number, y: number, size: number, look: SeatLook = ''): void {
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
  // the rim keeps the colour of the seat
  if (look !== '' && look !== 'bot') chosen(ctx, look, x, y, r - size * 0.14);
  else icon(ctx, faces[of] ?? captainHatProfile, x, y, size * 0.66, on);
  if (look === 'bot') badge(ctx, cog, x + r * 0.78, y - r * 0.76, size * 0.38, brassHigh);
  badge(ctx, symbols[of] ?? anchor, x + r * 0.78, y + r * 0.76, size * 0.45, parchment);
}

function badge(ctx: Ctx, sign: string, x: number, y: number, size: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(x, y, size / 2, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, size * 0.41, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  icon(ctx, sign, x, y, size * 0.66, colour);
}
