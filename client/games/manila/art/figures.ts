import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { laurels, shipWheel, stack } from '../../../art/icons.ts';
import { brassHigh, ink, numerals, parchment, wax } from '../../../art/palette.ts';
import { pawn } from '../../../art/pawn.ts';
import { line } from '../../../art/text.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Holding } from '../stage/model.ts';

const mid = (of: Rect): { x: number; y: number } => ({ x: of.x + of.width / 2, y: of.y + of.height / 2 });

/** What is counted of a player, for the identity of pictures. */
export const countsOf = (who: Holding): string =>
  [
    who.seat,
    who.name,
    who.look,
    who.cash,
    who.shares,
    who.pledged,
    who.accomplices,
    who.master,
    who.passed,
    who.acting,
    who.away,
    who.won,
  ].join(':');

/** The badge of the harbour master. */
function wheel(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.arc(x, y, size / 2, 0, Math.PI * 2);
  ctx.fillStyle = '#3A2606';
  ctx.fill();
  ctx.lineWidth = Math.max(1, size * 0.06);
  ctx.strokeStyle = brassHigh;
  ctx.stroke();
  icon(ctx, shipWheel, x, y, size * 0.78, brassHigh);
}

/** The portrait of a player, crowned if they have won, with the wheel if the harbour is theirs. */
export function portrait(ctx: Ctx, who: Holding, at: Rect): void {
  const { x, y } = mid(at);
  if (who.won) icon(ctx, laurels, x, y, at.width * 1.36, brassHigh);
  avatar(ctx, who.seat, x, y, at.width, who.look);
  if (who.master) wheel(ctx, at.x + at.width * 0.12, at.y + at.height * 0.16, Math.max(13, at.width * 0.5));
}

interface Figures {
  readonly size: number;
  readonly colour: string;
}

/** A number to the right of its sign, before `to`; returns where it ends. */
function count(ctx: Ctx, value: string, sign: Rect, { size, colour }: Figures, to = Infinity): number {
  const left = sign.x + sign.width * 1.2;
  const style = { family: numerals, weight: 700, size, colour } as const;
  return left + line(ctx, value, left, sign.y + sign.height / 2 + size * 0.36, style, to - left);
}

/** Pesos, hidden ones as a sign. */
export function purse(ctx: Ctx, who: Holding, at: Rect, figures: Figures, to?: number): number {
  const { x, y } = mid(at);
  coin(ctx, '', x, y, at.width);
  return count(ctx, who.cash === null ? '?' : String(who.cash), at, figures, to);
}

export function hand(ctx: Ctx, who: Holding, at: Rect, figures: Figures): number {
  const { x, y } = mid(at);
  pawn(ctx, who.seat, x, y, at.width);
  return count(ctx, String(who.accomplices), at, figures);
}

/** Shares, and upon their sign in wax how many of them are pledged. */
export function stock(ctx: Ctx, who: Holding, at: Rect, figures: Figures): void {
  const { x, y } = mid(at);
  icon(ctx, stack, x, y, at.width, parchment);
  count(ctx, String(who.shares), at, figures);
  if (who.pledged > 0) seal(ctx, String(who.pledged), x - at.width * 0.12, y - at.height * 0.46, at.width * 0.74);
}

/** A seal of wax with a number or nothing. */
export function seal(ctx: Ctx, label: string, x: number, y: number, size: number): void {
  ctx.beginPath();
  for (let i = 0; i <= 18; i++) {
    const angle = (i / 18) * Math.PI * 2;
    const reach = (size / 2) * (1 + 0.08 * Math.sin(angle * 5 + 1));
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  ctx.closePath();
  ctx.fillStyle = wax;
  ctx.fill();
  ctx.lineWidth = Math.max(0.8, size * 0.05);
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x, y, size * 0.34, 0, Math.PI * 2);
  ctx.strokeStyle = 'rgba(255,200,180,.5)';
  ctx.stroke();
  const style = { family: numerals, weight: 700, size: size * 0.6, colour: '#FFFFFF', align: 'center' } as const;
  if (label) line(ctx, label, x, y + size * 0.21, style, size * 0.7);
}
