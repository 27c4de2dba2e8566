import type { Rect } from './stage.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * What a table is laid out in, for a window of this size: one that is too low shows the upper part. A keyboard on the
 * screen may leave nothing at all, and of nothing no picture can be made.
 */
export const roomFor = ({ width, height }: Size): Size => {
  const isLow = width > height * 1.25;
  return { width: Math.max(width, 320), height: Math.max(height, isLow ? 220 : 520) };
};

export const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

export const inset = (of: Rect, dx: number, dy = dx): Rect =>
  rect(of.x + dx, of.y + dy, Math.max(0, of.width - 2 * dx), Math.max(0, of.height - 2 * dy));

export const centre = (of: Rect): { readonly x: number; readonly y: number } => ({
  x: of.x + of.width / 2,
  y: of.y + of.height / 2,
});

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Equal columns side by side. */
export function columns(of: Rect, count: number, gap: number): Rect[] {
  const width = (of.width - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => rect(of.x + i * (width + gap), of.y, width, of.height));
}

export interface Cards {
  readonly ratio: number;
  /** widths: never larger, never smaller */
  readonly most: number;
  readonly least: number;
  readonly gap: number;
  readonly rowGap: number;
  /** rows begin at the top of the area instead of lying in its middle */
  readonly fromTop?: boolean;
}

export interface Packed {
  readonly cells: readonly Rect[];
  /** how much of the width of a card can be seen when its right neighbour lies upon it; 1: all */
  readonly shown: number;
}

interface Plan {
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
  readonly step: number;
}

function planOf(area: Rect, count: number, rows: number, cards: Cards): Plan {
  const columns = Math.ceil(count / rows);
  const tall = (area.height - cards.rowGap * (rows - 1)) / rows / cards.ratio;
  const wide = (area.width - cards.gap * (columns - 1)) / columns;
  // the height of the area is a wall; the width is not, because cards may overlap
  const width = Math.min(tall, clamp(Math.min(wide, cards.most), cards.least, cards.most));
  const free = columns > 1 ? (area.width - width) / (columns - 1) : width;
  return { rows, columns, width, step: Math.min(width + cards.gap, Math.max(4, free)) };
}

/** Cards in rows, as large as may be; when they are too many they shrink first and overlap then. */
export function pack(area: Rect, count: number, cards: Cards): Packed {
  if (count === 0) return { cells: [], shown: 1 };
  let best: Plan | null = null;
  const worth = (plan: Plan): number => plan.width * Math.min(1, plan.step / plan.width) ** 0.8;
  for (let rows = 1; rows <= Math.min(4, count); rows++) {
    const plan = planOf(area, count, rows, cards);
    if (plan.width <= 0) continue;
    if (!best || worth(plan) > worth(best) * 1.04) best = plan;
  }
  const { rows, columns, width, step } = best ?? planOf(area, count, 1, cards);
  const height = width * cards.ratio;
  const used = rows * height + (rows - 1) * cards.rowGap;
  const top = area.y + (cards.fromTop ? 0 : Math.max(0, (area.height - used) / 2));
  const cells = Array.from({ length: count }, (_, i) =>
    rect(area.x + (i % columns) * step, top + Math.floor(i / columns) * (height + cards.rowGap), width, height),
  );
  return { cells, shown: Math.min(1, step / width) };
}

/** One row of cards of a given size that overlap when there are too many for the area. */
export function fan(area: Rect, count: number, width: number, ratio: number, gap: number): Packed {
  const height = width * ratio;
  const step = count > 1 ? Math.min(width + gap, (area.width - width) / (count - 1)) : width;
  const top = area.y + (area.height - height) / 2;
  const cells = Array.from({ length: count }, (_, i) => rect(area.x + i * step, top, width, height));
  return { cells, shown: Math.min(1, step / width) };
}

/** On a phone, the one line above one's own board: text has the same size at every scale. */
export const lineHeight = 24;
