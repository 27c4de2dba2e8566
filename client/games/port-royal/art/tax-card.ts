import type { TaxFace } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { glow, icon, shadowed } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { crossedSabres, receiveMoney } from '../../../art/icons.ts';
import { cream, ink, numerals, sepia, wax } from '../../../art/palette.ts';
import { shield } from '../../../art/shield.ts';
import { line, paragraph } from '../../../art/text.ts';
import type { StageStep } from './paper.ts';
import { band, cardHeight, cardWidth } from './paper.ts';

export function taxCard(ctx: Ctx, face: TaxFace, { name, short, look }: StageStep): void {
  band(ctx, name, ['#8E2A1C', '#5F160D'], cream, { left: false, right: 6, shown: look.shown, compact: look.compact });
  shadowed(ctx, 'rgba(60,10,4,.5)', 6, 2, () => {
    ctx.beginPath();
    for (let i = 0; i <= 48; i++) {
      const angle = (i / 48) * Math.PI * 2;
      const r = 39 + Math.sin(angle * 9) * 1.6 + Math.sin(angle * 4 + 1) * 1.4;
      ctx.lineTo(cardWidth / 2 + Math.cos(angle) * r, 79 + Math.sin(angle) * r);
    }
    ctx.closePath();
    ctx.fillStyle = glow(ctx, cardWidth / 2 - 10, 64, 62, [
      [0, '#D2553F'],
      [0.6, wax],
      [1, '#6E170C'],
    ]);
    ctx.fill();
  });
  ctx.beginPath();
  ctx.arc(cardWidth / 2, 79, 31, 0, Math.PI * 2);
  ctx.strokeStyle = 'rgba(70,10,4,.5)';
  ctx.lineWidth = 2;
  ctx.stroke();
  icon(ctx, receiveMoney, cardWidth / 2, 80, 46, '#4A0E06');
  icon(ctx, receiveMoney, cardWidth / 2, 79, 46, '#F6D9C6');
  const style = { size: 13, least: 10, colour: ink, weight: 500 } as const;
  if (!look.compact && paragraph(ctx, short, cardWidth / 2, cardHeight - 27, style, cardWidth - 18, 3)) return;
  inSigns(ctx, face);
}

/** So many coins: half of them; then so many for the most swords, or for the least influence. */
function inSigns(ctx: Ctx, face: TaxFace): void {
  const figures = { family: numerals, weight: 700, size: 18, colour: ink, align: 'center' } as const;
  const y = cardHeight - 26;
  line(ctx, `${face.threshold}+`, 26, y + 6, figures);
  coin(ctx, '½', 49, y, 20);
  ctx.fillStyle = 'rgba(45,32,19,.4)';
  ctx.fillRect(63.5, y - 11, 1, 22);
  const most = face.bonusTo === 'mostSwords';
  if (most) icon(ctx, crossedSabres, 77, y, 19, sepia);
  else shield(ctx, '', 77, y, 16);
  const up = most ? -1 : 1;
  ctx.beginPath();
  ctx.moveTo(85, y - 3 * up);
  ctx.lineTo(93, y - 3 * up);
  ctx.lineTo(89, y + 4 * up);
  ctx.fillStyle = wax;
  ctx.fill();
  coin(ctx, `+${face.bonusCoins}`, 103, y, 18);
}
