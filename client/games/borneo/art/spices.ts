import type { Spice } from '../../../../shared/games/borneo/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, glow, icon, shadowed } from '../../../art/canvas.ts';
import { woodenCrate } from '../../../art/icons.ts';
import { numerals, sepia } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import { cinnamon } from './cinnamon.ts';
import { cloves } from './cloves.ts';
import { nutmeg } from './nutmeg.ts';
import { pepper } from './pepper.ts';

export type Good = Spice | 'crate';

interface Look {
  readonly emblem: string;
  /** upon paper */
  readonly colour: string;
  /** upon the dark of plates */
  readonly pale: string;
}

/** Emblem and colour of each spice and of crates. */
export const spiceLooks: Readonly<Record<Good, Look>> = {
  pepper: { emblem: pepper, colour: '#35332F', pale: '#DDD3BD' },
  cinnamon: { emblem: cinnamon, colour: '#9C4A1E', pale: '#F0A36C' },
  cloves: { emblem: cloves, colour: '#5B2F5E', pale: '#D9A6DE' },
  nutmeg: { emblem: nutmeg, colour: '#6A6117', pale: '#D8CD72' },
  crate: { emblem: woodenCrate, colour: '#6B4415', pale: '#E8B973' },
};

/** A light medallion with the emblem of a good; with more than one unit it is broader and says so. */
export function medallion(ctx: Ctx, of: Good, units: number, x: number, y: number, size: number): void {
  const { emblem, colour } = spiceLooks[of];
  const width = units > 1 ? size * 1.5 : size;
  const left = x - width / 2;
  box(ctx, left, y - size / 2, width, size, size / 2);
  ctx.fillStyle = sepia;
  shadowed(ctx, 'rgba(0,0,0,.35)', size * 0.12, size * 0.05, () => ctx.fill());
  const rim = Math.max(1.1, size * 0.04);
  box(ctx, left + rim, y - size / 2 + rim, width - 2 * rim, size - 2 * rim, size / 2 - rim);
  ctx.fillStyle = glow(ctx, x - width * 0.1, y - size * 0.2, width * 0.8, [
    [0, '#FFFBF0'],
    [0.6, '#F4E5BF'],
    [1, '#DFC78D'],
  ]);
  ctx.fill();
  const middle = units > 1 ? left + size * 0.52 : x;
  icon(ctx, emblem, middle, y, size * 0.68, colour);
  if (units < 2) return;
  const style = { family: numerals, weight: 700, size: size * 0.4, colour: sepia, align: 'center' } as const;
  line(ctx, `×${units}`, left + width - size * 0.4, y + size * 0.14, style, size * 0.6);
}
