import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, fillWith, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { crossedSabres, laurels, shipWheel } from '../../../art/icons.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import { brassHigh, display, legal, numerals, prose, sand } from '../../../art/tokens.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Holding } from '../model.ts';

/** One's own side of the table: a board of dark wood with a line of brass. */
export function matSkin(acting: boolean, unit: number, width: number, height: number): Skin {
  return {
    id: `mat:${acting}`,
    width,
    height,
    pad: Math.ceil(28 * unit),
    paint(ctx, kit) {
      const radius = 14 * unit;
      box(ctx, 0, 0, width, height, radius);
      ctx.fillStyle = '#2A1A10';
      shadowed(ctx, 'rgba(0,0,0,.55)', 26 * unit, 10 * unit, () => ctx.fill());
      fillWith(ctx, kit.wood, '#432B1A', 0.9);
      ctx.fillStyle = 'rgba(255,190,120,.07)';
      ctx.fill();
      ctx.save();
      ctx.clip();
      const mark = Math.min(height * 0.78, width * 0.6);
      branded(ctx, width - Math.max(mark * 0.66, Math.min(110 * unit, width / 2)), height / 2, mark);
      shade(ctx, width, height, unit);
      ctx.restore();
      ctx.lineWidth = 2;
      ctx.strokeStyle = 'rgba(0,0,0,.6)';
      box(ctx, 1, 1, width - 2, height - 2, radius - 1);
      ctx.stroke();
      ctx.lineWidth = acting ? 2 : 1.3;
      ctx.strokeStyle = acting ? legal : 'rgba(200,151,59,.55)';
      box(ctx, 3, 3, width - 6, height - 6, radius - 3);
      ctx.stroke();
    },
  };
}

/** The mark of the house, burnt into the wood. */
function branded(ctx: Ctx, x: number, y: number, size: number): void {
  icon(ctx, shipWheel, x, y + 1.2, size, 'rgba(255,205,140,.07)');
  icon(ctx, shipWheel, x, y, size, 'rgba(14,7,2,.3)');
}

function shade(ctx: Ctx, width: number, height: number, unit: number): void {
  const depth = Math.min(70 * unit, height * 0.45);
  const sides = [
    [0, 0, 0, depth],
    [0, height, 0, height - depth],
    [0, 0, depth, 0],
    [width, 0, width - depth, 0],
  ] as const;
  for (const [x, y, x2, y2] of sides) {
    ctx.fillStyle = gradient(ctx, x, y, x2, y2, ['rgba(0,0,0,.34)', 'rgba(0,0,0,0)']);
    ctx.fillRect(0, 0, width, height);
  }
}

export interface MatWords {
  readonly coins: string;
  readonly swords: string;
}

/** Name, coins, swords and the way to the goal. */
export function whoSkin(
  who: Holding,
  goal: number,
  words: MatWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  const { seat, name, coins, influence, swords, won } = who;
  return {
    id: `who:${seat}:${name}:${coins}:${influence}:${swords}:${won}:${goal}:${words.coins}:${words.swords}`,
    width,
    height,
    pad: Math.ceil(14 * unit),
    paint(ctx) {
      const size = Math.min(38 * unit, height * 0.26);
      const top = size / 2 + 2 * unit;
      if (won) icon(ctx, laurels, size / 2, top, size * 1.72, brassHigh);
      avatar(ctx, seat, size / 2, top, size);
      const title = { family: display, size: Math.max(16, size * 0.58), colour: brassHigh };
      line(ctx, name, size + 9 * unit, top + size * 0.19, title, width - size - 9 * unit);
      rows(ctx, who, goal, words, { top: size + 8 * unit, width, height, unit });
    },
  };
}

interface Room {
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
}

function rows(ctx: Ctx, who: Holding, goal: number, words: MatWords, room: Room): void {
  const step = (room.height - room.top) / 3;
  const size = Math.min(27 * room.unit, step * 0.82);
  const middle = (row: number): number => room.top + step * (row + 0.5);
  const left = size + 10 * room.unit;
  const x = size / 2 + 1;
  const label = (row: number, value: number, word: string): void => {
    const figures = { family: numerals, weight: 700, size: size * 0.66, colour: '#FFFFFF' } as const;
    const used = line(ctx, String(value), left, middle(row) + size * 0.23, figures);
    const style = { family: prose, weight: 500, size: Math.max(12.5, size * 0.58), colour: sand } as const;
    line(
      ctx,
      word,
      left + used + 6 * room.unit,
      middle(row) + size * 0.2,
      style,
      room.width - left - used - 6 * room.unit,
    );
  };
  coin(ctx, '', x, middle(0), size * 0.94);
  label(0, who.coins, words.coins);
  icon(ctx, crossedSabres, x, middle(1), size * 0.94, brassHigh);
  label(1, who.swords, words.swords);
  shield(ctx, String(who.influence), x, middle(2), size);
  progress(ctx, who.influence, goal, { x: left, y: middle(2), width: room.width - left, size, unit: room.unit });
}

interface Track {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly unit: number;
}

function progress(ctx: Ctx, influence: number, goal: number, { x, y, width, size, unit }: Track): void {
  const figures = { family: numerals, weight: 700, size: size * 0.56, colour: sand } as const;
  const long = Math.min(112 * unit, width - size * 0.95);
  const thick = 9 * unit;
  box(ctx, x, y - thick / 2, long, thick, thick / 2);
  ctx.fillStyle = 'rgba(0,0,0,.55)';
  ctx.fill();
  ctx.save();
  ctx.clip();
  const part = Math.min(1, influence / goal);
  ctx.fillStyle = gradient(ctx, 0, y - thick / 2, 0, y + thick / 2, ['#FFE08A', '#C8973B']);
  ctx.fillRect(x, y - thick / 2, long * part, thick);
  ctx.restore();
  for (let i = 1; i < goal; i++) {
    ctx.fillStyle = 'rgba(0,0,0,.3)';
    ctx.fillRect(x + (long * i) / goal - 0.5, y - thick / 2, 1, thick);
  }
  line(ctx, String(goal), x + long + 7 * unit, y + size * 0.2, figures);
}
