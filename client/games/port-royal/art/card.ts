import type { Face, FaceId } from '../../../../shared/games/port-royal/index.ts';
import { face as faceBy } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx, Kit } from '../../../art/canvas.ts';
import type { Skin } from '../../../stage/piece.ts';
import { expeditionCard } from './expedition.ts';
import type { CardLook, CardWords, StageStep } from './paper.ts';
import { cardWidth, dropShadow, paper } from './paper.ts';
import { personCard } from './person-card.ts';
import { shipCard } from './ship-card.ts';
import { taxCard } from './tax-card.ts';

const plainLook: CardLook = { compact: false, own: false, shown: 1, dimmed: false, lifted: false };

/** A card of this size; the same look is the same picture. */
export function cardSkin(
  id: FaceId,
  words: CardWords,
  width: number,
  height: number,
  look: Partial<CardLook> = {},
): Skin {
  const full: CardLook = { ...plainLook, compact: width < 92, ...look };
  // a few steps of overlap are enough
  const shown = full.shown > 0.93 ? 1 : Math.max(0.2, Math.round(full.shown * 10) / 10);
  const name = words.faceName(id);
  const short = words.faceShort(id);
  const flags = `${full.compact ? 'c' : ''}${full.own ? 'o' : ''}${full.dimmed ? 'd' : ''}${full.lifted ? 'l' : ''}`;
  return {
    id: `card:${id}:${name}:${short}:${flags}:${shown}`,
    width,
    height,
    pad: Math.ceil(width * 0.3),
    paint(ctx, kit) {
      const scale = width / cardWidth;
      ctx.scale(scale, scale);
      dropShadow(ctx, full.lifted);
      const draw = (target: Ctx): void => paintCard(target, kit, faceBy(id), { name, short, look: { ...full, shown } });
      if (full.dimmed) dimmed(ctx, draw);
      else draw(ctx);
    },
  };
}

/** Greyed as by shade, badges included, without filters that not every browser has. */
function dimmed(ctx: Ctx, draw: (ctx: Ctx) => void): void {
  const at = ctx.getTransform();
  const layer = document.createElement('canvas');
  layer.width = ctx.canvas.width;
  layer.height = ctx.canvas.height;
  const inner = layer.getContext('2d');
  if (!inner) {
    draw(ctx);
    return;
  }
  inner.setTransform(at);
  draw(inner);
  inner.setTransform(1, 0, 0, 1, 0, 0);
  inner.globalCompositeOperation = 'source-atop';
  inner.fillStyle = 'rgba(104,104,98,.4)';
  inner.fillRect(0, 0, layer.width, layer.height);
  inner.fillStyle = 'rgba(18,30,36,.14)';
  inner.fillRect(0, 0, layer.width, layer.height);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(layer, 0, 0);
  ctx.restore();
}

function paintCard(ctx: Ctx, kit: Kit, face: Face, told: StageStep): void {
  paper(ctx, kit, face.id);
  switch (face.kind) {
    case 'ship':
      shipCard(ctx, face, told);
      break;
    case 'person':
      personCard(ctx, face, told);
      break;
    case 'tax':
      taxCard(ctx, face, told);
      break;
    case 'expedition':
      expeditionCard(ctx, face, told);
      break;
  }
}
