import type { Ctx } from '../../../art/canvas.ts';
import { box, glow, icon, shadowed } from '../../../art/canvas.ts';
import { checkMark, lighthouse, pirateFlag } from '../../../art/icons.ts';
import { brassHigh, cream, display, ink, legal, numerals, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Store, Ware } from '../stage/model.ts';
import { medallion, spiceLooks } from './spices.ts';

/** How much of a spice lies in one's own warehouse. */
export function storeSkin({ spice, units }: Store, width: number, height: number): Skin {
  return {
    id: `store:${spice}:${units}`,
    width,
    height,
    pad: 8,
    paint(ctx) {
      ctx.globalAlpha = units > 0 ? 1 : 0.42;
      const h = Math.min(height, width * 0.62);
      const top = (height - h) / 2;
      box(ctx, 0, top, width, h, h / 2);
      ctx.fillStyle = sepia;
      shadowed(ctx, 'rgba(0,0,0,.5)', 5, 2, () => ctx.fill());
      box(ctx, 1.4, top + 1.4, width - 2.8, h - 2.8, h / 2);
      ctx.fillStyle = glow(ctx, width * 0.4, top + h * 0.3, width * 0.8, [
        [0, '#FFFBF0'],
        [0.6, '#F4E5BF'],
        [1, '#DFC78D'],
      ]);
      ctx.fill();
      const mark = Math.min(h * 0.76, width * 0.48);
      icon(ctx, spiceLooks[spice].emblem, width * 0.08 + mark / 2, height / 2, mark, spiceLooks[spice].colour);
      const size = h * 0.52;
      const style = { family: numerals, weight: 700, size, colour: ink, align: 'center' } as const;
      const left = width * 0.08 + mark;
      line(ctx, String(units), left + (width - h * 0.2 - left) / 2, height / 2 + size * 0.36, style, width - left - 4);
    },
  };
}

/** A card of a warehouse while a mission is paid from it. */
export function wareSkin(ware: Ware, name: string, width: number, height: number): Skin {
  const { id, spice, quantity, harbour, named, traded } = ware;
  return {
    id: `ware:${id}:${spice}:${named}:${traded}:${name}`,
    width,
    height,
    pad: 14,
    paint(ctx, kit) {
      sheet(ctx, kit, width, height, 7);
      const y = height * (width < 54 ? 0.46 : 0.42);
      medallion(ctx, traded ?? spice, quantity, width / 2, y, Math.min(width * 0.58, height * 0.54));
      const size = Math.max(9.5, Math.min(14, height * 0.16));
      const style = { family: display, size, colour: sepia, align: 'center' } as const;
      line(ctx, name, width / 2, height - size * 0.72, style, width - 10, 0.5);
      if (harbour) corner(ctx, lighthouse, width - 12, 12, Math.max(14, width * 0.24), brassHigh);
      if (traded) corner(ctx, pirateFlag, 12, 12, Math.max(14, width * 0.26), cream);
      if (named) taken(ctx, width, height);
    },
  };
}

function corner(ctx: Ctx, sign: string, x: number, y: number, size: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(x, y, size * 0.6, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  icon(ctx, sign, x, y, size * 0.82, colour);
}

/** It is part of the payment. */
function taken(ctx: Ctx, width: number, height: number): void {
  box(ctx, 1, 1, width - 2, height - 2, 7);
  ctx.fillStyle = 'rgba(255,214,90,.22)';
  ctx.fill();
  ctx.lineWidth = 3;
  ctx.strokeStyle = legal;
  ctx.stroke();
  const size = Math.min(22, width * 0.36);
  ctx.beginPath();
  ctx.arc(width - size * 0.5, height - size * 0.5, size / 2, 0, Math.PI * 2);
  ctx.fillStyle = '#2F7D4A';
  ctx.fill();
  icon(ctx, checkMark, width - size * 0.5, height - size * 0.5, size * 0.68, cream);
}
