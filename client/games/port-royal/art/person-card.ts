import type { PersonFace } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { engraving, glow, gradient, shadowed } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { cream, ink, leather, sepia } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { shield } from '../../../art/shield.ts';
import { paragraph } from '../../../art/text.ts';
import { abilityLine } from './ability.ts';
import { roleEmblems, roleWash } from './emblems.ts';
import type { CardLook, StageStep } from './paper.ts';
import { band, cardHeight, cardWidth } from './paper.ts';
import { backdrop } from './scenes.ts';

export function personCard(ctx: Ctx, face: PersonFace, { name, short, look }: StageStep): void {
  const covered = look.shown < 1;
  const flag = covered ? null : face.colour;
  band(ctx, name, leather, cream, {
    left: flag !== null,
    right: flag ? 30 : 6,
    shown: look.shown,
    compact: look.compact,
  });
  if (flag) pennant(ctx, flag, cardWidth - 21, 5, look.compact ? 22 : 20);
  const visible = cardWidth * look.shown;
  const middle = covered ? Math.max(30, visible / 2 + 2) : cardWidth / 2;
  const radius = covered ? Math.min(36, visible / 2 - 8) : look.compact ? 40 : 38;
  const centreY = look.compact ? 84 : 78;
  if (radius > 16) medallion(ctx, face, middle, centreY, radius);
  else engraving(ctx, roleEmblems[face.role], middle, centreY, Math.max(22, visible - 10));
  if (covered) {
    badges(ctx, face, look);
    return;
  }
  const foot = cardHeight - 27;
  const width = cardWidth - 18 - (look.own ? 16 : 0);
  const style = { size: 13.5, least: 10.5, colour: ink, weight: 500 } as const;
  const said = !look.compact && paragraph(ctx, short, cardWidth / 2 - (look.own ? 4 : 0), foot, style, width, 2);
  if (!said) abilityLine(ctx, face, cardWidth / 2, foot - (look.compact ? 1 : 0), look.compact ? 27 : 21);
  badges(ctx, face, look);
}

function medallion(ctx: Ctx, face: PersonFace, x: number, y: number, r: number): void {
  const disc = (radius: number, fill: string | CanvasGradient): void => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fillStyle = fill;
    ctx.fill();
  };
  shadowed(ctx, 'rgba(60,36,8,.5)', 5, 2, () => disc(r + 5, sepia));
  disc(r + 4, gradient(ctx, x - r, y - r, x + r, y + r, ['#F7DD94', '#C8973B', '#8F6420', '#E0B356']));
  disc(r + 2, sepia);
  disc(
    r,
    glow(ctx, x - r * 0.12, y - r * 0.32, r * 1.35, [
      [0, '#FFFBF2'],
      [1, '#DCC593'],
    ]),
  );
  ctx.save();
  ctx.globalAlpha = 0.34;
  disc(r, gradient(ctx, x, y - r, x, y + r, ['rgba(255,255,255,0)', roleWash[face.role]]));
  ctx.restore();
  backdrop(ctx, face.role, x, y, r, roleWash[face.role]);
  engraving(ctx, roleEmblems[face.role], x, y, r * 1.58);
}

/** Price at the left edge, influence at the right; both to the left when a neighbour covers the right. */
function badges(ctx: Ctx, face: PersonFace, look: CardLook): void {
  const covered = look.shown < 1;
  const influence = String(face.influence);
  const grow = look.compact ? 1.2 : 1;
  if (look.own) {
    if (face.influence === 0) return;
    if (covered) shield(ctx, influence, 12, cardHeight - 12, 25 * grow);
    else shield(ctx, influence, cardWidth - 5, cardHeight - 6, 25 * grow);
    return;
  }
  const y = cardHeight - 58;
  coin(ctx, String(face.cost), covered ? 11 : look.compact ? 14 : 8, covered ? cardHeight - 46 : y, 28 * grow);
  if (face.influence === 0) return;
  if (covered) shield(ctx, influence, 11, cardHeight - 16, 26 * grow);
  else shield(ctx, influence, cardWidth - (look.compact ? 13 : 7.5), y, 26 * grow);
}
