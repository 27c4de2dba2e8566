import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { laurels, scrollUnfurled, trophy } from '../../../art/icons.ts';
import { brassHigh, numerals, prose, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { TeamAim } from '../stage/adventure.ts';

export interface AimWords {
  readonly missions: string;
  readonly markers: string;
  readonly influence: string;
}

/** How far a team is: missions, markers, influence; one below the other, or in a line. */
export function aimSkin(aim: TeamAim, words: AimWords, unit: number, width: number, height: number): Skin {
  return {
    id: `aim:${JSON.stringify(aim)}:${words.missions}`,
    width,
    height,
    pad: 6,
    paint(ctx) {
      pane(ctx, width, height, 10 * unit, null);
      const rows = [
        { emblem: scrollUnfurled, have: aim.missions, need: aim.missionsOf, word: words.missions },
        { emblem: trophy, have: aim.markers, need: aim.markersOf, word: words.markers },
        { emblem: laurels, have: aim.influence, need: aim.influenceOf, word: words.influence },
      ];
      const inLine = width > height * 3.4;
      const pad = 7 * unit;
      const free = inLine ? width - 2 * pad : height - 2 * pad * 0.7;
      rows.forEach((row, i) => {
        const at = inLine
          ? rect(pad + (free / 3) * i, 0, free / 3, height)
          : rect(pad, pad * 0.7 + (free / 3) * i, width - 2 * pad, free / 3);
        drawRow(ctx, row, at);
      });
    },
  };
}

interface Row {
  readonly emblem: string;
  readonly have: number;
  readonly need: number;
  readonly word: string;
}

/** Icon, so much of so much, and a bar that fills. */
function drawRow(ctx: Ctx, { emblem, have, need, word }: Row, at: Rect): void {
  const y = at.y + at.height / 2;
  const size = Math.min(20, at.height * 0.72);
  const done = have >= need;
  const tint = done ? '#BFF0D2' : brassHigh;
  icon(ctx, emblem, at.x + size * 0.55, y, size, tint);
  const figures = {
    family: numerals,
    weight: 700,
    size: Math.min(16, Math.max(11, size * 0.78)),
    colour: done ? '#BFF0D2' : '#FFFFFF',
  } as const;
  const left = at.x + size * 1.28;
  const used = line(ctx, `${have}/${need}`, left, y + figures.size * 0.35, figures, at.width - size * 1.3);
  const room = at.x + at.width - left - used - 8;
  if (room < 34) return;
  const small = { family: prose, weight: 500, size: Math.min(13.5, at.height * 0.5), colour: sand } as const;
  if (room > 58 && small.size >= 11) {
    line(ctx, word, left + used + 6, y + small.size * 0.32, small, room);
    return;
  }
  const [x, thick] = [left + used + 7, Math.min(7, at.height * 0.3)];
  box(ctx, x, y - thick / 2, room, thick, thick / 2);
  ctx.fillStyle = 'rgba(0,0,0,.5)';
  ctx.fill();
  box(ctx, x, y - thick / 2, Math.max(thick, room * Math.min(1, have / Math.max(1, need))), thick, thick / 2);
  ctx.fillStyle = gradient(
    ctx,
    0,
    y - thick / 2,
    0,
    y + thick / 2,
    done ? ['#9BE0B8', '#3E8E63'] : ['#FFE08A', '#C8973B'],
  );
  ctx.fill();
}
