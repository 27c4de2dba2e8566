import type { Packed, Size } from '../../stage/geometry.ts';
import { clamp, columns, fan, inset, pack, rect } from '../../stage/geometry.ts';
import type { Rect } from '../../stage/stage.ts';
import type { Table } from './model.ts';

/** What the arrangement depends on: how many of everything, nothing of what they are. */
export interface Demand extends Size {
  /** cards before each player who is not the viewer, in the order of the plates */
  readonly plates: readonly number[];
  readonly expeditions: number;
  readonly harbour: number;
  /** a card may come next */
  readonly next: boolean;
  /** one is turned up and has no place yet */
  readonly drawn: boolean;
  /** own cards; null for a spectator */
  readonly own: number | null;
  /** buttons that the page will want to show */
  readonly actions: number;
}

export interface Plate {
  readonly frame: Rect;
  readonly cards: Packed;
}

export interface Places {
  readonly kind: 'wide' | 'tall';
  /** the scale of everything that is not packed: 1 at the size of the drawings */
  readonly unit: number;
  readonly plates: readonly Plate[];
  readonly watch: Rect;
  readonly expeditions: readonly Rect[];
  /** the frame around deck, cards and discard */
  readonly harbour: Rect;
  readonly deck: Rect;
  readonly discard: Rect;
  readonly cards: Packed;
  /** where the next card will lie, or lies now while it is being decided upon */
  readonly next: Rect;
  /** whether the empty place is shown */
  readonly ghost: boolean;
  readonly mat: Mat | null;
  readonly actions: Rect;
}

/** One's own board; `minis` when there are too many cards for whole ones. */
export interface Mat {
  readonly frame: Rect;
  readonly who: Rect;
  readonly cards: Packed;
  readonly minis: boolean;
}

export const cardRatio = 1.42;
export const miniRatio = 46 / 36;

export function demandOf(table: Table, size: Size, actions: number): Demand {
  return {
    ...size,
    plates: table.plates.map((plate) => plate.cards.length),
    expeditions: table.expeditions.length,
    harbour: table.harbour.length,
    next: table.next,
    drawn: table.drawn !== null,
    own: table.mat ? table.mat.cards.length : null,
    actions,
  };
}

export const arrange = (demand: Demand): Places =>
  demand.width < 640 || demand.height > demand.width * 1.12 ? tall(demand) : wide(demand);

function plateOf(frame: Rect, count: number, pad: number, header: number, most: number): Plate {
  const room = rect(
    frame.x + pad,
    frame.y + pad + header,
    frame.width - 2 * pad - 4,
    Math.max(8, frame.height - header - 2 * pad),
  );
  const width = Math.min(most, (room.height - 4) / miniRatio);
  return { frame, cards: fan(room, count, width, miniRatio, most * 0.14) };
}

/** Deck, discard, the cards and the place of the next one, in the frame of the harbour. */
interface Berths {
  readonly deck: Rect;
  readonly discard: Rect;
  readonly cards: Packed;
  readonly next: Rect;
  readonly ghost: boolean;
}

/** How wide a card lies, with its distance to the next. */
function pitch({ cells: [first, second] }: Packed): number {
  if (!first) return 0;
  return first.width + (second && second.y === first.y ? Math.min(0, second.x - first.x - first.width - 8) : 0);
}

function berths(
  area: Rect,
  demand: Demand,
  cards: Parameters<typeof pack>[2],
  piles: Pick<Berths, 'deck' | 'discard'>,
): Berths {
  const alone = pack(area, demand.harbour, cards);
  const joined = pack(area, demand.harbour + 1, cards);
  // an empty place is kept as long as it costs the cards nothing; a card in it always has its room
  const keeps = demand.drawn || (demand.next && pitch(joined) >= pitch(alone) - 1);
  const { cells, shown } = keeps ? joined : alone;
  const next = joined.cells[demand.harbour] ?? piles.deck;
  return { ...piles, cards: { cells: cells.slice(0, demand.harbour), shown }, next, ghost: keeps && !demand.drawn };
}

// ------------------------------------------------------------------------------------------- wide

function wide(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 1004, height / 748), 0.5, 2);
  const side = 16 * u;
  const watching = demand.own === null;
  const plateHeight = (watching ? 118 : 106) * u;
  const inner = width - 2 * side;
  const plates = columns(rect(side, 14 * u, inner, plateHeight), demand.plates.length, 12 * u).map((frame, i) =>
    plateOf(capped(frame, 560 * u), demand.plates[i] ?? 0, 11 * u, 38 * u, (watching ? 43 : 36) * u),
  );
  const rowTop = 14 * u + plateHeight + 15 * u;
  const row = rect(side, rowTop, inner, 54 * u);
  const watch = rect(row.x, row.y, Math.min(406 * u, row.width * 0.46), row.height);
  const matHeight = watching ? 0 : 200 * u;
  const mat = rect(side, height - 14 * u - matHeight, inner, matHeight);
  const actionsHeight = Math.max(64, 76 * u);
  const actions = rect(side, mat.y - actionsHeight - (watching ? 0 : 4 * u), inner, actionsHeight);
  const top = row.y + row.height + 22 * u;
  const harbour = rect(side, top, inner, actions.y - 6 * u - top);
  return {
    kind: 'wide',
    unit: u,
    plates,
    watch,
    expeditions: expeditionsWide(row, watch, demand.expeditions, u),
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : wideMat(mat, demand.own, u),
    actions,
  };
}

const capped = (frame: Rect, most: number): Rect => rect(frame.x, frame.y, Math.min(frame.width, most), frame.height);

