import type { Packed } from '../../../../stage/geometry.ts';
import { clamp, columns, inset, pack, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { CompanySpot, Demand, PlaceSpot, Plate, Shows, SideSpot } from './places.ts';

/** height of a shipment by its width */
export const shipmentRatio = 1.3;
/** what is left free of a covered shipment, by its width: its top row */
const strip = 0.335;
/** the least that still shows the flags of its top row */
const leastStrip = 0.29;
/** height of a card of the warehouse by its width */
const wareRatio = 1.16;

export const below = (of: Rect): number => of.y + of.height;
export const right = (of: Rect): number => of.x + of.width;
export const middle = (of: Rect): number => of.y + of.height / 2;

export const square = (x: number, y: number, size: number): Rect => rect(x - size / 2, y - size / 2, size, size);

// ----------------------------------------------------------------------------------------- harbours

export interface HarbourSizes {
  readonly pad: number;
  readonly head: number;
  readonly tally: number;
  readonly card: number;
}

/** Harbour, tally and column below each other. */
export function placeIn(water: Rect, column: { cards: number; limit: number }, sizes: HarbourSizes): PlaceSpot {
  const { pad, head } = sizes;
  const inner = inset(water, pad);
  const harbour = rect(inner.x, inner.y, inner.width, head);
  const tally = rect(inner.x, below(harbour) + pad * 0.6, inner.width, sizes.tally);
  const top = below(tally) + pad * 0.7;
  const room = rect(inner.x, top, inner.width, below(water) - pad * 0.7 - top);
  // as large as the fullest column that may stand here
  const most = Math.max(column.limit - 1, column.cards, 1);
  const width = Math.min(sizes.card, inner.width, room.height / (shipmentRatio + (most - 1) * leastStrip));
  const height = width * shipmentRatio;
  const step = Math.min(width * strip, most > 1 ? (room.height - height) / (most - 1) : width);
  const at = (i: number): Rect => rect(room.x + (room.width - width) / 2, room.y + i * step, width, height);
  return {
    water,
    harbour,
    tally,
    cards: Array.from({ length: column.cards }, (_, i) => at(i)),
    next: at(Math.min(column.cards, most - 1)),
  };
}

export const placesIn = (room: Rect, demand: Demand, gap: number, sizes: HarbourSizes): PlaceSpot[] =>
  columns(room, 3, gap).map((water, i) => placeIn(water, demand.columns[i] ?? { cards: 0, limit: 3 }, sizes));

// ---------------------------------------------------------------------------------------- companies

/** As many as may stand there, or as stand there. */
const roomFor = (demand: Demand, count: number): number => Math.max(demand.capacity ?? 5, count);

const spotOf = (frame: Rect, head: Rect, slots: readonly Rect[], count: number): CompanySpot => ({
  frame,
  head,
  slots,
  next: slots[Math.min(count, slots.length - 1)] ?? head,
});

/** A company as a column, rank 1 on top. */
export function upright(frame: Rect, head: number, count: number, demand: Demand, pad: number): CompanySpot {
  const at = rect(frame.x, frame.y, frame.width, head);
  const most = roomFor(demand, count);
  const top = below(at);
  const free = below(frame) - pad - top;
  const size = Math.min(free / 5 - pad * 0.5, frame.width * 0.48);
  const step = Math.min(size * 1.24, (free - size) / Math.max(1, most - 1));
  const slots = Array.from({ length: most }, (_, i) => rect(frame.x + pad * 1.2, top + i * step, size, size));
  return spotOf(frame, at, slots, count);
}

/** A company as a row, rank 1 on the left. */
export function lying(frame: Rect, head: number, count: number, demand: Demand, pad: number): CompanySpot {
  const at = rect(frame.x, frame.y, head, frame.height);
  const most = roomFor(demand, count);
  const left = right(at) + pad;
  const free = right(frame) - pad - left;
  const size = Math.min(frame.height - 2 * pad, free / 5 - pad * 0.5);
  const step = Math.min(free / 5, (free - size) / Math.max(1, most - 1));
  const slots = Array.from({ length: most }, (_, i) =>
    rect(left + i * step, frame.y + (frame.height - size) / 2, size, size),
  );
  return spotOf(frame, at, slots, count);
}

export function rows(of: Rect, count: number, gap: number): Rect[] {
  const height = (of.height - gap * (count - 1)) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => rect(of.x, of.y + i * (height + gap), of.width, height));
}

