import type { Ware } from '../../../../shared/games/manila/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { coins } from '../../../art/icons.ts';
import { brassHigh, display, numerals, sepia } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { origins } from './scenes.ts';
import { wareLooks } from './wares.ts';

interface TileWords {
  readonly name: string;
  readonly payout: string;
}

/** The tile of a loaded ware: its name and what the whole boat pays; the seats are pieces of their own. */
export function tileSkin(ware: Ware, words: TileWords, width: number, height: number): Skin {
  return {
    id: `tile:${ware}:${words.name}:${words.payout}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      sheet(ctx, kit, width, height, 11);
      const flat = width > height * 4;
      const head = flat
        ? { width: Math.min(height * 4, width * 0.43) - 6, height: height - 12 }
        : { width: width - 12, height: Math.min(38, width * 0.21, Math.max(20, height * 0.36)) };
      const land = flat
        ? { x: 10 + head.width, y: 6, width: width - head.width - 16, height: height - 12, radius: 5 }
        : { x: 6, y: 6 + head.height, width: width - 12, height: height - head.height - 12, radius: [0, 0, 5, 5] };
      scenery(ctx, origins[ware], land, { tint: wareLooks[ware].deep, strength: 0.4, sky: 'rgba(94,147,174,.2)' });
      heading(ctx, ware, words, head.width, head.height, flat);
    },
  };
}

function heading(ctx: Ctx, ware: Ware, words: TileWords, width: number, height: number, flat: boolean): void {
  const { colour, deep, on, emblem } = wareLooks[ware];
  box(ctx, 6, 6, width, height, flat ? 5 : [6, 6, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 6, 0, 6 + height, [colour, colour, deep]);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,.2)';
  ctx.fillRect(8, 6, width - 4, 1.2);
  if (!flat) {
    ctx.fillStyle = sepia;
    ctx.fillRect(6, 4 + height, width, 2);
  }
  const y = 6 + height / 2;
  const size = Math.min(height * 0.74, 30);
  icon(ctx, emblem, 10 + size / 2 + height * 0.1, y, size, on);
  const left = 10 + size + height * 0.28;
  const style = { family: display, size: Math.min(21, height * 0.58), colour: on } as const;
  ctx.font = `400 ${style.size}px ${display}`;
  const bare = ctx.measureText(words.name).width * 0.68 > width - left - height * 1.9;
  const pill = payout(ctx, words.payout, 6 + width - height * 0.12, y, height * 0.74, bare);
  line(ctx, words.name, left, y + style.size * 0.3, style, 6 + width - pill - height * 0.3 - left);
}

/** What the boat pays, in a dark pill that ends at x; a bare one has no sign. Returns its width. */
export function payout(ctx: Ctx, amount: string, x: number, y: number, height: number, bare = false): number {
  const size = height * 0.66;
  const sign = bare ? 0 : height * 0.74;
  ctx.font = `700 ${size}px ${numerals}`;
  const width = ctx.measureText(amount).width + sign + height * 0.76;
  box(ctx, x - width, y - height / 2, width, height, height * 0.42);
  ctx.fillStyle = 'rgba(34,24,15,.86)';
  ctx.fill();
  if (!bare) icon(ctx, coins, x - width + height * 0.62, y, height * 0.72, brassHigh);
  const style = { family: numerals, weight: 700, size, colour: brassHigh } as const;
  line(ctx, amount, x - width + sign + height * 0.38, y + size * 0.35, style);
  return width;
}

/** Where the tile of a lane will lie. */
export const hollowSkin = (width: number, height: number): Skin => ({
  id: 'hollow',
  width,
  height,
  pad: 4,
  paint(ctx) {
    box(ctx, 1, 1, width - 2, height - 2, 11);
    ctx.fillStyle = 'rgba(4,20,28,.3)';
    ctx.fill();
    ctx.setLineDash([6, 5]);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = 'rgba(169,207,203,.34)';
    ctx.stroke();
    ctx.setLineDash([]);
  },
});
