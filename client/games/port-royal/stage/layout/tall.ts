import { clamp, columns, inset, lineHeight, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Berths } from './parts.ts';
import { berths, capped, ownCards, plateOf } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';
import { cardRatio } from './places.ts';

/** Everything in one column, the buttons where the thumb is. */
export function tall(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 390, height / 780), 0.82, 1.7);
  const small = height < 740 * u;
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

  const actionsHeight = demand.actions > 2 ? (small ? 116 : 124) : 68;
  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = demand.own === null ? 0 : (small ? 106 : 148) * u;
  const mat = rect(side, actions.y - matHeight - 4 * u, inner, matHeight);
  const line = rect(side, mat.y - lineHeight - 3 * u, inner, lineHeight);
  const harbour = rect(side, top, inner, line.y - 6 * u - top);
  return {
    kind: 'tall',
    unit: u,
    plates,
    watch,
    contracts: [],
    venue: null,
    piles: null,
    expeditions,
    harbour,
    ...tallHarbour(harbour, demand, u),
    mat: demand.own === null ? null : tallMat(mat, demand.own, u),
    actions,
    line,
  };
}

export function tallHarbour(frame: Rect, demand: Demand, u: number): Berths {
  const area = rect(frame.x + 10 * u, frame.y + 18 * u, frame.width - 20 * u, frame.height - 28 * u);
  const label = 16 * u;
  // the discard lies below the deck, a third smaller
  const deckHeight = Math.min(118 * u, (area.height - 2 * label) / 1.66);
  const deckWidth = deckHeight / cardRatio;
  const deck = rect(area.x + 3 * u, area.y + 2 * u, deckWidth, deckHeight);
  const pile = deckWidth * 0.66;
  const pileTop = Math.min(deck.y + deck.height + label + 8 * u, area.y + area.height - label * 0.7 - pile * cardRatio);
  const discard = rect(deck.x + (deckWidth - pile) / 2, pileTop, pile, pile * cardRatio);
  const left = deck.x + Math.max(deckWidth, 58 * u) + 16 * u;
  const room = inset(rect(left, area.y, area.x + area.width - 3 * u - left, area.height), 0, 2 * u);
  const cards = { ratio: cardRatio, most: 104 * u, least: 50 * u, gap: 11 * u, rowGap: 12 * u, fromTop: true };
  return berths(room, demand, cards, { deck, discard });
}

export function tallMat(frame: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 9 * u, frame.y + 8 * u, 108 * u, frame.height - 16 * u);
  const left = who.x + who.width + 8 * u;
  const room = rect(left, frame.y + 9 * u, frame.x + frame.width - 12 * u - left, frame.height - 18 * u);
  const width = Math.min(90 * u, room.height / cardRatio);
  return { frame, who, house: null, hold: null, ...ownCards(room, own, width, 8 * u, u) };
}