// ------------------------------------------------------------------------------------------ players

/** the least width in which a kind of goods and its number can be read */
const leastStore = 13;

/**
 * Who, hand and missions above; the warehouse below, kind by kind. Narrow plates have no room for a name, the narrowest
 * only count the cards of the warehouse.
 */
export function plateIn(frame: Rect, demand: Demand, u: number): Plate {
  const pad = Math.min(6 * u, frame.height * 0.14);
  const face = Math.min(frame.height - 2 * pad, frame.width * 0.3);
  const portrait = rect(frame.x + pad + 1 * u, middle(frame) - face / 2, face, face);
  const left = right(portrait) + pad + 2 * u;
  const width = right(frame) - pad - left;
  const half = (frame.height - 2 * pad) / 2;
  const narrow = width < 130 * u;
  const cramped = width / demand.goods < leastStore;
  const shown = narrow ? 2 : 3;
  const counts = narrow ? width : Math.min(width * 0.56, 3 * 36 * u);
  const sign = Math.min(half * 0.9, counts / shown / 2);
  const count = (i: number): Rect =>
    rect(right(frame) - pad - counts + (i * counts) / shown, frame.y + pad + (half - sign) / 2, sign, sign);
  return {
    frame,
    portrait,
    name: rect(left, frame.y + pad, Math.max(0, width - counts - 3 * u), half),
    hand: count(0),
    missions: count(1),
    wares: cramped ? rect(count(0).x, count(0).y + half, sign, sign) : narrow ? null : count(2),
    stores: cramped ? [] : columns(rect(left, frame.y + pad + half, width, half), demand.goods, 1),
    ship: square(portrait.x + face * 0.12, portrait.y + face * 0.14, face * 0.5),
  };
}

/** Own cards side by side, smaller when there are many. */
export function handIn(room: Rect, count: number, most: number, gap: number): Packed {
  return pack(room, count, { ratio: shipmentRatio, most, least: Math.min(most, 44), gap, rowGap: gap });
}

/** The phases of a turn side by side; where there is no room for four words only the running one has its own. */
export function pillsIn(room: Rect, phase: number | null, word: number, gap: number): Rect[] {
  const even = (room.width - 3 * gap) / 4;
  if (even >= word || phase === null) return columns(room, 4, gap);
  const other = (room.width - 3 * gap - word) / 3;
  let x = room.x;
  return [1, 2, 3, 4].map((nth) => {
    const width = nth === phase ? word : other;
    const at = rect(x, room.y, width, room.height);
    x += width + gap;
    return at;
  });
}

/** Side by side, as broad as they need to be among each other. */
export function shares(row: Rect, durations: readonly number[], gap: number): Rect[] {
  const each = (row.width - gap * (durations.length - 1)) / durations.reduce((sum, weight) => sum + weight, 0);
  let x = row.x;
  return durations.map((weight) => {
    const at = rect(x, row.y, each * weight, row.height);
    x += at.width + gap;
    return at;
  });
}

/** Missions in the order of their worth: those with something of each spice may lack four of them. */
export const missionWeights = [1, 0.9, 1.16, 0.9, 1.16] as const;

// -------------------------------------------------------------------------------------------- shows

