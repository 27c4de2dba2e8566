import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { crossedSabres, laurels, trophy as trophyCup } from '../../../art/icons.ts';
import { brassHigh, numerals, parchment, players, prose } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { pennant } from '../../../art/pennant.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Holding } from '../stage/model.ts';
import { crate } from './cargo.ts';
import { marker, markerPlace } from './marker.ts';

/** Whether name and numbers go on one line. */
export const isRoomy = (width: number, unit: number): boolean => width >= 232 * unit;

/** The plate of another player: who it is and what they have; their cards are pieces of their own. */
export function plateSkin(who: Holding, unit: number, width: number, height: number): Skin {
  const { seat, name, look, coins, influence, swords, active, acting, away, won, markers, stored, trophy } = who;
  return {
    id: `plate:${seat}:${name}:${look}:${coins}:${influence}:${swords}:${active}:${acting}:${away}:${won}:${markers?.left}:${stored.join()}:${trophy}:${who.hold?.map(({ count }) => count)}`,
    width,
    height,
    pad: 10,
    paint(ctx) {
      pane(
        ctx,
        width,
        height,
        12 * unit,
        active ? (players[seat % players.length] ?? players[0]).colour : null,
        acting,
      );
      if (away) ctx.globalAlpha = 0.62;
      if (isRoomy(width, unit)) roomy(ctx, who, unit, width, height > 100 * unit ? 25 * unit : 20 * unit);
      else tight(ctx, who, height > 100 * unit ? unit * 1.18 : unit, width);
      if (isRoomy(width, unit)) marks(ctx, who, unit, width, height);
      else dots(ctx, who, unit, width, height);
      ctx.globalAlpha = 1;
    },
  };
}

/** Markers that are left, and the ships that are stored, in the corner below. */
function marks(ctx: Ctx, { seat, markers, stored, hold }: Holding, u: number, width: number, height: number): void {
  if (markers === null) return;
  const size = 17 * u;
  const y = height - 22 * u;
  for (let i = 0; i < markers.all; i++) {
    const x = width - 14 * u - size * (0.5 + (markers.all - 1 - i) * 1.1);
    if (i < markers.left) marker(ctx, seat, x, y, size);
    else markerPlace(ctx, x, y, size);
  }
  cargo(ctx, hold, u, width - 14 * u, y - 26 * u);
  stored.forEach((colour, i) => {
    pennant(ctx, colour, width - 20 * u - i * 12 * u, y - 27 * u, 12 * u);
  });
}

/** What is kept in the hold, from the right. */
function cargo(ctx: Ctx, hold: Holding['hold'], u: number, right: number, y: number): void {
  let x = right;
  for (const { cargo: kind, count } of (hold ?? []).toReversed())
    for (let i = 0; i < Math.min(3, count); i++) {
      crate(ctx, kind, x - 9 * u, y, 18 * u);
      x -= (i + 1 < count ? 9 : 20) * u;
    }
}

/** The same where there is little room: one below the other at the right edge. */
function dots(ctx: Ctx, { seat, markers }: Holding, u: number, width: number, height: number): void {
  if (markers === null) return;
  const size = Math.min(11 * u, (height - 40 * u) / markers.all);
  for (let i = 0; i < markers.all; i++) {
    const y = height - 5 * u - size * (0.5 + i * 1.05);
    if (i < markers.left) marker(ctx, seat, width - 9 * u, y, size);
    else markerPlace(ctx, width - 9 * u, y, size);
  }
}

function wreath(ctx: Ctx, who: Holding, x: number, y: number, size: number): void {
  if (who.won) icon(ctx, laurels, x, y - size * 0.02, size * 1.52, brassHigh);
}

const nameSize = (unit: number): number => Math.max(13, 15.5 * unit);

/** Name and numbers on one line. */
function roomy(ctx: Ctx, who: Holding, u: number, width: number, y: number): void {
  const size = y * 1.28;
  wreath(ctx, who, 27 * u, y, size);
  avatar(ctx, who.seat, 27 * u, y, size, who.look);
  let right = width - 12 * u;
  shield(ctx, String(who.influence), right - 13 * u, y + 1 * u, 28 * u);
  right -= 28 * u + 13 * u;
  const swords = { family: numerals, weight: 700, size: 15 * u, colour: parchment, align: 'right' } as const;
  line(ctx, String(who.swords), right, y + 5.4 * u, swords);
  icon(ctx, crossedSabres, right - 20 * u - (who.swords > 9 ? 8 * u : 0), y, 17 * u, parchment);
  right -= 44 * u;
  coin(ctx, String(who.coins), right - 6 * u, y, 24 * u);
  right -= 24 * u;
  const style = { family: prose, weight: 700, size: nameSize(u), colour: parchment } as const;
  const used = line(ctx, who.name, 52 * u, y + 5 * u, style, right - (who.trophy ? 76 : 56) * u);
  if (who.trophy) icon(ctx, trophyCup, 62 * u + used, y, 17 * u, brassHigh);
}

/** The name above the numbers. */
function tight(ctx: Ctx, who: Holding, u: number, width: number): void {
  const size = 29 * u;
  const y = 21 * u;
  wreath(ctx, who, 22 * u, y, size);
  avatar(ctx, who.seat, 22 * u, y, size, who.look);
  const left = 42 * u;
  const style = { family: prose, weight: 700, size: Math.max(12.5, 13.5 * u), colour: parchment } as const;
  line(ctx, who.name, left, y - 3.5 * u, style, width - left - 5 * u);
  const row = y + 9.5 * u;
  coin(ctx, String(who.coins), left + 8.5 * u, row, 17 * u);
  shield(ctx, String(who.influence), left + 29 * u, row, 18 * u);
  if (width - left < 66 * u) return;
  icon(ctx, crossedSabres, left + 48 * u, row, 13 * u, parchment);
  line(ctx, String(who.swords), left + 57 * u, row + 4.4 * u, {
    family: numerals,
    weight: 700,
    size: 12 * u,
    colour: parchment,
  });
}
