import type { ShipFace } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, engraving, glow, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { crossedSabres, skullCrossedBones } from '../../../art/icons.ts';
import { numerals, parchment, sepia } from '../../../art/palette.ts';
import { cloths, pennant } from '../../../art/pennant.ts';
import { line } from '../../../art/text.ts';
import { crate, crowns as crownCount } from './cargo.ts';
import { shipEmblems } from './emblems.ts';
import type { StageStep } from './paper.ts';
import { band, cardHeight, cardWidth } from './paper.ts';
import { coast } from './scenes.ts';

export function shipCard(ctx: Ctx, face: ShipFace, { name, look }: StageStep): void {
  const cloth = cloths[face.colour];
  const covered = look.shown < 1;
  const top = look.compact ? 38 : 34;
  seascape(ctx, cloth.colour, top);
  coast(ctx, face.colour, 7, top, cardWidth - 14, 84);
  const middle = covered ? Math.max(40, (cardWidth * look.shown) / 2) : cardWidth / 2;
  const size = covered ? Math.min(84, cardWidth * look.shown - 10) : 84;
  engraving(ctx, shipEmblems[face.colour], middle, top + 42, size);
  waves(ctx, top + 84);
  band(ctx, name, [cloth.colour, cloth.colour], cloth.on, {
    left: true,
    right: covered ? 6 : 30,
    shown: look.shown,
    compact: look.compact,
  });
  if (!covered) pennant(ctx, face.colour, cardWidth - 21, 5, look.compact ? 22 : 20);
  const foot = cardHeight - 25;
  if (face.gift > 0) gift(ctx, face.gift, look.compact);
  pays(ctx, face, foot, look.compact);
  if (face.cargo) crate(ctx, face.cargo, covered ? 26 : cardWidth - 27, top + 66, look.compact ? 38 : 34);
  if (!covered) strength(ctx, face.swords, cardWidth - 9, foot, look.compact);
  else if (look.shown >= 0.6) strength(ctx, face.swords, cardWidth * look.shown - 1, foot, look.compact);
}

/** Coins, or a crown in their place (PR14.12). */
function pays(ctx: Ctx, { coins, crowns }: ShipFace, y: number, compact: boolean): void {
  const size = compact ? 34 : 30;
  if (crowns === 0) coin(ctx, `+${coins}`, 24.5, y, size);
  else crownCount(ctx, `+${crowns}`, 10, y, size * 0.84, '#8A5F10');
}

/** A tag at the left edge: coins for somebody else (PR11.4). */
function gift(ctx: Ctx, coins: number, compact: boolean): void {
  const height = compact ? 34 : 28;
  const width = height * 1.85;
  const y = compact ? 44 : 40;
  box(ctx, -7, y, width, height, height / 2);
  ctx.fillStyle = '#F3E7CB';
  shadowed(ctx, 'rgba(0,0,0,.45)', 5, 2, () => ctx.fill());
  box(ctx, -5.4, y + 1.6, width - 3.2, height - 3.2, height / 2);
  ctx.fillStyle = gradient(ctx, 0, y, 0, y + height, ['#7A3F8C', '#54286A']);
  ctx.fill();
  parcel(ctx, height * 0.34, y + height / 2, height * 0.5);
  coin(ctx, String(coins), width - 7 - height * 0.56, y + height / 2, height * 0.72);
}

/** A parcel with its ribbon. */
function parcel(ctx: Ctx, x: number, y: number, size: number): void {
  const r = size / 2;
  ctx.fillStyle = parchment;
  ctx.fillRect(x - r, y - r * 0.35, size, size * 0.3);
  ctx.fillRect(x - r * 0.86, y + r * 0.34, size * 0.86, size * 0.36);
  ctx.fillStyle = '#54286A';
  ctx.fillRect(x - size * 0.07, y - r * 0.35, size * 0.14, size * 0.72);
  ctx.lineWidth = size * 0.12;
  ctx.strokeStyle = parchment;
  ctx.beginPath();
  ctx.arc(x - r * 0.34, y - r * 0.6, r * 0.3, 0, Math.PI * 2);
  ctx.arc(x + r * 0.34, y - r * 0.6, r * 0.3, 0, Math.PI * 2);
  ctx.stroke();
}

function seascape(ctx: Ctx, tint: string, top: number): void {
  const bottom = cardHeight - 46;
  ctx.save();
  ctx.beginPath();
  ctx.rect(7, top, cardWidth - 14, bottom - top);
  ctx.clip();
  ctx.fillStyle = glow(ctx, cardWidth / 2, top + 36, 62, [
    [0, 'rgba(255,251,236,.95)'],
    [1, 'rgba(255,249,230,0)'],
  ]);
  ctx.fillRect(7, top, cardWidth - 14, bottom - top);
  ctx.fillStyle = 'rgba(45,32,19,.075)';
  for (let y = top + 3; y < bottom; y += 5) ctx.fillRect(7, y, cardWidth - 14, 1);
  ctx.globalAlpha = 0.2;
  ctx.fillStyle = gradient(ctx, 0, bottom - 34, 0, bottom, ['rgba(255,255,255,0)', tint]);
  ctx.fillRect(7, bottom - 34, cardWidth - 14, 34);
  ctx.restore();
}

function waves(ctx: Ctx, y: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(7, y - 8, cardWidth - 14, 24);
  ctx.clip();
  ctx.lineCap = 'round';
  for (const [row, alpha] of [
    [0, 1],
    [5, 0.35],
  ] as const) {
    ctx.strokeStyle = `rgba(45,32,19,${alpha})`;
    ctx.lineWidth = row === 0 ? 1.5 : 1;
    ctx.beginPath();
    for (let x = -9 + row; x < cardWidth + 16; x += 16) {
      ctx.moveTo(x, y + row);
      ctx.quadraticCurveTo(x + 8, y + row + 10, x + 16, y + row);
    }
    ctx.stroke();
  }
  ctx.restore();
}

/** What it takes to repel the ship: sabres up to three, then a number, or a skull. Right-aligned. */
function strength(ctx: Ctx, swords: number | null, right: number, y: number, compact: boolean): void {
  const each = compact ? 19 : 17;
  const many = swords !== null && swords > 3;
  const width = swords === null ? 35 : many ? each * 2 + 15 : swords * (each + 1) + 15;
  const height = compact ? 28 : 25;
  box(ctx, right - width, y - height / 2, width, height, height / 2);
  ctx.fillStyle = gradient(ctx, 0, y - 12, 0, y + 12, ['#3B2A1A', sepia]);
  ctx.fill();
  const left = right - width + 7.5;
  if (swords === null) icon(ctx, skullCrossedBones, right - width / 2, y, 20, '#F7C9B0');
  else if (many) {
    icon(ctx, crossedSabres, left + each / 2, y, each, parchment);
    line(ctx, String(swords), left + each + 9.5, y + 6, {
      family: numerals,
      weight: 700,
      size: 17,
      colour: parchment,
      align: 'center',
    });
  } else {
    for (let i = 0; i < swords; i++) icon(ctx, crossedSabres, left + i * (each + 1) + each / 2, y, each, parchment);
  }
}
