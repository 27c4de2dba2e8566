import type { Cargo } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, icon } from '../../../art/canvas.ts';
import { woodenCrate } from '../../../art/icons.ts';
import { brassHigh, display, numerals, prose, sand } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { line } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Bay } from '../stage/adventure.ts';
import { crate } from './cargo.ts';

export interface HoldWords {
  readonly title: string;
  readonly cargo: (cargo: Cargo) => string;
}

/** The four bays below the heading; side by side where that is all the room there is. */
export function baysIn(width: number, height: number): Rect[] {
  const head = headOf(width, height);
  const inRow = height - head < width * 0.5;
  const gap = Math.min(7, width * 0.04);
  const across = inRow ? 4 : 2;
  const w = (width - gap * (across - 1)) / across;
  const h = inRow ? height - head : (height - head - gap) / 2;
  return Array.from({ length: 4 }, (_, i) =>
    rect((i % across) * (w + gap), head + Math.floor(i / across) * (h + gap), w, h),
  );
}

const headOf = (width: number, height: number): number => (height < 60 || width < 60 ? 0 : Math.min(26, height * 0.2));

/** The hold with the four cargoes, empty ones dimmed. */
export function holdSkin(bays: readonly Bay[], words: HoldWords, width: number, height: number): Skin {
  return {
    id: `hold:${bays.map(({ count, ares }) => `${count}${ares}`).join()}:${words.title}`,
    width,
    height,
    pad: 8,
    paint(ctx) {
      const head = headOf(width, height);
      if (head > 0) {
        icon(ctx, woodenCrate, head * 0.4, head * 0.4, head * 0.68, brassHigh);
        const title = { family: display, size: Math.max(14, head * 0.66), colour: brassHigh } as const;
        line(ctx, words.title, head * 0.96, head * 0.62, title, width - head);
      }
      const places = baysIn(width, height);
      bays.forEach((bay, i) => {
        const at = places[i];
        if (at) stow(ctx, bay, words.cargo(bay.cargo), at);
      });
    },
  };
}

function stow(ctx: Ctx, { cargo, count, ares }: Bay, name: string, { x, y, width, height }: Rect): void {
  box(ctx, x, y, width, height, 8);
  ctx.fillStyle = 'rgba(0,0,0,.4)';
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(255,255,255,.12)';
  ctx.stroke();
  const named = height >= 50;
  const empty = count === 0;
  const size = Math.min(32, height * (named ? 0.54 : 0.78), width * 0.5);
  const cx = named ? x + width / 2 : x + size * 0.62;
  const cy = named ? y + height * 0.38 : y + height / 2;
  ctx.save();
  if (empty) ctx.globalAlpha = 0.38;
  crate(ctx, cargo, cx, cy, size);
  ctx.restore();
  if (ares) pennant(ctx, 'ares', cx - size * 0.52, cy - size * 0.62, size * 0.42);
  const colour = empty ? 'rgba(255,255,255,.55)' : '#FFFFFF';
  const figures = { family: numerals, weight: 700, size: Math.max(12, size * 0.5), colour, align: 'right' } as const;
  line(ctx, String(count), x + width - 5, named ? y + 17 : cy + figures.size * 0.34, figures);
  if (!named) return;
  const tint = empty ? 'rgba(233,218,181,.6)' : sand;
  const small = {
    family: prose,
    weight: 500,
    size: Math.min(13, height * 0.24),
    colour: tint,
    align: 'center',
  } as const;
  line(ctx, name, x + width / 2, y + height - height * 0.11, small, width - 6, 0.8);
}
