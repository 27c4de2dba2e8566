import type { Packed, Size } from '../../../../stage/geometry.ts';
import { clamp, columns, fan, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { LanePlaces, Lines, Panel, Plate, Slot } from './places.ts';

const shareRatio = 112 / 84;
const miniRatio = 46 / 36;

const middle = (of: Rect): number => of.y + of.height / 2;

const square = (x: number, y: number, size: number): Rect => rect(x - size / 2, y - size / 2, size, size);

interface SlotSizes {
  readonly label: number;
  readonly socket: number;
  readonly gain: number;
  readonly gap: number;
  /** the gain hangs over the lower edge of the socket instead of standing beside it */
  readonly tucked?: boolean;
}

/** Label, socket and gain side by side, in the middle of a cell. */
export function slotIn(cell: Rect, sizes: SlotSizes): Slot {
  const { label, socket, gain, tucked } = sizes;
  const y = middle(cell);
  const gap = label > 0 ? sizes.gap : 0;
  const beside = tucked ? gain * 0.15 : gain > 0 ? gain + sizes.gap : 0;
  const left = cell.x + (cell.width - label - gap - socket - beside) / 2;
  const at = square(left + label + gap + socket / 2, y, socket);
  return {
    label: rect(left, y - socket / 2, label, socket),
    socket: at,
    tucked: tucked ?? false,
    gain: tucked
      ? square(at.x + socket - gain * 0.35, at.y + socket - gain * 0.22, gain)
      : square(at.x + socket + sizes.gap + gain / 2, y, gain),
  };
}

/** A panel whose slots stand in a row, below its heading or to the right of it. */
function rowPanel(frame: Rect, count: number, heading: Rect, room: Rect, sizes: SlotSizes): Panel {
  return { frame, heading, slots: columns(room, count, 0).map((cell) => slotIn(cell, sizes)) };
}

/** Heading above, slots below. */
export function stacked(frame: Rect, count: number, head: number, pad: number, sizes: SlotSizes): Panel {
  const heading = rect(frame.x + pad, frame.y + pad * 0.6, frame.width - 2 * pad, head);
  const top = heading.y + heading.height;
  const room = rect(frame.x + pad * 0.6, top, frame.width - pad * 1.2, frame.y + frame.height - pad * 0.7 - top);
  return rowPanel(frame, count, heading, room, sizes);
}

/** Heading to the left, slots to the right. */
export function beside(frame: Rect, count: number, head: number, pad: number, sizes: SlotSizes): Panel {
  const heading = rect(frame.x + pad, frame.y, head, frame.height);
  const left = heading.x + head;
  const room = rect(left, frame.y, frame.x + frame.width - pad * 0.5 - left, frame.height);
  return rowPanel(frame, count, heading, room, sizes);
}

/** The smallest distance between two spaces that a finger must tell apart. */
const finger = 44;

/**
 * The middles of 0–14 along a lane. Spaces that a finger must hit draw apart and the others together, as under a
 * glass, when all of them evenly would be too close.
 */
function stopsAlong(left: number, right: number, wanted: readonly number[]): number[] {
  const count = 15;
  const length = right - left;
  const even = length / (count - 1);
  if (wanted.length === 0 || even >= finger - 2) return Array.from({ length: count }, (_, i) => left + i * even);
  const wide = Math.min(finger, (length * 0.76) / wanted.length);
  // a boat lies between the spaces that a pilot may move it to
  const between = (i: number): boolean => !wanted.includes(i) && wanted.includes(i - 1) && wanted.includes(i + 1);
  const berths = Array.from({ length: count }, (_, i) => i).filter(between).length;
  const narrow = (length - wide * (wanted.length + berths * 0.8)) / (count - wanted.length - berths);
  let from = left;
  return Array.from({ length: count }, (_, i) => {
    const width = wanted.includes(i) ? wide : between(i) ? wide * 0.8 : narrow;
    from += width;
    return from - width / 2;
  });
}

/** Circles on a line, never wider than the distance to the neighbours allows. */
function circles(middles: readonly number[], y: number, most: number): Rect[] {
  return middles.map((x, i) => {
    const near = Math.min(x - (middles[i - 1] ?? -Infinity), (middles[i + 1] ?? Infinity) - x);
    return square(x, y, Math.min(most, Math.max(7, near * 0.94)));
  });
}

/** The track in a band of water: spaces along its foot, boats above them; the chances keep off the pirates' flag. */
export function trackIn(
  band: Rect,
  wanted: readonly number[],
  sizes: { readonly stop: number; readonly odds: Size },
): Pick<LanePlaces, 'track' | 'stops' | 'odds'> {
  const half = sizes.stop / 2;
  const { odds } = sizes;
  const middles = stopsAlong(band.x + half, band.x + band.width - half, wanted);
  const right = (middles[12] ?? band.x + band.width) + half * 0.4;
  return {
    track: band,
    stops: circles(middles, band.y + band.height - half - 1, sizes.stop),
    odds: [rect(band.x, band.y, odds.width, odds.height), rect(right - odds.width, band.y, odds.width, odds.height)],
  };
}

/** Seats in a row, a finger's breadth apart where there is room. */
export function seatsIn(room: Rect, count: number, size: number): Rect[] {
  const step = Math.min(Math.max(size * 1.24, finger), room.width / count);
  const left = room.x + room.width / 2 - ((count - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => square(left + i * step, middle(room), Math.min(size, step * 0.96)));
}

/** Name above, numbers below; beside the portrait, or below it where the plate is narrow. */
export function plateIn(frame: Rect, revealed: number, u: number): Plate {
  const pad = Math.min(8 * u, frame.height * 0.14);
  const narrow = frame.width < 150 * u;
  const size = narrow ? frame.height * 0.46 : frame.height - 2 * pad;
  const portrait = rect(frame.x + pad, frame.y + (narrow ? pad * 0.7 : pad), size, size);
  const left = portrait.x + size + 6 * u;
  const right = frame.x + frame.width - pad;
  const row = narrow ? frame.x + pad : left;
  const step = Math.min(54 * u, (right - row) / 3.2);
  const sign = Math.min(18 * u, frame.height * 0.36, step * 0.5);
  const y = frame.y + frame.height * 0.74;
  // pesos have three figures at times, the others one
  const count = (nth: number): Rect => square(row + nth * step + (nth > 0 ? step * 0.3 : 0) + sign / 2, y, sign);
  const open = narrow
    ? rect(count(1).x, frame.y + frame.height * 0.46, right - count(1).x, frame.height * 0.5)
    : rect(count(1).x, frame.y, right - count(1).x, frame.height);
  const title = revealed > 0 && !narrow ? open.x - 4 * u : right;
  return {
    frame,
    portrait,
    name: rect(left, frame.y + frame.height * (narrow ? 0.1 : 0.08), title - left, frame.height * 0.4),
    purse: count(0),
    hand: count(1),
    stock: count(2),
    revealed: fan(open, revealed, Math.min(30 * u, (open.height - 5 * u) / miniRatio), miniRatio, 2 * u),
  };
}

/** Portrait, name and numbers on one line. */
export function onOneLine(room: Rect, u: number): Lines {
  const size = room.height;
  const sign = room.height * 0.68;
  const y = middle(room);
  const step = Math.min(118 * u, room.width * 0.26);
  const left = room.x + room.width - 2 * step;
  const name = room.x + size + 8 * u;
  return {
    portrait: rect(room.x, room.y, size, size),
    name: rect(name, room.y, left - 8 * u - name, size),
    purse: square(left + sign / 2, y, sign),
    hand: square(left + step + sign / 2, y, sign),
    stock: square(left + step + sign / 2, y, 0),
  };
}

/** The name above the numbers. */
export function onTwoLines(room: Rect, u: number): Lines {
  const size = room.height * 0.5;
  const sign = room.height * 0.36;
  const y = room.y + room.height * 0.78;
  const name = room.x + size + 7 * u;
  return {
    portrait: rect(room.x, room.y, size, size),
    name: rect(name, room.y, room.x + room.width - name, size),
    purse: square(room.x + sign / 2, y, sign),
    hand: square(room.x + room.width * 0.56 + sign / 2, y, sign),
    stock: square(room.x + room.width * 0.56, y, 0),
  };
}

/** As many bidders side by side as there are, none broader than need be. */
export function paddlesIn(room: Rect, count: number, most: number, gap: number): Rect[] {
  const width = Math.min(most, (room.width - gap * (count - 1)) / Math.max(1, count));
  const left = room.x + (room.width - width * count - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => rect(left + i * (width + gap), room.y, width, room.height));
}

/** Four cards side by side in the middle of a room. */
export function offersIn(room: Rect, most: number, ratio: number, gap: number): Rect[] {
  const width = Math.min(most, (room.width - 3 * gap) / 4, room.height / ratio);
  const height = Math.min(room.height, width * ratio);
  const left = room.x + (room.width - 4 * width - 3 * gap) / 2;
  return Array.from({ length: 4 }, (_, i) => rect(left + i * (width + gap), middle(room) - height / 2, width, height));
}

export function sharesIn(room: Rect, count: number, most: number, gap: number): Packed {
  const width = clamp(room.height / shareRatio, 10, most);
  return fan(room, count, width, shareRatio, gap);
}
