import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { calendar, checkMark, openBook } from '../../../art/icons.ts';
import { legal, numerals, parchment, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line, mixed } from '../../../art/text.ts';
import { columns, rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Month } from '../stage/adventure.ts';

export interface MonthWords {
  /** “Month 3” */
  readonly title: string;
  /** “3 turns left”, or that it ends now */
  readonly left: string;
}

/** The month as one line on a phone, over two lines elsewhere. */
const isLine = (width: number, height: number): boolean => height < width * 0.2;

/** The days of the month: one a turn, and the page of the story that ends it. */
export function daysIn(width: number, height: number, unit: number, count: number): Rect[] {
  const pad = isLine(width, height) ? 8 * unit : 12 * unit;
  const room = isLine(width, height)
    ? rect(width * 0.44, height * 0.16, width * 0.56 - pad, height * 0.68)
    : rect(pad, height * 0.46, width - 2 * pad, Math.min(34 * unit, height * 0.4));
  return columns(room, count, Math.min(6 * unit, room.width / count / 6));
}

export function monthSkin(month: Month, words: MonthWords, unit: number, width: number, height: number): Skin {
  return {
    id: `month:${month.nth}:${month.turn}:${month.length}:${words.title}:${words.left}`,
    width,
    height,
    pad: 10,
    paint(ctx) {
      pane(ctx, width, height, 12 * unit, null);
      heading(ctx, month, words, unit, width, height);
      daysIn(width, height, unit, month.length).forEach((at, i) => {
        day(ctx, at, i + 1, month);
      });
    },
  };
}

function heading(ctx: Ctx, month: Month, words: MonthWords, u: number, width: number, height: number): void {
  const inLine = isLine(width, height);
  const pad = inLine ? 8 * u : 12 * u;
  const y = inLine ? height / 2 : height * 0.25;
  const size = Math.max(13, 15.5 * u);
  icon(ctx, calendar, pad + size * 0.55, y, size * 1.1, '#F2CB6B');
  const left = pad + size * 1.45;
  const bold = { size, weight: 700, colour: parchment } as const;
  const late = month.length - month.turn <= 1;
  const tint = late ? '#FF9A6E' : '#FFD9A0';
  if (inLine) {
    const used = mixed(ctx, words.title, left, y + size * 0.32, bold, width * 0.19);
    const room = width * 0.43 - left - used - 6 * u;
    if (room < 40) return;
    mixed(ctx, words.left, left + used + 6 * u, y + size * 0.32, { size: size * 0.94, colour: tint }, room);
    return;
  }
  const used = mixed(ctx, words.title, left, y + size * 0.32, bold, width * 0.46);
  const room = width - left - used - pad - 10 * u;
  mixed(ctx, words.left, width - pad, y + size * 0.32, { size: size * 0.94, colour: tint, align: 'right' }, room);
}

function day(ctx: Ctx, { x, y, width, height }: Rect, nth: number, { turn, length }: Month): void {
  const last = nth === length;
  const [past, current] = [nth < turn, nth === turn];
  const tall = Math.min(height, width * 1.1);
  const top = y + (height - tall) / 2;
  box(ctx, x, top, width, tall, Math.min(6, width * 0.2));
  ctx.fillStyle = current
    ? gradient(ctx, 0, top, 0, top + tall, ['#FFE590', legal])
    : last
      ? '#7D2C22'
      : past
        ? '#E8D6AC'
        : 'rgba(255,255,255,.07)';
  if (current) shadowed(ctx, 'rgba(255,214,90,.6)', 10, 0, () => ctx.fill());
  else ctx.fill();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = current ? '#FFF6D6' : last ? '#E9A08E' : past ? '#E8D6AC' : 'rgba(232,214,172,.4)';
  ctx.stroke();
  const [cx, cy] = [x + width / 2, top + tall / 2];
  const size = Math.min(tall * 0.52, width * 0.6);
  if (last) icon(ctx, openBook, cx, cy, size * 1.3, current ? '#5F160D' : '#F8EED6');
  else if (past) icon(ctx, checkMark, cx, cy, size * 0.95, '#23404D');
  else {
    const style = { family: numerals, weight: 700, size, colour: current ? '#3A2606' : sand, align: 'center' } as const;
    line(ctx, String(nth), cx, cy + size * 0.36, style, width * 0.86);
  }
}
