import { box, icon } from '../../../art/canvas.ts';
import { hammerNails, lighthouse, skullCrossedBones } from '../../../art/icons.ts';
import { numerals, sand } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

/** In whole percents that add up to 100. */
interface Percents {
  readonly arrive: number;
  readonly thirteen: number;
  readonly short: number;
}

/** The chances of a boat in small print: port, pirates, shipyard. */
export function oddsSkin({ arrive, thirteen, short }: Percents, width: number, height: number): Skin {
  return {
    id: `odds:${arrive}:${thirteen}:${short}`,
    width,
    height,
    pad: 2,
    paint(ctx) {
      box(ctx, 0, 0, width, height, height / 2);
      ctx.fillStyle = 'rgba(4,20,28,.62)';
      ctx.fill();
      ctx.lineWidth = 1;
      ctx.strokeStyle = 'rgba(169,207,203,.22)';
      ctx.stroke();
      const step = (width - height * 0.6) / 3;
      const parts = [
        [lighthouse, arrive, '#BFE3B4'],
        [skullCrossedBones, thirteen, '#FFB9A3'],
        [hammerNails, short, sand],
      ] as const;
      parts.forEach(([emblem, percent, colour], i) => {
        const x = height * 0.4 + i * step;
        const size = height * 0.7;
        icon(ctx, emblem, x + size / 2, height / 2, size, colour);
        const style = { family: numerals, weight: 700, size: height * 0.6, colour } as const;
        line(ctx, `${percent}%`, x + size * 1.2, height / 2 + height * 0.21, style, step - size * 1.3);
      });
    },
  };
}
