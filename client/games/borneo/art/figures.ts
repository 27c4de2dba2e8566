import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { cardPick, cellarBarrels, galleon, laurels, tiedScroll } from '../../../art/icons.ts';
import { brassHigh, ink, numerals, parchment } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Lines } from '../stage/layout.ts';
import type { Holding } from '../stage/model.ts';

/** What is counted of a player, for the identity of pictures. */
export const countsOf = (who: Holding): string =>
  [
    who.seat,
    who.name,
    who.look,
    who.cards,
    who.wares,
    who.missions,
    who.ship,
    who.active,
    who.acting,
    who.away,
    who.won,
    who.stores.map(({ units }) => units).join(','),
  ].join(':');

/** The portrait of a player, crowned if they have won, with the pirate ship if it is theirs. */
export function portrait(ctx: Ctx, who: Holding, { portrait: at, ship }: Lines): void {
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  if (who.won) icon(ctx, laurels, x, y, at.width * 1.36, brassHigh);
  avatar(ctx, who.seat, x, y, at.width, who.look);
  if (!who.ship) return;
  const size = Math.max(14, ship.width);
  ctx.beginPath();
  ctx.arc(ship.x + ship.width / 2, ship.y + ship.height / 2, size * 0.62, 0, Math.PI * 2);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = brassHigh;
  ctx.stroke();
  icon(ctx, galleon, ship.x + ship.width / 2, ship.y + ship.height / 2, size * 0.92, brassHigh);
}

/** A number to the right of its sign. */
export function count(ctx: Ctx, sign: string, value: number, at: Rect, size: number, colour = parchment): void {
  icon(ctx, sign, at.x + at.width / 2, at.y + at.height / 2, at.width, colour);
  const style = { family: numerals, weight: 700, size, colour } as const;
  line(ctx, String(value), at.x + at.width * 1.18, at.y + at.height / 2 + size * 0.36, style);
}

export const signs = { hand: cardPick, wares: cellarBarrels, missions: tiedScroll } as const;
