import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Berths } from './parts.ts';
import { berths, capped, ownCards, plateOf } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';
import { cardRatio } from './places.ts';

/** Plates above, the harbour across, the buttons, and one's own board along the bottom. */
export function wide(demand: Demand): Places {
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
  const actionsHeight = Math.max(64, 94 * u);
  const actions = rect(side, mat.y - actionsHeight - (watching ? 0 : 4 * u), inner, actionsHeight);
  const top = row.y + row.height + 22 * u;
  const harbour = rect(side, top, inner, actions.y - top);
  return {
    kind: 'wide',
    unit: u,
    plates,
    watch,
    contracts: [],
    venue: null,
    piles: null,
    expeditions: expeditionsWide(row, watch, demand.expeditions, u),
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : wideMat(mat, demand.own, u),
    actions,
  };
}

export function expeditionsWide(row: Rect, watch: Rect, count: number, u: number): Rect[] {
  if (count === 0) return [];
  const gap = 10 * u;
  const room = row.width - watch.width - 14 * u;
  const width = Math.min(212 * u, (room - gap * (count - 1)) / count);
  const left = row.x + row.width - (width * count + gap * (count - 1));
  return Array.from({ length: count }, (_, i) => rect(left + i * (width + gap), row.y, width, row.height));
}

export function wideHarbour(frame: Rect, demand: Demand, u: number): Berths {
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

export function wideMat(frame: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 18 * u, frame.y + 12 * u, 190 * u, frame.height - 24 * u);
  const left = who.x + who.width + 18 * u;
  const room = rect(left, frame.y + 14 * u, frame.x + frame.width - 24 * u - left, frame.height - 28 * u);
  return { frame, who, house: null, hold: null, ...ownCards(room, own, 112 * u, 13 * u, u) };
}
