import type { Seat } from '../../../../shared/engine/core.ts';
import { glow } from '../../../art/canvas.ts';
import { numerals } from '../../../art/palette.ts';
import { pawn } from '../../../art/pawn.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

/** for sale now, for sale after another one, not for sale */
type SocketState = 'open' | 'later' | 'closed';

/** A hollow in the parchment with its price. */
export function socketSkin(cost: string, state: SocketState, size: number): Skin {
  return {
    id: `socket:${cost}:${state}`,
    width: size,
    height: size,
    pad: 5,
    paint(ctx) {
      const r = size / 2;
      const open = state === 'open';
      ctx.beginPath();
      ctx.arc(r, r, r - 0.5, 0, Math.PI * 2);
      ctx.fillStyle = glow(ctx, r, r * 0.7, size * 0.8, [
        [0, open ? '#FFF8E2' : 'rgba(120,92,56,.26)'],
        [0.6, open ? '#F4E3B4' : 'rgba(90,66,36,.36)'],
        [1, open ? '#CDAE6C' : 'rgba(60,42,20,.5)'],
      ]);
      ctx.fill();
      ctx.lineWidth = Math.max(1.4, size * 0.05);
      ctx.strokeStyle = open ? '#5E4220' : 'rgba(60,42,20,.5)';
      ctx.stroke();
      ctx.beginPath();
      ctx.arc(r, r, r - size * 0.09, Math.PI * 1.08, Math.PI * 1.92);
      ctx.lineWidth = size * 0.05;
      ctx.strokeStyle = open ? 'rgba(110,78,34,.3)' : 'rgba(45,30,12,.3)';
      ctx.stroke();
      const colour = open ? '#33200A' : state === 'later' ? 'rgba(51,32,10,.78)' : 'rgba(51,32,10,.42)';
      const style = { family: numerals, weight: 700, size: size * 0.46, align: 'center', colour } as const;
      line(ctx, cost, r, r + size * 0.165, style, size * 0.72);
    },
  };
}

export const accompliceSkin = (seat: Seat, size: number): Skin => ({
  id: `accomplice:${seat}`,
  width: size,
  height: size,
  pad: Math.ceil(size * 0.2),
  paint: (ctx) => pawn(ctx, seat, size / 2, size / 2, size),
});
