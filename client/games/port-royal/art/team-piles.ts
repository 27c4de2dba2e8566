import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { hourglass, laurels } from '../../../art/icons.ts';
import { brassHigh, cream, display, numerals, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line, mixed } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { TeamPiles } from '../stage/contracts.ts';

export interface PileWords {
  readonly title: string;
  readonly first: string;
  readonly second: string;
}

/** from this many cards on time is short */
const short = 3;

export const isShort = (time: number): boolean => time <= short;

/** Face-down cards with their number. */
function stack(ctx: Ctx, count: number, x: number, y: number, height: number, colours: readonly string[]): void {
  const width = height * 0.72;
  const edges = Math.min(3, Math.max(0, count - 1));
  for (let i = edges; i >= 0; i--) {
    box(ctx, x + i * height * 0.05, y + i * height * 0.04, width, height, height * 0.1);
    ctx.fillStyle = i === 0 ? gradient(ctx, x, y, x, y + height, colours) : '#D9C08A';
    if (i === edges) shadowed(ctx, 'rgba(0,0,0,.5)', height * 0.14, height * 0.06, () => ctx.fill());
    else ctx.fill();
    ctx.lineWidth = Math.max(1, height * 0.04);
    ctx.strokeStyle = i === 0 ? '#F0E2BE' : '#3A2606';
    ctx.stroke();
  }
  const size = height * 0.5;
  const style = { family: numerals, weight: 700, size, colour: cream, align: 'center' } as const;
  line(ctx, String(count), x + width / 2, y + height / 2 + size * 0.35, style, width * 0.86);
}

/** How high the cards are, and where the words begin. */
const stackOf = (unit: number, width: number, height: number): number =>
  Math.min(height - 2 * Math.min(10 * unit, height * 0.14), width * 0.3);
const leftOf = (unit: number, width: number, height: number): number =>
  Math.min(10 * unit, height * 0.14) + stackOf(unit, width, height) * 0.72 + 16 * unit;

interface Look {
  readonly outline: string;
  readonly card: readonly string[];
  readonly tint: string;
}

const timeLook = (low: boolean): Look => ({
  outline: hourglass,
  card: low ? ['#A32A1B', '#5F160D'] : ['#2B5568', '#16303C'],
  tint: low ? '#FF9A6E' : '#FFD9A0',
});
const victoryLook: Look = { outline: laurels, card: ['#8A6A1E', '#4A3608'], tint: brassHigh };

function pile(
  ctx: Ctx,
  count: number,
  words: PileWords,
  look: Look,
  unit: number,
  width: number,
  height: number,
): number {
  const pad = Math.min(10 * unit, height * 0.14);
  const tall = height - 2 * pad;
  const cards = stackOf(unit, width, height);
  stack(ctx, count, pad + 2, pad + (tall - cards) / 2, cards * 0.92, look.card);
  const left = leftOf(unit, width, height);
  const room = width - left - pad;
  const titled = height >= 62 * unit;
  const size = titled ? Math.max(13, 16 * unit) : Math.max(12, Math.min(15 * unit, height * 0.4));
  let y = titled ? pad + size * 0.95 : height * 0.44;
  if (titled) {
    icon(ctx, look.outline, left + size * 0.5, y - size * 0.32, size, look.tint);
    line(ctx, words.title, left + size * 1.3, y, { family: display, size, colour: brassHigh }, room - size * 1.3);
    y += size * 1.22;
  } else {
    icon(ctx, look.outline, left + size * 0.45, y - size * 0.32, size, look.tint);
  }
  const from = titled ? left : left + size * 1.2;
  const prose = { size: Math.max(11.5, Math.min(14.5 * unit, height * 0.36)), weight: 700, colour: look.tint } as const;
  mixed(ctx, words.first, from, y, prose, width - from - pad);
  return y;
}

/** How many turns are left; the nearer the end, the redder. */
export function timeSkin(
  { time, all, victory }: TeamPiles,
  words: PileWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  const low = isShort(time);
  return {
    id: `time:${time}:${all}:${victory}:${words.title}:${words.first}`,
    width,
    height,
    pad: 8,
    paint(ctx) {
      pane(ctx, width, height, 10 * unit, low ? '#BE3C28' : null);
      const y = pile(ctx, time, words, timeLook(low), unit, width, height);
      const pad = Math.min(10 * unit, height * 0.14);
      const left = leftOf(unit, width, height);
      ticks(ctx, time, all - victory, left, Math.min(height - pad - 7 * unit, y + 9 * unit), width - left - pad, unit);
    },
  };
}

/** One tick for each turn, those to come lit. */
function ticks(ctx: Ctx, left: number, all: number, x: number, y: number, width: number, u: number): void {
  const step = Math.min(13 * u, width / Math.max(1, all));
  const tall = Math.min(9 * u, 12);
  for (let i = 0; i < all; i++) {
    const toCome = all - i;
    box(ctx, x + i * step, y, step * 0.72, tall, 1.5);
    ctx.fillStyle =
      toCome > left
        ? 'rgba(255,255,255,.16)'
        : toCome <= short
          ? '#FF8060'
          : toCome <= 2 * short
            ? '#FFCB5E'
            : '#8FC7BE';
    ctx.fill();
  }
}

/** What a win would be worth. */
export function victorySkin(
  { victory }: TeamPiles,
  words: PileWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  return {
    id: `victory:${victory}:${words.title}:${words.first}:${words.second}`,
    width,
    height,
    pad: 8,
    paint(ctx) {
      pane(ctx, width, height, 10 * unit, null);
      const y = pile(ctx, victory, words, victoryLook, unit, width, height);
      const pad = Math.min(10 * unit, height * 0.14);
      const left = leftOf(unit, width, height);
      const size = Math.max(11, Math.min(13 * unit, height * 0.3));
      if (y + size * 1.2 < height - 2)
        mixed(ctx, words.second, left, y + size * 1.25, { size, colour: sand }, width - left - pad);
    },
  };
}
