import type { Cargo } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { brandyBottle, crown, herbsBundle, slicedBread, spellBook } from '../../../art/icons.ts';
import { cream, edge, numerals, sepia } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';

export const cargoEmblems: Readonly<Record<Cargo, string>> = {
  ritualBook: spellBook,
  herbs: herbsBundle,
  bread: slicedBread,
  rum: brandyBottle,
};

/** A crate with what is in it, centred. */
export function crate(ctx: Ctx, cargo: Cargo, x: number, y: number, size: number): void {
  const r = size / 2;
  box(ctx, x - r, y - r, size, size, size * 0.22);
  ctx.fillStyle = sepia;
  shadowed(ctx, 'rgba(0,0,0,.45)', size * 0.16, size * 0.06, () => ctx.fill());
  box(ctx, x - r + size * 0.05, y - r + size * 0.05, size * 0.9, size * 0.9, size * 0.18);
  ctx.fillStyle = cream;
  ctx.fill();
  box(ctx, x - r + size * 0.1, y - r + size * 0.1, size * 0.8, size * 0.8, size * 0.14);
  ctx.fillStyle = gradient(ctx, x - r, y - r, x + r, y + r, ['#FBF2DA', '#DFC48C']);
  ctx.fill();
  ctx.lineWidth = Math.max(0.8, size * 0.03);
  ctx.strokeStyle = edge;
  ctx.stroke();
  icon(ctx, cargoEmblems[cargo], x, y, size * 0.66, sepia);
}

/** Bread or rum, either will do: two crates that overlap. */
export function foodCrates(ctx: Ctx, x: number, y: number, size: number): void {
  crate(ctx, 'bread', x - size * 0.2, y - size * 0.12, size * 0.74);
  crate(ctx, 'rum', x + size * 0.2, y + size * 0.12, size * 0.74);
}

/** A crown and how many of them; returns how wide that is. `x` is its left edge. */
export function crowns(ctx: Ctx, text: string, x: number, y: number, size: number, colour: string): number {
  icon(ctx, crown, x + size / 2, y, size, colour);
  const style = { family: numerals, weight: 700, size: size * 0.74, colour } as const;
  return size * 1.12 + line(ctx, text, x + size * 1.12, y + size * 0.26, style);
}
