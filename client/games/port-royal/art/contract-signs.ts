import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { anchor, crossedSabres, meeple, payMoney, skullCrossedBones, treasureMap } from '../../../art/icons.ts';
import { numerals, sepia, wax } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { ContractSign } from '../stage/contracts.ts';
import { crate, foodCrates } from './cargo.ts';
import { roleEmblems } from './emblems.ts';

/** One sign of what a contract asks for, centred; what is missing is faint. */
function drawSign(ctx: Ctx, sign: ContractSign, x: number, y: number, size: number): void {
  ctx.save();
  if (!sign.had) ctx.globalAlpha = 0.36;
  switch (sign.kind) {
    case 'role':
      icon(ctx, roleEmblems[sign.role], x, y, size, sepia);
      break;
    case 'sword':
      icon(ctx, crossedSabres, x, y, size, sepia);
      break;
    case 'expedition':
      icon(ctx, treasureMap, x, y, size, sepia);
      break;
    case 'cheap':
      icon(ctx, meeple, x, y, size * 0.96, sepia);
      break;
    case 'coins':
      coin(ctx, String(sign.count), x, y, size * 1.1);
      break;
    case 'influence':
      shield(ctx, String(sign.count), x, y, size * 1.1);
      break;
    case 'cargo':
      if (sign.cargo === 'food') foodCrates(ctx, x, y, size * 1.12);
      else crate(ctx, sign.cargo, x, y, size);
      break;
    case 'stop':
      icon(ctx, anchor, x - size * 0.24, y, size * 0.66, sepia);
      line(ctx, String(sign.count), x + size * 0.1, y + size * 0.36, {
        family: numerals,
        weight: 700,
        size: size * 0.62,
        colour: wax,
      });
      break;
    case 'flag':
      pennant(ctx, sign.colour, x, y - size * 0.5, size * 0.8);
      break;
    case 'forgo':
      pennant(ctx, sign.colour, x, y - size * 0.5, size * 0.8);
      if (sign.had) strike(ctx, x, y, size);
      break;
    case 'colour':
      blank(ctx, x, y, size);
      break;
    case 'tax':
      icon(ctx, payMoney, x, y, size * 1.05, sepia);
      break;
    case 'bust':
      icon(ctx, skullCrossedBones, x, y, size * 1.05, sepia);
      break;
  }
  ctx.restore();
}

/** Its coins were given up. */
function strike(ctx: Ctx, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.moveTo(x - size * 0.46, y + size * 0.4);
  ctx.lineTo(x + size * 0.46, y - size * 0.4);
  ctx.lineWidth = size * 0.13;
  ctx.strokeStyle = wax;
  ctx.stroke();
}

/** A pennant of any colour. */
function blank(ctx: Ctx, x: number, y: number, size: number): void {
  const k = (size * 0.8) / 40;
  ctx.save();
  ctx.translate(x - size * 0.4, y - size * 0.5);
  ctx.scale(k, k);
  const shape = new Path2D('M3 2H37V48L20 37L3 48Z');
  ctx.fillStyle = 'rgba(45,32,19,.16)';
  ctx.fill(shape);
  ctx.lineWidth = 3;
  ctx.strokeStyle = sepia;
  ctx.stroke(shape);
  ctx.restore();
}

/** All signs in a row from the left; returns how wide they are. */
export function drawSigns(
  ctx: Ctx,
  signs: readonly ContractSign[],
  left: number,
  y: number,
  size: number,
  room: number,
): number {
  const cheap = signs.find((sign) => sign.kind === 'cheap');
  const note = cheap ? size * 0.9 : 0;
  const step = Math.min(size * 1.08, (room - note) / Math.max(1, signs.length));
  signs.forEach((sign, i) => {
    drawSign(ctx, sign, left + step * (i + 0.5), y, Math.min(size, step * 1.06));
  });
  const used = step * signs.length;
  if (cheap?.kind === 'cheap')
    line(ctx, `≤${cheap.count}`, left + used + 2, y + size * 0.26, {
      family: numerals,
      weight: 700,
      size: size * 0.66,
      colour: sepia,
    });
  return used + note;
}
