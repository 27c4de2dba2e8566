import { MARKET, NUMBERS } from '../../../../shared/games/manila/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { swapBag } from '../../../art/icons.ts';
import { cream, display, ink, numerals, parchment, sepia, wax } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Ladder } from '../stage/model.ts';
import { wareLooks } from './wares.ts';

/** The sheet behind the ladders. */
export const marketSkin = (title: string, unit: number, width: number, height: number): Skin => ({
  id: `market:${title}`,
  width,
  height,
  pad: 18,
  paint(ctx, kit) {
    sheet(ctx, kit, width, height, 13);
    icon(ctx, swapBag, 24 * unit, 22 * unit, 22 * unit, '#4A3726');
    const style = { family: display, size: 19 * unit, colour: sepia } as const;
    line(ctx, title, 42 * unit, 28 * unit, style, width - 56 * unit);
  },
});

const idOf = (ladder: Ladder, name: string): string => `${ladder.ware}:${ladder.value}:${ladder.supply}:${name}`;

/** The ladder of a ware: where its value stands, its name, and a pip for every share that is for sale. */
export function ladderSkin(ladder: Ladder, name: string, width: number, height: number): Skin {
  return {
    id: `ladder:${idOf(ladder, name)}`,
    width,
    height,
    pad: 5,
    paint(ctx) {
      const foot = height * 0.2;
      const gap = Math.max(2, height * 0.016);
      const each = (height - foot - gap * MARKET.length) / MARKET.length;
      MARKET.forEach((value, step) => {
        const y = (MARKET.length - 1 - step) * (each + gap);
        rung(ctx, ladder, { value, step, y, width, height: each });
      });
      const size = Math.min(15.5, foot * 0.46);
      const style = { family: display, size, colour: sepia, align: 'center' } as const;
      line(ctx, name, width / 2, height - foot + size * 0.94, style, width + 6);
      pips(ctx, ladder.supply, width / 2, height - foot * 0.16, Math.min(6.4, width * 0.09));
    },
  };
}

interface Rung {
  readonly value: number;
  readonly step: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function rung(ctx: Ctx, ladder: Ladder, { value, step, y, width, height }: Rung): void {
  const { colour, deep, on, emblem } = wareLooks[ladder.ware];
  const here = step === ladder.step;
  const top = step === MARKET.length - 1;
  box(ctx, 0, y, width, height, Math.min(6, height * 0.24));
  if (here) {
    ctx.fillStyle = cream;
    box(ctx, -2, y - 2, width + 4, height + 4, Math.min(8, height * 0.3));
    shadowed(ctx, 'rgba(0,0,0,.4)', 4, 2, () => ctx.fill());
    box(ctx, 0, y, width, height, Math.min(6, height * 0.24));
    ctx.fillStyle = gradient(ctx, 0, y, 0, y + height, [colour, colour, deep]);
  } else ctx.fillStyle = step < ladder.step ? `${colour}47` : 'rgba(45,32,19,.07)';
  ctx.fill();
  ctx.lineWidth = here || top ? 1.5 : 1;
  ctx.strokeStyle = here ? ink : top ? wax : 'rgba(45,32,19,.22)';
  ctx.stroke();
  const size = Math.min(15.5, height * 0.6);
  const style = { family: numerals, weight: 700, size, align: 'center' } as const;
  const baseline = y + height / 2 + size * 0.36;
  if (!here) {
    line(ctx, String(value), width / 2, baseline, { ...style, colour: top ? wax : '#4A3726' });
    return;
  }
  if (height > width * 0.6) {
    icon(ctx, emblem, width / 2, y + height * 0.3, height * 0.44, on);
    line(ctx, String(value), width / 2, y + height * 0.86, { ...style, colour: on });
    return;
  }
  icon(ctx, emblem, width * 0.3, y + height / 2, Math.min(height * 0.76, width * 0.46), on);
  line(ctx, String(value), width * 0.66, baseline, { ...style, size: size * 1.08, colour: on }, width * 0.5);
}

/** One for each share of a ware; filled ones are for sale. */
function pips(ctx: Ctx, supply: number, x: number, y: number, size: number, light = false): void {
  const count = NUMBERS.sharesPerWare;
  const step = size * 1.55;
  for (let i = 0; i < count; i++) {
    const left = x + (i - (count - 1) / 2) * step - size / 2;
    box(ctx, left, y - size * 0.65, size, size * 1.3, size * 0.2);
    ctx.fillStyle = i < supply ? (light ? parchment : '#5E4220') : 'rgba(45,32,19,.12)';
    ctx.fill();
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = i < supply ? sepia : 'rgba(45,32,19,.35)';
    ctx.stroke();
  }
}

/** Value and supply only, where there is no room for a ladder: rungs are marked along its edge. */
export function valueSkin(ladder: Ladder, width: number, height: number): Skin {
  return {
    id: `value:${idOf(ladder, '')}`,
    width,
    height,
    pad: 5,
    paint(ctx) {
      const { colour, emblem } = wareLooks[ladder.ware];
      const radius = Math.min(8, width * 0.16);
      box(ctx, 0, 0, width, height, radius);
      ctx.fillStyle = ink;
      shadowed(ctx, 'rgba(0,0,0,.45)', 5, 2, () => ctx.fill());
      box(ctx, 1.5, 1.5, width - 3, height - 3, radius - 1.2);
      ctx.fillStyle = parchment;
      ctx.fill();
      const bar = height * 0.12;
      box(ctx, 1.5, 1.5, width - 3, bar, [radius - 1.2, radius - 1.2, 0, 0]);
      ctx.fillStyle = colour;
      ctx.fill();
      rungs(ctx, ladder, width, height, bar);
      const size = Math.min(height * 0.36, width * 0.5);
      icon(ctx, emblem, width * 0.44, height * 0.36, size, sepia);
      const figure = Math.min(20, height * 0.29);
      const style = { family: numerals, weight: 700, size: figure, colour: ink, align: 'center' } as const;
      line(ctx, String(ladder.value), width * 0.44, height * 0.78, style, width * 0.64);
      pips(ctx, ladder.supply, width * 0.48, height * 0.9, Math.min(5, width * 0.085));
    },
  };
}

function rungs(ctx: Ctx, ladder: Ladder, width: number, height: number, bar: number): void {
  const top = bar + height * 0.07;
  const each = (height * 0.7 - bar) / MARKET.length;
  const w = Math.max(3.5, width * 0.13);
  MARKET.forEach((_, step) => {
    const y = top + (MARKET.length - 1 - step) * each;
    box(ctx, width - w - 4, y, w, each * 0.74, 1.2);
    ctx.fillStyle = step <= ladder.step ? wareLooks[ladder.ware].colour : 'rgba(45,32,19,.1)';
    ctx.fill();
    ctx.lineWidth = 0.8;
    ctx.strokeStyle = step === MARKET.length - 1 ? wax : 'rgba(45,32,19,.5)';
    ctx.stroke();
  });
}
