import type { Skin } from '../stage/piece.ts';
import type { Ctx } from './canvas.ts';
import { box, gradient, icon, shadowed } from './canvas.ts';
import { shipWheel } from './icons.ts';
import { brass } from './palette.ts';

/** The back that all cards share: 118 units broad, by default as high as a card of Port Royal. */
export function cardBack(ctx: Ctx, height = 167.56): void {
  const rim = (by: number, radius: number, fill: string): void => {
    box(ctx, by, by, 118 - 2 * by, height - 2 * by, radius);
    ctx.fillStyle = fill;
    ctx.fill();
  };
  rim(0, 9, '#0A171E');
  rim(1.5, 8, '#E8D6AC');
  rim(5, 6, '#0A171E');
  rim(6.5, 5, '#1D3440');
  ctx.save();
  box(ctx, 13, 13, 92, height - 26, 4);
  ctx.fillStyle = gradient(ctx, 13, 13, 105, height - 13, ['#24414F', '#182C37']);
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = 'rgba(200,151,59,.24)';
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 8; column++) {
      const x = 13 + column * 14;
      const y = 13 + row * 14;
      ctx.beginPath();
      ctx.moveTo(x, y - 7);
      ctx.lineTo(x + 7, y);
      ctx.lineTo(x, y + 7);
      ctx.lineTo(x - 7, y);
      ctx.fill();
    }
  }
  ctx.restore();
  box(ctx, 13, 13, 92, height - 26, 4);
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = brass;
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(59, height / 2, 31, 0, Math.PI * 2);
  ctx.fillStyle = '#1D3440';
  ctx.fill();
  ctx.stroke();
  icon(ctx, shipWheel, 59, height / 2, 43, brass);
}

/** A card that lies or flies face down. */
export const backSkin = (width: number, height: number): Skin => ({
  id: 'back',
  width,
  height,
  pad: Math.ceil(width * 0.3),
  paint(ctx) {
    const high = (height * 118) / width;
    ctx.scale(width / 118, width / 118);
    ctx.fillStyle = '#0A171E';
    box(ctx, 1, 1, 116, high - 2, 9);
    shadowed(ctx, 'rgba(0,0,0,.6)', 24, 13, () => ctx.fill());
    cardBack(ctx, high);
  },
});
