import type { FaceId } from '../../../../shared/games/port-royal/index.ts';
import { face as faceBy } from '../../../../shared/games/port-royal/index.ts';
import { icon } from '../../../art/canvas.ts';
import { miniCard } from '../../../art/mini.ts';
import { brass, brassHigh, numerals, sepia } from '../../../art/palette.ts';
import { cloths } from '../../../art/pennant.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { emblemOf } from './emblems.ts';

/** The smallest form of a card: emblem, influence, and for traders the colour of their ships. 36 × 46 in its own units. */
export function miniSkin(id: FaceId, width: number, height: number): Skin {
  return {
    id: `mini:${id}`,
    width,
    height,
    pad: Math.ceil(width * 0.26),
    paint(ctx) {
      const face = faceBy(id);
      const trader = face.kind === 'person' && face.colour ? cloths[face.colour].colour : null;
      miniCard(ctx, width, 7, trader ?? (face.kind === 'expedition' ? brass : '#6A4A2C'));
      icon(ctx, emblemOf(face), 18, 26, 25, sepia);
      const influence = face.kind === 'person' || face.kind === 'expedition' ? face.influence : 0;
      if (influence === 0) return;
      ctx.beginPath();
      ctx.arc(32, 42, 9.4, 0, Math.PI * 2);
      ctx.fillStyle = '#3A2606';
      ctx.fill();
      ctx.beginPath();
      ctx.arc(32, 42, 8, 0, Math.PI * 2);
      ctx.fillStyle = brassHigh;
      ctx.fill();
      line(ctx, String(influence), 32, 46, {
        family: numerals,
        weight: 700,
        size: 11.5,
        colour: '#3A2606',
        align: 'center',
      });
    },
  };
}
