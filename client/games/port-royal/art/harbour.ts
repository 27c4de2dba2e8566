import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, shadowed } from '../../../art/canvas.ts';
import { brassHigh, deepSea, display, legal, prose } from '../../../art/palette.ts';
import { line, paragraph } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

/** The frame around the open cards: still water behind a mole. */
export function harbourSkin(caption: string, unit: number, width: number, height: number): Skin {
  return {
    id: `harbour:${caption}`,
    width,
    height,
    pad: Math.ceil(14 * unit),
    paint(ctx) {
      const radius = 18 * unit;
      box(ctx, 0, 0, width, height, radius);
      ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['rgba(3,15,22,.68)', 'rgba(4,20,28,.4)']);
      ctx.fill();
      ctx.save();
      ctx.clip();
      ctx.fillStyle = gradient(ctx, 0, 0, 0, 26 * unit, ['rgba(0,0,0,.4)', 'rgba(0,0,0,0)']);
      ctx.fillRect(0, 0, width, 26 * unit);
      ctx.restore();
      ctx.setLineDash([5 * unit, 4 * unit]);
      ctx.lineWidth = 1.5;
      ctx.strokeStyle = 'rgba(169,207,203,.34)';
      box(ctx, 0.75, 0.75, width - 1.5, height - 1.5, radius);
      ctx.stroke();
      ctx.setLineDash([]);
      captionOn(ctx, caption, unit, width);
    },
  };
}

function captionOn(ctx: Ctx, caption: string, unit: number, width: number): void {
  const size = Math.max(15.5, 17 * unit);
  const left = 18 * unit;
  const font = { family: display, size, colour: brassHigh };
  ctx.font = `400 ${size}px ${display}`;
  const length = Math.min(ctx.measureText(caption).width, width * 0.7);
  box(ctx, left, -size * 0.62, length + 18 * unit, size * 1.24, 4);
  ctx.fillStyle = deepSea;
  ctx.fill();
  line(ctx, caption, left + 9 * unit, size * 0.3, font, width * 0.7);
}

/** The place of the next card. */
export function ghostSkin(words: string, width: number, height: number): Skin {
  return {
    id: `ghost:${words}`,
    width,
    height,
    pad: 4,
    paint(ctx) {
      ctx.setLineDash([6, 5]);
      ctx.lineWidth = 1.8;
      ctx.strokeStyle = 'rgba(169,207,203,.36)';
      box(ctx, 1, 1, width - 2, height - 2, 9);
      ctx.fillStyle = 'rgba(169,207,203,.035)';
      ctx.fill();
      ctx.stroke();
      const size = Math.max(12.5, width * 0.115);
      paragraph(
        ctx,
        words,
        width / 2,
        height / 2,
        { size, least: 9, colour: 'rgba(190,222,218,.72)' },
        width * 0.66,
        3,
      );
    },
  };
}

/** The yellow tag of the card drawn last. */
export function newSkin(word: string, width: number, height: number): Skin {
  return {
    id: `new:${word}`,
    width,
    height,
    pad: 34,
    paint(ctx) {
      const size = height * 0.66;
      ctx.font = `700 ${size}px ${prose}`;
      const length = ctx.measureText(word).width;
      box(ctx, (width - length) / 2 - size * 0.75, 0, length + size * 1.5, height, height / 2);
      ctx.fillStyle = legal;
      shadowed(ctx, 'rgba(0,0,0,.5)', 5, 2, () => ctx.fill());
      line(ctx, word, width / 2, height * 0.71, {
        family: prose,
        weight: 700,
        size,
        colour: '#3A2606',
        align: 'center',
      });
    },
  };
}
