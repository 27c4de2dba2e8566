import type { Ctx } from '../../../art/canvas.ts';
import { box } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { numerals } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { ContractCard } from '../stage/contracts.ts';
import { marker } from './marker.ts';

export interface Spots {
  readonly size: number;
  readonly steps: readonly { readonly x: number; readonly y: number }[];
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Where spaces of progress and places lie in a bar; the markers fly there. */
export function spotsIn(bar: Rect, { steps, places }: Pick<ContractCard, 'steps' | 'places'>): Spots {
  const count = steps.length + places.length;
  const size = Math.min(bar.height * 0.86, (bar.width / count) * 0.94);
  const step = bar.width / count;
  const at = (nth: number) => ({ x: bar.x + step * (nth + 0.5), y: bar.y + bar.height / 2 });
  return { size, steps: steps.map((_, i) => at(i)), places: places.map((_, i) => at(steps.length + i)) };
}

/** Square spaces of progress, then round places with what they bring, or whose marker lies there. */
export function drawPlaces(ctx: Ctx, bar: Rect, card: ContractCard): void {
  const { size, steps, places } = spotsIn(bar, card);
  card.steps.forEach((seats, i) => {
    const at = steps[i];
    if (!at) return;
    square(ctx, at.x, at.y, size * 0.9, i + 1);
    seats.forEach((seat, nth) => {
      const aside = (nth - (seats.length - 1) / 2) * size * 0.3;
      marker(ctx, seat, at.x + aside, at.y, size * (seats.length > 1 ? 0.74 : 0.9), true);
    });
  });
  // the first free place is the next reward
  const next = card.places.findIndex(({ seat }) => seat === null);
  card.places.forEach(({ coins, seat }, i) => {
    const at = places[i];
    if (!at) return;
    if (seat !== null) marker(ctx, seat, at.x, at.y, size);
    else reward(ctx, coins, at.x, at.y, size * 0.9, i === next);
  });
}

function reward(ctx: Ctx, coins: number, x: number, y: number, size: number, next: boolean): void {
  ctx.save();
  if (coins > 0) {
    if (!next) ctx.globalAlpha = 0.74;
    coin(ctx, String(coins), x, y, size);
  } else {
    ctx.beginPath();
    ctx.arc(x, y, size / 2, 0, Math.PI * 2);
    ctx.fillStyle = 'rgba(92,74,44,.22)';
    ctx.fill();
    ctx.lineWidth = Math.max(1, size * 0.06);
    ctx.strokeStyle = 'rgba(60,44,20,.6)';
    ctx.stroke();
    const style = { family: numerals, weight: 700, size: size * 0.54, colour: 'rgba(50,36,16,.7)', align: 'center' };
    if (size > 12) line(ctx, '0', x, y + size * 0.19, style as Parameters<typeof line>[4]);
  }
  ctx.restore();
}

function square(ctx: Ctx, x: number, y: number, size: number, nth: number): void {
  ctx.save();
  ctx.setLineDash([size * 0.16, size * 0.1]);
  ctx.lineWidth = Math.max(1, size * 0.07);
  ctx.strokeStyle = 'rgba(60,44,20,.75)';
  box(ctx, x - size / 2, y - size / 2, size, size, size * 0.18);
  ctx.fillStyle = 'rgba(255,250,235,.4)';
  ctx.fill();
  ctx.stroke();
  ctx.restore();
  if (size < 13) return;
  const style = { family: numerals, weight: 700, size: size * 0.52, colour: 'rgba(50,36,16,.75)', align: 'center' };
  line(ctx, String(nth), x, y + size * 0.19, style as Parameters<typeof line>[4]);
}
