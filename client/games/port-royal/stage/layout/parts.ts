import type { Packed } from '../../../../stage/geometry.ts';
import { fan, pack, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Demand, Mat, Plate } from './places.ts';
import { cardRatio, miniRatio } from './places.ts';

/** `aside` is kept free beside the cards, for markers. */
export function plateOf(frame: Rect, count: number, pad: number, header: number, most: number, aside = 0): Plate {
  const room = rect(
    frame.x + pad,
    frame.y + pad + header,
    frame.width - 2 * pad - 4 - aside,
    Math.max(8, frame.height - header - 2 * pad),
  );
  const width = Math.min(most, (room.height - 4) / miniRatio);
  return { frame, cards: fan(room, count, width, miniRatio, most * 0.14) };
}

/** Deck, discard, the cards and the place of the next one, in the frame of the harbour. */
export interface Berths {
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

export function berths(
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

/** Whole cards as long as enough of each can be seen, then their smallest form in rows. */
export function ownCards(
  room: Rect,
  own: number,
  width: number,
  gap: number,
  u: number,
): Pick<Mat, 'cards' | 'minis' | 'spare'> {
  const cards = fan(room, own, width, cardRatio, gap);
  if (cards.shown >= 0.38) return { cards, minis: false, spare: own === 0 ? room : null };
  return {
    cards: pack(room, own, { ratio: miniRatio, most: 46 * u, least: 20 * u, gap: 7 * u, rowGap: 8 * u }),
    minis: true,
    spare: null,
  };
}

export const capped = (frame: Rect, most: number): Rect =>
  rect(frame.x, frame.y, Math.min(frame.width, most), frame.height);