function expeditionsWide(row: Rect, watch: Rect, count: number, u: number): Rect[] {
  if (count === 0) return [];
  const gap = 10 * u;
  const room = row.width - watch.width - 14 * u;
  const width = Math.min(212 * u, (room - gap * (count - 1)) / count);
  const left = row.x + row.width - (width * count + gap * (count - 1));
  return Array.from({ length: count }, (_, i) => rect(left + i * (width + gap), row.y, width, row.height));
}

function wideHarbour(frame: Rect, demand: Demand, u: number): Berths {
  const area = rect(frame.x + 16 * u, frame.y + 26 * u, frame.width - 32 * u, frame.height - 46 * u);
  const most = Math.min(160 * u, area.height / cardRatio);
  const deckWidth = Math.min(120 * u, most);
  const deck = rect(area.x, area.y + (area.height - deckWidth * cardRatio) / 2, deckWidth, deckWidth * cardRatio);
  const pile = deckWidth * 0.66;
  const foot = deck.y + deck.height;
  const discard = rect(area.x + area.width - pile - 4 * u, foot - pile * cardRatio, pile, pile * cardRatio);
  const left = deck.x + deck.width + 28 * u;
  const room = rect(left, area.y, discard.x - 20 * u - left, area.height);
  const cards = { ratio: cardRatio, most, least: 66 * u, gap: 14 * u, rowGap: 12 * u };
  return berths(room, demand, cards, { deck, discard });
}

/** Whole cards as long as enough of each can be seen, then their smallest form in rows. */
function ownCards(room: Rect, own: number, width: number, gap: number, u: number): Pick<Mat, 'cards' | 'minis'> {
  const cards = fan(room, own, width, cardRatio, gap);
  if (cards.shown >= 0.38) return { cards, minis: false };
  return {
    cards: pack(room, own, { ratio: miniRatio, most: 46 * u, least: 20 * u, gap: 7 * u, rowGap: 8 * u }),
    minis: true,
  };
}

function wideMat(frame: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 18 * u, frame.y + 12 * u, 190 * u, frame.height - 24 * u);
  const left = who.x + who.width + 18 * u;
  const room = rect(left, frame.y + 14 * u, frame.x + frame.width - 24 * u - left, frame.height - 28 * u);
  return { frame, who, ...ownCards(room, own, 112 * u, 13 * u, u) };
}

// ------------------------------------------------------------------------------------------- tall

function tall(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 390, height / 780), 0.82, 1.7);
  const small = height < 700 * u;
  const side = 8 * u;
  const inner = width - 2 * side;
  const gap = 7 * u;
  const plateHeight = (small ? 70 : 78) * u;
  const perRow = demand.plates.length > 4 ? 3 : demand.plates.length;
  const plates = demand.plates.map((count, i) => {
    const row = rect(side, side + Math.floor(i / perRow) * (plateHeight + 6 * u), inner, plateHeight);
    const frame = columns(row, perRow, 6 * u)[i % perRow] ?? row;
    return plateOf(frame, count, 7 * u, (small ? 29 : 33) * u, 24 * u);
  });
  const rows = Math.ceil(demand.plates.length / perRow);
  let top = side + rows * plateHeight + (rows - 1) * 6 * u + gap;
  const expeditionHeight = demand.expeditions > 0 ? (small ? 40 : 46) * u : 0;
  const expeditions = columns(rect(side, top, inner, expeditionHeight), demand.expeditions, 6 * u).map((frame) =>
    capped(frame, inner / 2 - 3 * u),
  );
  if (expeditionHeight > 0) top += expeditionHeight + gap;
  const watch = rect(side, top, inner, (small ? 36 : 52) * u);
  top += watch.height + 15 * u;

  const actionsHeight = demand.actions > 2 ? 124 : 68;
  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = demand.own === null ? 0 : (small ? 112 : 148) * u;
  const mat = rect(side, actions.y - matHeight - 4 * u, inner, matHeight);
  const harbour = rect(side, top, inner, mat.y - 8 * u - top);
  return {
    kind: 'tall',
    unit: u,
    plates,
    watch,
    expeditions,
    harbour,
    ...tallHarbour(harbour, demand, u),
    mat: demand.own === null ? null : tallMat(mat, demand.own, u),
    actions,
  };
}

function tallHarbour(frame: Rect, demand: Demand, u: number): Berths {
  const area = rect(frame.x + 10 * u, frame.y + 18 * u, frame.width - 20 * u, frame.height - 28 * u);
  const label = 16 * u;
  // the discard lies below the deck, a third smaller
  const deckHeight = Math.min(118 * u, (area.height - 2 * label) / 1.66);
  const deckWidth = deckHeight / cardRatio;
  const deck = rect(area.x + 3 * u, area.y + 2 * u, deckWidth, deckHeight);
  const pile = deckWidth * 0.66;
  const pileTop = Math.min(deck.y + deck.height + label + 8 * u, area.y + area.height - label * 0.7 - pile * cardRatio);
  const discard = rect(deck.x + (deckWidth - pile) / 2, pileTop, pile, pile * cardRatio);
  const left = deck.x + Math.max(deckWidth, 58 * u) + 18 * u;
  const room = inset(rect(left, area.y, area.x + area.width - 3 * u - left, area.height), 0, 2 * u);
  const cards = { ratio: cardRatio, most: 104 * u, least: 50 * u, gap: 11 * u, rowGap: 12 * u, fromTop: true };
  return berths(room, demand, cards, { deck, discard });
}

function tallMat(frame: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 9 * u, frame.y + 8 * u, 108 * u, frame.height - 16 * u);
  const left = who.x + who.width + 8 * u;
  const room = rect(left, frame.y + 9 * u, frame.x + frame.width - 12 * u - left, frame.height - 18 * u);
  const width = Math.min(90 * u, room.height / cardRatio);
  return { frame, who, ...ownCards(room, own, width, 8 * u, u) };
}