function sideIn(frame: Rect, count: number, head: number, pad: number): SideSpot {
  const inner = inset(frame, pad, pad * 0.5);
  const strength = head * 1.1;
  const top = inner.y + head + pad;
  const room = rect(inner.x, top, inner.width, below(inner) - top);
  return {
    frame,
    head: rect(inner.x, inner.y, inner.width - strength, head),
    strength: rect(right(inner) - strength, inner.y, strength, head),
    cards: centred(
      pack(room, count, { ratio: shipmentRatio, most: head * 2.5, least: 44, gap: pad, rowGap: pad }),
      room,
    ),
  };
}

/** The rows of a packing in the middle of their room. */
function centred(packed: Packed, room: Rect): Packed {
  const end = Math.max(...packed.cells.map(right), room.x);
  const by = Math.max(0, (right(room) - end) / 2);
  return { ...packed, cells: packed.cells.map((cell) => ({ ...cell, x: cell.x + by })) };
}

/** Combat, payment and distribution have the room of the harbours. */
export function showIn(show: Rect, covered: boolean, demand: Demand, u: number): Shows {
  const pad = 9 * u;
  const inner = inset(show, pad);
  const title = rect(inner.x, inner.y, inner.width, 38 * u);
  const top = below(title) + pad * 0.6;
  const body = rect(inner.x, top, inner.width, below(inner) - top);
  const halves = columns(body, 2, pad);
  const head = Math.min(44 * u, body.height * 0.22);
  const [attack, defence] = [0, 1].map((i) =>
    sideIn(halves[i] ?? body, demand.show === 'combat' ? (demand.spread[i] ?? 0) : 0, head, 5 * u),
  ) as [SideSpot, SideSpot];
  const queue = rect(body.x, body.y, body.width, demand.show === 'pick' ? Math.min(48 * u, body.height * 0.25) : 0);
  return {
    show,
    covered,
    title,
    sides: [attack, defence],
    bonus: rect(defence.frame.x + 5 * u, below(defence.frame) - 30 * u, defence.frame.width - 10 * u, 26 * u),
    pickers: queueIn(queue, demand.pickers, 78 * u, 5 * u),
    ...(demand.show === 'payment' ? wares(title, body, demand.spread[0] ?? 0, u) : cargo(body, queue, demand, u)),
  };
}

type Spread = Pick<Shows, 'owed' | 'spread'>;

/** The cards of a column below those who pick. */
function cargo(body: Rect, queue: Rect, demand: Demand, u: number): Spread {
  const pad = 9 * u;
  const room = rect(body.x, below(queue) + pad * 0.6, body.width, below(body) - below(queue) - pad * 0.6);
  const count = demand.show === 'pick' ? (demand.spread[0] ?? 0) : 0;
  const cards = pack(room, count, { ratio: shipmentRatio, most: 150 * u, least: 44, gap: pad, rowGap: pad });
  return { owed: queue, spread: centred(cards, room) };
}

/** A warehouse below what is owed; a full one has no line to spare for that, and it stands behind the title. */
function wares(title: Rect, body: Rect, count: number, u: number): Spread {
  const gap = 6.3 * u;
  const under = (top: number): Packed => {
    const room = rect(body.x, top + 5.4 * u, body.width, below(body) - top - 5.4 * u);
    const cards = pack(room, count, { ratio: wareRatio, most: 74 * u, least: 44, gap, rowGap: gap });
    return centred(cards, room);
  };
  const line = rect(body.x, body.y, body.width, 36 * u);
  const spread = under(below(line));
  const [first] = spread.cells;
  if (!first || first.width >= 44) return { owed: line, spread };
  const behind = rect(title.x + title.width * 0.42, title.y, title.width * 0.58, title.height);
  return { owed: behind, spread: under(body.y) };
}

function queueIn(room: Rect, count: number, most: number, gap: number): Rect[] {
  const each = clamp((room.width - gap * (count - 1)) / Math.max(1, count), 20, most);
  const used = each * count + gap * (count - 1);
  const left = room.x + (room.width - used) / 2;
  return Array.from({ length: count }, (_, i) => rect(left + i * (each + gap), room.y, each, room.height));
}
