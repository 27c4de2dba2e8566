import { cardBack } from '../../../art/back.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, icon, shadowed } from '../../../art/canvas.ts';
import { shipWheel } from '../../../art/icons.ts';
import { sepia } from '../../../art/palette.ts';
import { tag } from '../../../art/tag.ts';
import type { Skin } from '../../../stage/piece.ts';

/** The draw pile: as many edges as there are cards, roughly, and the number that is left. */
export function deckSkin(count: number, label: string, width: number, height: number): Skin {
  const edges = count === 0 ? 0 : Math.min(4, 1 + Math.floor(count / 26));
  return {
    id: `deck:${edges}:${count}:${label}`,
    width,
    height,
    pad: Math.ceil(width * 0.3),
    paint(ctx) {
      ctx.save();
      ctx.scale(width / 118, width / 118);
      ctx.fillStyle = '#0A171E';
      box(ctx, 1, 1, 116 + edges * 2, 165 + edges * 2, 9);
      shadowed(ctx, 'rgba(0,0,0,.55)', 22, 12, () => ctx.fill());
      for (let i = edges; i > 0; i--) {
        for (const [by, fill] of [
          [0, sepia],
          [-0.9, '#D9C08A'],
        ] as const) {
          box(ctx, i * 2.6 + by, i * 2.6 + by, 118, 167.56, 9);
          ctx.fillStyle = fill;
          ctx.fill();
        }
      }
      if (count > 0) cardBack(ctx);
      else hollow(ctx);
      ctx.restore();
      tag(ctx, label, width / 2, height + 2, Math.max(12.5, width * 0.112), width * 1.16);
    },
  };
}

function hollow(ctx: Ctx): void {
  box(ctx, 1, 1, 116, 165.5, 9);
  ctx.fillStyle = 'rgba(6,20,28,.8)';
  ctx.fill();
  ctx.setLineDash([6, 5]);
  ctx.lineWidth = 2;
  ctx.strokeStyle = 'rgba(200,151,59,.6)';
  ctx.stroke();
  ctx.setLineDash([]);
  icon(ctx, shipWheel, 59, 83.8, 43, 'rgba(200,151,59,.35)');
}

/** The discard pile below its uppermost card. */
export function pileSkin(count: number, width: number, height: number): Skin {
  const edges = count > 1 ? Math.min(4, 1 + Math.floor(count / 22)) : 0;
  return {
    id: `pile:${edges}:${count === 0}`,
    width,
    height,
    pad: Math.ceil(width * 0.4),
    paint(ctx) {
      ctx.save();
      ctx.scale(width / 118, width / 118);
      if (count === 0) {
        ctx.setLineDash([7, 6]);
        ctx.lineWidth = 2.4;
        ctx.strokeStyle = 'rgba(169,207,203,.3)';
        box(ctx, 1, 1, 116, 165.5, 9);
        ctx.stroke();
      }
      for (let i = edges; i > 0; i--) {
        ctx.save();
        ctx.translate(59, 84);
        ctx.rotate((i % 2 ? 1 : -1) * i * 0.026);
        box(ctx, -59, -84, 118, 167.56, 9);
        ctx.fillStyle = sepia;
        shadowed(ctx, 'rgba(0,0,0,.4)', 10, 5, () => ctx.fill());
        box(ctx, -57, -82, 114, 163.56, 8);
        ctx.fillStyle = i % 2 ? '#CDB687' : '#D9C59A';
        ctx.fill();
        ctx.restore();
      }
      ctx.restore();
    },
  };
}

export function tagSkin(text: string, width: number, height: number): Skin {
  return {
    id: `tag:${text}`,
    width,
    height,
    pad: 30,
    paint: (ctx) => tag(ctx, text, width / 2, height / 2, height * 0.58, width + 50),
  };
}
