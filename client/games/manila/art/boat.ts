import type { Ware } from '../../../../shared/games/manila/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { gradient, icon, shadowed } from '../../../art/canvas.ts';
import { skullCrossedBones } from '../../../art/icons.ts';
import { cream, ink, parchment, sepia, wax } from '../../../art/palette.ts';
import type { Skin } from '../../../stage/piece.ts';
import { wareLooks } from './wares.ts';

/** Boats are drawn in a box of 120 × 86. */
const box = { width: 120, height: 86 };

const mainsail = 'M61 6C94 11 101 34 94 51C85 47.5 72 46.5 61 48Z';
const jib = 'M55 12C35 18 28 34 25 50C36 46.5 46 46.5 55 48Z';
const hull = 'M6 55C30 58 90 58 114 55C111 69 101 79 86 80.5H34C20 79 9 69 6 55Z';

/** A boat with its ware on the sail; a plundered one sails under the pirates' flag. */
export function boatSkin(ware: Ware, plundered: boolean, width: number, height: number): Skin {
  return {
    id: `boat:${ware}:${plundered}`,
    width,
    height,
    pad: Math.ceil(width * 0.12),
    paint(ctx) {
      ctx.scale(width / box.width, height / box.height);
      wake(ctx);
      shadowed(ctx, 'rgba(0,0,0,.5)', 6, 4, () => {
        rigging(ctx, ware, plundered);
        body(ctx);
      });
      rigging(ctx, ware, plundered);
      body(ctx);
    },
  };
}

/** Foam where the hull cuts the water. */
function wake(ctx: Ctx): void {
  ctx.beginPath();
  ctx.ellipse(60, 80, 56, 5.5, 0, 0, Math.PI * 2);
  ctx.fillStyle = 'rgba(190,228,224,.28)';
  ctx.fill();
  ctx.strokeStyle = 'rgba(225,244,240,.5)';
  ctx.lineWidth = 1.2;
  ctx.beginPath();
  ctx.moveTo(100, 78);
  ctx.quadraticCurveTo(112, 78, 119, 72);
  ctx.moveTo(20, 80);
  ctx.quadraticCurveTo(8, 81, 1, 77);
  ctx.stroke();
}

function rigging(ctx: Ctx, ware: Ware, plundered: boolean): void {
  const { colour, deep, on, emblem } = wareLooks[ware];
  ctx.lineCap = 'round';
  ctx.strokeStyle = sepia;
  ctx.lineWidth = 3.4;
  ctx.beginPath();
  ctx.moveTo(58, 4);
  ctx.lineTo(58, 57);
  ctx.stroke();
  ctx.lineWidth = 0.9;
  ctx.strokeStyle = 'rgba(45,32,19,.8)';
  ctx.beginPath();
  ctx.moveTo(58, 6);
  ctx.lineTo(12, 55);
  ctx.moveTo(58, 6);
  ctx.lineTo(108, 55);
  ctx.stroke();
  cloth(ctx, jib, gradient(ctx, 26, 12, 56, 48, ['#FFFDF4', '#D9C79C']), sepia, 1.8);
  cloth(ctx, mainsail, gradient(ctx, 61, 6, 98, 50, [colour, colour, deep]), parchment, 2.6);
  icon(ctx, emblem, 77, 29.5, 25, on);
  pennant(ctx, plundered);
}

function cloth(ctx: Ctx, shape: string, fill: CanvasGradient, hem: string, width: number): void {
  const sail = new Path2D(shape);
  ctx.fillStyle = fill;
  ctx.fill(sail);
  ctx.save();
  ctx.clip(sail);
  // the wind in it
  ctx.fillStyle = gradient(ctx, 25, 0, 98, 0, [
    'rgba(255,255,255,.1)',
    'rgba(0,0,0,.1)',
    'rgba(255,255,255,.16)',
    'rgba(0,0,0,.18)',
  ]);
  ctx.fillRect(20, 0, 84, 56);
  ctx.restore();
  ctx.lineWidth = width + 1.4;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ink;
  ctx.stroke(sail);
  ctx.lineWidth = width;
  ctx.strokeStyle = hem;
  ctx.stroke(sail);
}

function pennant(ctx: Ctx, plundered: boolean): void {
  if (plundered) {
    ctx.beginPath();
    ctx.rect(32, -1, 26, 17);
    ctx.fillStyle = '#171310';
    ctx.fill();
    icon(ctx, skullCrossedBones, 45, 7.5, 15, cream);
    return;
  }
  ctx.beginPath();
  ctx.moveTo(58, 2);
  ctx.lineTo(41, 6.5);
  ctx.lineTo(58, 11);
  ctx.closePath();
  ctx.fillStyle = wax;
  ctx.fill();
}

function body(ctx: Ctx): void {
  const shape = new Path2D(hull);
  ctx.fillStyle = gradient(ctx, 0, 54, 0, 81, ['#8D6238', '#6A4425', '#3E2513']);
  ctx.fill(shape);
  ctx.save();
  ctx.clip(shape);
  ctx.lineWidth = 1.3;
  ctx.strokeStyle = 'rgba(24,12,4,.5)';
  for (const y of [62.5, 68.5, 74.5]) {
    ctx.beginPath();
    ctx.moveTo(4, y - 1);
    ctx.quadraticCurveTo(60, y + 3.5, 116, y - 1);
    ctx.stroke();
  }
  ctx.fillStyle = 'rgba(255,214,150,.16)';
  ctx.fillRect(0, 57, 120, 2.4);
  ctx.restore();
  ctx.lineWidth = 2.2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = ink;
  ctx.stroke(shape);
  ctx.lineWidth = 3;
  ctx.strokeStyle = '#D9A84A';
  ctx.beginPath();
  ctx.moveTo(6, 55);
  ctx.quadraticCurveTo(60, 60, 114, 55);
  ctx.stroke();
}
