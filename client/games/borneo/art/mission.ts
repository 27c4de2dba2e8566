import type { Ctx } from '../../../art/canvas.ts';
import { box, icon } from '../../../art/canvas.ts';
import { checkMark } from '../../../art/icons.ts';
import { brass, cream, numerals, prose, sepia } from '../../../art/palette.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { MissionOnTable } from '../stage/model.ts';
import { spiceLooks } from './spices.ts';

interface MissionWords {
  readonly name: string;
  /** “3 left” */
  readonly left: string;
}

const idOf = ({ kind, left, missing, lacks }: MissionOnTable): string =>
  `${kind}:${left}:${missing}:${lacks.map(({ spice, units }) => `${spice}${units}`).join(',')}`;

/** The missions of a kind: worth, requirement, copies left, and what the viewer lacks of it. */
export function missionSkin(of: MissionOnTable, words: MissionWords, width: number, height: number): Skin {
  const compact = width < 100;
  return {
    id: `mission:${idOf(of)}:${words.name}:${words.left}`,
    width,
    height,
    pad: 10,
    paint(ctx) {
      ctx.save();
      if (of.left === 0) ctx.globalAlpha = 0.55;
      tile(ctx, of, width, height);
      if (compact) small(ctx, of, words, width, height);
      else large(ctx, of, words, width, height);
      ctx.restore();
    },
  };
}

const isReady = ({ missing, left }: MissionOnTable): boolean => missing === 0 && left > 0;

function tile(ctx: Ctx, of: MissionOnTable, width: number, height: number): void {
  box(ctx, 0.75, 0.75, width - 1.5, height - 1.5, 7);
  ctx.fillStyle = isReady(of) ? '#FFF6D8' : '#EBDAB2';
  ctx.fill();
  ctx.lineWidth = isReady(of) ? 2 : 1.1;
  ctx.strokeStyle = isReady(of) ? brass : 'rgba(45,32,19,.4)';
  ctx.stroke();
}

function large(ctx: Ctx, of: MissionOnTable, words: MissionWords, width: number, height: number): void {
  const badge = Math.min(height * 0.74, width * 0.3);
  shield(ctx, String(of.points), 5 + badge / 2, height / 2, badge);
  const left = badge + 11;
  const size = Math.max(12, height * 0.33);
  const pips = copies(ctx, of.left, width - 6, height * 0.46);
  line(
    ctx,
    words.name,
    left,
    height * 0.43,
    { family: prose, weight: 700, size, colour: sepia },
    width - left - pips - 9,
  );
  const small = { family: prose, weight: 500, size: size * 0.82, colour: '#5E4A30' } as const;
  const room = width - 5 - left - (isReady(of) ? height * 0.5 : 0);
  // where something is lacking it needs the room more
  const used =
    of.missing === null || of.missing === 0 || width > 150
      ? line(ctx, words.left, left, height * 0.82, small, room)
      : 0;
  wants(ctx, of, left + (used && used + 5), height * 0.73, height * 0.36, width - 5);
}

function small(ctx: Ctx, of: MissionOnTable, words: MissionWords, width: number, height: number): void {
  const badge = Math.min(height * 0.5, 22);
  shield(ctx, String(of.points), 4 + badge / 2, height * 0.34, badge);
  const size = Math.max(11, Math.min(13, height * 0.3));
  const left = badge + 6;
  line(
    ctx,
    words.name,
    left,
    height * 0.42,
    { family: prose, weight: 700, size, colour: sepia },
    width - left - 3,
    0.55,
  );
  copies(ctx, of.left, 5 + of.left * 4, height - 5);
  wants(ctx, of, 20, height * 0.78, Math.min(13, height * 0.27), width - 4);
}

/** A pip for every copy that is left, up to `right`. Returns how broad they are. */
function copies(ctx: Ctx, count: number, right: number, y: number): number {
  for (let i = 0; i < count; i++) {
    box(ctx, right - (count - i) * 4, y - 8, 3, 8, 1);
    ctx.fillStyle = '#7A5A22';
    ctx.fill();
  }
  return count * 4;
}

/** What is lacking, spice by spice and aligned to the right; a mark when nothing is. */
function wants(ctx: Ctx, of: MissionOnTable, from: number, y: number, size: number, to: number): void {
  if (of.missing === null || of.left === 0) return;
  if (of.missing === 0) {
    ctx.beginPath();
    ctx.arc(to - size * 0.62, y, size * 0.66, 0, Math.PI * 2);
    ctx.fillStyle = '#2F7D4A';
    ctx.fill();
    icon(ctx, checkMark, to - size * 0.62, y, size * 0.9, cream);
    return;
  }
  const each = Math.min(size * 1.62, (to - from) / Math.max(1, of.lacks.length));
  const many = of.lacks.some(({ units }) => units > 1);
  const step = many ? each : Math.min(each, size * 1.06);
  of.lacks.forEach(({ spice, units }, i) => {
    const x = to - (of.lacks.length - i) * step;
    const mark = Math.min(size, step * (many ? 0.62 : 0.96));
    icon(ctx, spiceLooks[spice].emblem, x + mark / 2, y, mark, spiceLooks[spice].colour);
    if (!many) return;
    const figure = { family: numerals, weight: 700, size: Math.max(8.5, mark * 0.76), colour: sepia } as const;
    line(ctx, String(units), x + mark * 1.06, y + figure.size * 0.36, figure, step - mark, 0.6);
  });
}
