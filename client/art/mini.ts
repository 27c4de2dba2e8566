import { box, type Ctx, shadowed } from './canvas.ts';
import { parchment, sepia } from './palette.ts';

/** The smallest form of a card, a band of colour above its paper. From here on the card is 36 × 46 units large. */
export function miniCard(ctx: Ctx, width: number, band: number, colour: string): void {
  ctx.scale(width / 36, width / 36);
  ctx.fillStyle = sepia;
  box(ctx, -1.5, -1.5, 39, 49, 6);
  shadowed(ctx, 'rgba(0,0,0,.5)', 4, 2, () => ctx.fill());
  box(ctx, 0, 0, 36, 46, 5);
  ctx.fillStyle = parchment;
  ctx.fill();
  box(ctx, 0, 0, 36, band, [5, 5, 0, 0]);
  ctx.fillStyle = colour;
  ctx.fill();
}
