import type { Seat } from '../../../../../shared/engine/core.ts';
import type { PortRoyalWord } from '../../../../../shared/i18n/en/port-royal/index.ts';
import type { StageAnimation } from '../../../../stage/animation.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { isRoomy } from '../../art/plate.ts';
import type { Places } from '../layout.ts';
import type { Table } from '../model.ts';

export type TableAnimation = StageAnimation<Table, Places, PortRoyalWord>;

/** The piece that counts what somebody has. */
export const counterKey = ({ before }: TableAnimation, seat: Seat): string =>
  before.table.me === seat ? 'who' : `plate:${seat}`;

/** Where the coins of a seat are drawn. */
export function purseOf(animation: TableAnimation, seat: Seat): Rect {
  const own = animation.before.table.me === seat;
  const piece = animation.board.piece(counterKey(animation, seat));
  if (!piece) return animation.before.places.deck;
  const body = bodyOf(piece);
  const u = animation.before.places.unit;
  if (own) return { x: body.x, y: body.y + body.height * 0.34, width: 28 * u, height: 28 * u };
  const roomy = isRoomy(body.width, u);
  return roomy
    ? { x: body.x + body.width - 122 * u, y: body.y + 13 * u, width: 24 * u, height: 24 * u }
    : { x: body.x + 42 * u, y: body.y + 22 * u, width: 17 * u, height: 17 * u };
}

/** The discard does not show a card before it has come. */
export const pile = ['discard', 'discard:top', 'discard:count'] as const;
