import type { Ctx } from './canvas.ts';
import { numerals, prose } from './palette.ts';

export interface TextStyle {
  readonly family: string;
  readonly size: number;
  readonly weight?: 400 | 500 | 700;
  readonly colour: string;
  readonly align?: 'left' | 'center' | 'right';
}

const fontOf = (style: TextStyle, size: number): string => `${style.weight ?? 400} ${size}px ${style.family}`;

/** One line, shrunk until it fits, and cut with an ellipsis below the smallest size. Returns its width. */
export function line(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  width = Infinity,
  least = 0.62,
): number {
  ctx.textBaseline = 'alphabetic';
  ctx.textAlign = style.align ?? 'left';
  ctx.fillStyle = style.colour;
  let size = style.size;
  ctx.font = fontOf(style, size);
  let measured = ctx.measureText(text).width;
  // small letters are rounded to pixels: what fits by its proportions is not cut for that
  const isCut = measured * least > width + 0.5;
  if (measured > width) {
    size = Math.max(style.size * least, (size * width) / measured);
    ctx.font = fontOf(style, size);
    measured = ctx.measureText(text).width;
  }
  const shown = isCut ? cut(ctx, text, width) : text;
  ctx.fillText(shown, x, y - (style.size - size) * 0.28);
  return Math.min(measured, width);
}

function cut(ctx: Ctx, text: string, width: number): string {
  let end = text.length;
  while (end > 1 && ctx.measureText(`${text.slice(0, end).trimEnd()}…`).width > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a name is broken: between its words, else in its middle. */
function halves(name: string): readonly [string, string] {
  const middle = name.length / 2;
  const breaks = [...name.matchAll(/[\s-]+/g)].map(({ index, 0: gap }) => index + gap.length);
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle);
  return [name.slice(0, at).trim(), name.slice(at).trim()];
}

/** A name in the middle of the height of its room: on one line, and on two where one would cut or shrink it much. */
export function nameIn(ctx: Ctx, name: string, room: Room, style: TextStyle, least = 0.8): void {
  ctx.font = fontOf(style, style.size);
  const y = room.y + room.height / 2;
  if (ctx.measureText(name).width * least <= room.width) {
    line(ctx, name, room.x, y + style.size * 0.3, style, room.width);
    return;
  }
  const size = Math.min(style.size * 0.8, room.height * 0.44);
  halves(name).forEach((half, i) => {
    line(ctx, half, room.x, y + size * (i === 0 ? -0.16 : 0.84), { ...style, size }, room.width, 0.7);
  });
}

interface Run {
  readonly text: string;
  readonly digits: boolean;
}

// the prose face has old-style figures on a canvas: figures are set in the face of numerals
const runsOf = (text: string): Run[] =>
  (text.match(/[+−-]?\d+\+?|[^\d+−-]+|[+−-]/g) ?? []).map((run) => ({ text: run, digits: /\d/.test(run) }));

const faceOf = (run: Run, size: number, weight: number): string =>
  run.digits ? `700 ${size * 0.92}px ${numerals}` : `${weight} ${size}px ${prose}`;

/** Of mixed words and figures on one line. */
export function widthOf(ctx: Ctx, text: string, size: number, weight: number): number {
  let width = 0;
  for (const run of runsOf(text)) {
    ctx.font = faceOf(run, size, weight);
    width += ctx.measureText(run.text).width;
  }
  return width;
}

/** Mixed words and figures on one line. */
export function mixed(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  style: Omit<TextStyle, 'family'>,
  width = Infinity,
): number {
  const weight = style.weight ?? 500;
  let size = style.size;
  let measured = widthOf(ctx, text, size, weight);
  if (measured > width) {
    size *= width / measured;
    measured = width;
  }
  let at = style.align === 'center' ? x - measured / 2 : style.align === 'right' ? x - measured : x;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = style.colour;
  for (const run of runsOf(text)) {
    ctx.font = faceOf(run, size, weight);
    ctx.fillText(run.text, at, y);
    at += ctx.measureText(run.text).width;
  }
  return measured;
}

/** Words broken into at most `rows` lines of the given width; null when they do not fit at this size. */
export function wrap(ctx: Ctx, text: string, size: number, width: number, rows: number, weight = 500): string[] | null {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word;
    if (widthOf(ctx, longer, size, weight) <= width) {
      current = longer;
      continue;
    }
    if (!current || widthOf(ctx, word, size, weight) > width) return null;
    lines.push(current);
    current = word;
  }
  if (current) lines.push(current);
  return lines.length <= rows ? lines : null;
}

/** A short paragraph, centred on (x, y), as large as fits; false when even the smallest size does not. */
export function paragraph(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  style: Omit<TextStyle, 'family' | 'align'> & { readonly least: number },
  width: number,
  rows: number,
): boolean {
  if (!text) return false;
  for (let size = style.size; size >= style.least; size -= 0.5) {
    const lines = wrap(ctx, text, size, width, rows, style.weight ?? 500);
    if (!lines) continue;
    const leading = size * 1.08;
    lines.forEach((words, i) => {
      const baseline = y + (i - (lines.length - 1) / 2) * leading + size * 0.32;
      mixed(ctx, words, x, baseline, { ...style, size, align: 'center' });
    });
    return true;
  }
  return false;
}
