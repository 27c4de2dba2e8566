import type { Ctx } from '../../../art/canvas.ts';
import { numerals, prose, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import type { PennantColour } from '../../../art/pennant.ts';
import { pennant } from '../../../art/pennant.ts';
import { line, mixed, paragraph } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

export interface Flag {
  readonly colour: PennantColour;
  readonly name: string;
  readonly seen: boolean;
}

export interface WatchWords {
  readonly title: string;
  /** “41%” and “bust risk”; null when it is not shown */
  readonly risk: { readonly value: string; readonly word: string; readonly high: boolean } | null;
}

/** Which colours lie in the harbour, and what the next card risks. */
export function watchSkin(
  flags: readonly Flag[],
  words: WatchWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  return {
    id: `watch:${flags.map((flag) => `${flag.name}${flag.seen ? 1 : 0}`).join()}:${words.title}:${JSON.stringify(words.risk)}`,
    width,
    height,
    pad: 4,
    paint(ctx) {
      pane(ctx, width, height, 12 * unit, null);
      const named = height >= 46 * unit;
      const most = Math.max(11.5, 12 * unit);
      let left = 14 * unit;
      let right = width - 14 * unit;
      if (words.risk) right = risk(ctx, words.risk, right, height, unit, named);
      const titled = left + 98 * unit;
      // long names need the room of the title more than the title does
      if (words.title && nameSize(ctx, flags, (right - titled) / flags.length - 4, most) >= most * 0.88) {
        title(ctx, words.title, left, height, unit);
        left = titled;
      }
      hoist(ctx, flags, left, right, height, named ? most : null);
    },
  };
}

function title(ctx: Ctx, words: string, left: number, height: number, unit: number): void {
  const style = { size: Math.max(12.5, 13.5 * unit), least: 10, colour: sand, weight: 700 } as const;
  paragraph(ctx, words, left + 44 * unit, height / 2, style, 92 * unit, 2);
}

/** The pennants in a row; `size` is that of their names, null for none. */
function hoist(
  ctx: Ctx,
  flags: readonly Flag[],
  left: number,
  right: number,
  height: number,
  size: number | null,
): void {
  const step = (right - left) / flags.length;
  const font = size && nameSize(ctx, flags, step - 4, size);
  flags.forEach((flag, i) => {
    const x = left + step * (i + 0.5);
    const tall = font ? height * 0.58 : height * 0.74;
    pennant(ctx, flag.colour, x, font ? height * 0.1 : height * 0.13, tall * 0.8, flag.seen);
    if (!font) return;
    const style = { family: prose, weight: flag.seen ? 700 : 500, size: font, align: 'center' } as const;
    line(ctx, flag.name, x, height * 0.9, { ...style, colour: flag.seen ? '#FFFFFF' : '#B9C9C6' }, step - 3, 0.75);
  });
}

/** One size for all names, so that the longest fits. */
function nameSize(ctx: Ctx, flags: readonly Flag[], width: number, most: number): number {
  ctx.font = `700 ${most}px ${prose}`;
  const longest = Math.max(...flags.map((flag) => ctx.measureText(flag.name).width));
  return Math.max(8.5, Math.min(most, (most * width) / longest));
}

function risk(
  ctx: Ctx,
  told: NonNullable<WatchWords['risk']>,
  right: number,
  height: number,
  unit: number,
  named: boolean,
): number {
  const width = (named ? 66 : 92) * unit;
  ctx.fillStyle = 'rgba(255,255,255,.16)';
  ctx.fillRect(right - width - 10 * unit, height * 0.18, 1, height * 0.64);
  const colour = told.high ? '#FF9A6E' : '#FFD9A0';
  const left = right - width;
  const size = Math.max(12.5, 13 * unit);
  if (named) {
    line(ctx, told.value, left, height * 0.47, { family: numerals, weight: 700, size: 20 * unit, colour }, width);
    mixed(ctx, told.word, left, height * 0.8, { size, colour: sand }, width);
  } else {
    const used = line(ctx, told.value, left, height * 0.64, { family: numerals, weight: 700, size: 16 * unit, colour });
    mixed(ctx, told.word, left + used + 5 * unit, height * 0.62, { size, colour: sand }, width - used - 5 * unit);
  }
  return left - 18 * unit;
}
