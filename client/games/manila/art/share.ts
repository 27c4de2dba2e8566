import type { Ware } from '../../../../shared/games/manila/index.ts';
import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, engraving, gradient, icon } from '../../../art/canvas.ts';
import { miniCard } from '../../../art/mini.ts';
import { display, prose, sepia } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { seal } from './figures.ts';
import { origins } from './scenes.ts';
import { wareLooks } from './wares.ts';

interface ShareWords {
  readonly name: string;
  readonly share: string;
}

/** Share cards are drawn in a box of 84 × 112. */
const unit = { width: 84, height: 112 };

/** One of one's own shares; a pledged one is sealed. `shown`: how much of it its neighbour leaves free. */
export function shareSkin(
  ware: Ware,
  words: ShareWords,
  look: { readonly pledged: boolean; readonly shown: number },
  width: number,
  height: number,
): Skin {
  return {
    id: `share:${ware}:${words.name}:${words.share}:${look.pledged}:${Math.round(look.shown * 10)}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      ctx.scale(width / unit.width, width / unit.width);
      const free = look.shown > 0.9 ? unit.width : unit.width * look.shown;
      shareCard(ctx, kit, ware, words, free);
      if (look.pledged) seal(ctx, '', Math.min(66, free - 12), 78, 23);
    },
  };
}

function shareCard(ctx: Ctx, kit: Kit, ware: Ware, words: ShareWords, free = unit.width): void {
  const { colour, deep, on, emblem } = wareLooks[ware];
  sheet(ctx, kit, unit.width, unit.height, 8);
  const land = { x: 6, y: 30, width: unit.width - 12, height: 58 };
  scenery(ctx, origins[ware], land, { tint: deep, strength: 0.36, sky: 'rgba(94,147,174,.2)' });
  band(ctx, 6, 6, unit.width - 12, 24, [colour, colour, deep]);
  const whole = free >= unit.width;
  const style = { family: display, size: 16.5, colour: on } as const;
  if (whole) line(ctx, words.name, unit.width / 2, 23.2, { ...style, align: 'center' }, unit.width - 18);
  else line(ctx, words.name, 10, 23.2, style, Math.max(12, free - 14));
  engraving(ctx, emblem, whole ? unit.width / 2 : Math.max(22, free / 2), 60, whole ? 44 : Math.min(44, free - 8));
  if (!whole) return;
  const small = { family: prose, weight: 500, size: 12.5, colour: '#4A3726', align: 'center' } as const;
  line(ctx, words.share, unit.width / 2, 101, small, unit.width - 16);
}

function band(ctx: Ctx, x: number, y: number, width: number, height: number, fill: readonly string[]): void {
  box(ctx, x, y, width, height, [4, 4, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, y, 0, y + height, fill);
  ctx.fill();
  ctx.fillStyle = sepia;
  ctx.fillRect(x, y + height - 2, width, 2);
}

/** A share in its smallest form: 36 × 46 in its own units. */
export const miniShareSkin = (ware: Ware, width: number, height: number): Skin => ({
  id: `mini-share:${ware}`,
  width,
  height,
  pad: 6,
  paint(ctx) {
    const { colour, emblem } = wareLooks[ware];
    miniCard(ctx, width, 11, colour);
    icon(ctx, emblem, 18, 28, 26, sepia);
  },
});
