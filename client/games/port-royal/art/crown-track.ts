import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { crown } from '../../../art/icons.ts';
import { brassHigh, numerals, prose, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { CrownTrack } from '../stage/adventure.ts';

/** Where a space of the track lies in its strip, as a box around its middle. */
export function crownSpace(at: number, spaces: number, unit: number, width: number, height: number): Rect {
  const left = headRoom(width, unit);
  const step = (width - left - 8 * unit) / (spaces + 1);
  const size = Math.min(step * 0.9, height * 0.62);
  return rect(left + step * (at + 0.5) - size / 2, height * 0.54 - size / 2, size, size);
}

/** Where a marker stands: above its space, beside others on the same one. */
export function crownMarker(track: CrownTrack, seat: number, unit: number, width: number, height: number): Rect | null {
  const own = track.markers.find((one) => one.seat === seat);
  if (!own) return null;
  const together = track.markers.filter(({ at }) => at === own.at);
  const nth = together.findIndex((one) => one.seat === seat);
  const space = crownSpace(own.at, track.spaces, unit, width, height);
  const size = Math.min(20 * unit, Math.max(13, space.width * 0.86));
  const step = together.length > 1 ? Math.min(size * 0.72, (space.width * 1.7) / together.length) : 0;
  const x = space.x + space.width / 2 + (nth - (together.length - 1) / 2) * step;
  return rect(x - size / 2, -size * 0.42, size, size);
}

const headRoom = (width: number, unit: number): number => (width > 560 * unit ? 96 * unit : 34 * unit);

/** Crowns as one line with its shields; the markers are pieces of their own. */
export function crownTrackSkin(
  { spaces, shields, mine }: CrownTrack,
  word: string,
  unit: number,
  width: number,
  height: number,
): Skin {
  return {
    id: `crowns:${spaces}:${mine}:${word}`,
    width,
    height,
    pad: 12,
    paint(ctx) {
      pane(ctx, width, height, 11 * unit, null);
      const named = width > 560 * unit;
      const size = Math.min(22 * unit, height * 0.6);
      icon(ctx, crown, (named ? 14 : 8) * unit + size / 2, height * 0.52, size, brassHigh);
      const style = { family: prose, weight: 700, size: Math.max(12.5, 14 * unit), colour: '#F3E7CB' } as const;
      if (named) line(ctx, word, 20 * unit + size, height * 0.52 + style.size * 0.32, style, 66 * unit - size);
      thread(ctx, spaces, unit, width, height);
      for (let at = 0; at <= spaces; at++) {
        const place = crownSpace(at, spaces, unit, width, height);
        const worth = shields.find(([space]) => space === at)?.[1];
        if (worth === undefined) space(ctx, place, at, mine !== null && at <= mine);
        else worthAt(ctx, place, worth, mine !== null && at <= mine);
      }
    },
  };
}

function thread(ctx: Ctx, spaces: number, u: number, width: number, height: number): void {
  const first = crownSpace(0, spaces, u, width, height);
  const last = crownSpace(spaces, spaces, u, width, height);
  ctx.save();
  ctx.setLineDash([1.5, 5]);
  ctx.lineCap = 'round';
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = 'rgba(232,214,172,.4)';
  ctx.beginPath();
  ctx.moveTo(first.x + first.width / 2, first.y + first.height / 2);
  ctx.lineTo(last.x + last.width / 2, last.y + last.height / 2);
  ctx.stroke();
  ctx.restore();
}

function space(ctx: Ctx, { x, y, width }: Rect, at: number, got: boolean): void {
  const r = width * 0.44;
  ctx.beginPath();
  ctx.arc(x + width / 2, y + width / 2, r, 0, Math.PI * 2);
  ctx.fillStyle = got ? '#E8D6AC' : '#0B2632';
  ctx.fill();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = got ? '#E8D6AC' : 'rgba(232,214,172,.55)';
  ctx.stroke();
  if (width < 21) return;
  const style = { family: numerals, weight: 700, size: r, colour: got ? '#23404D' : sand, align: 'center' } as const;
  line(ctx, String(at), x + width / 2, y + width / 2 + r * 0.36, style);
}

function worthAt(ctx: Ctx, { x, y, width }: Rect, worth: number, got: boolean): void {
  ctx.save();
  if (!got) ctx.globalAlpha = 0.8;
  shield(ctx, String(worth), x + width / 2, y + width / 2, width * 0.98);
  ctx.restore();
}
