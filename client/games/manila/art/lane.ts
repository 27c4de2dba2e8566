import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { anchor, skullCrossedBones } from '../../../art/icons.ts';
import { ink, legal, numerals, wax } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';

/** The water of a lane: a channel with buoys on a rope, pirates over 13. Spaces are given in its own coordinates. */
export function trackSkin(stops: readonly Rect[], width: number, height: number): Skin {
  const first = stops[0];
  const last = stops[stops.length - 1];
  const lair = stops[13];
  return {
    id: `track:${stops.map((stop) => Math.round(stop.x)).join()}`,
    width,
    height,
    pad: 12,
    paint(ctx) {
      if (!first || !last || !lair) return;
      const y = first.y + first.height / 2;
      channel(ctx, width, height);
      ctx.setLineDash([0.1, 7]);
      ctx.lineCap = 'round';
      ctx.lineWidth = 3;
      ctx.strokeStyle = 'rgba(232,214,172,.42)';
      ctx.beginPath();
      ctx.moveTo(first.x + first.width / 2, y);
      ctx.lineTo(width + 6, y);
      ctx.stroke();
      ctx.setLineDash([]);
      const size = Math.min(34, Math.max(13, (height - first.height) * 0.42));
      icon(
        ctx,
        skullCrossedBones,
        lair.x + lair.width / 2,
        y - first.height / 2 - size * 0.78,
        size,
        'rgba(255,185,163,.72)',
      );
    },
  };
}

function channel(ctx: Ctx, width: number, height: number): void {
  box(ctx, -8, 2, width + 12, height, Math.min(20, height * 0.3));
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['rgba(4,20,28,0)', 'rgba(3,17,25,.3)', 'rgba(3,17,25,.44)']);
  ctx.fill();
}

export type StopState = 'past' | 'here' | 'ahead';

/** A space of a lane; too small a one is a dot. 14 is the way into port. */
export function stopSkin(space: number, state: StopState, size: number): Skin {
  return {
    id: `stop:${space}:${state}`,
    width: size,
    height: size,
    pad: 7,
    paint(ctx) {
      const r = size / 2;
      const look = lookOf(space, state);
      if (state === 'here') {
        ctx.beginPath();
        ctx.arc(r, r, r + 1.5, 0, Math.PI * 2);
        ctx.fillStyle = legal;
        ctx.fill();
      }
      ctx.beginPath();
      ctx.arc(r, r, r - 0.75, 0, Math.PI * 2);
      ctx.fillStyle = look.fill;
      ctx.fill();
      ctx.lineWidth = Math.max(1.2, size * 0.06);
      ctx.strokeStyle = look.rim;
      if (space > 13) ctx.setLineDash([3, 2.4]);
      ctx.stroke();
      ctx.setLineDash([]);
      if (space > 13) icon(ctx, anchor, r, r, size * 0.56, look.text);
      else if (size >= 15) {
        const style = { family: numerals, weight: 700, size: size * 0.46, align: 'center', colour: look.text } as const;
        line(ctx, String(space), r, r + size * 0.16, style, size * 0.8);
      }
    },
  };
}

function lookOf(space: number, state: StopState): { fill: string; rim: string; text: string } {
  if (space > 13) return { fill: 'rgba(11,38,50,.6)', rim: 'rgba(169,207,203,.7)', text: 'rgba(200,226,222,.9)' };
  if (space === 13) return { fill: state === 'here' ? '#C5402B' : wax, rim: '#FFD6C2', text: '#FFFFFF' };
  if (state === 'here') return { fill: '#FFF6D6', rim: '#8A6420', text: ink };
  if (state === 'past') return { fill: '#E8D6AC', rim: '#F3E7CB', text: '#23404D' };
  return { fill: '#0B2632', rim: 'rgba(232,214,172,.6)', text: '#E8D6AC' };
}
