import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { crossedSabres, crown, laurels, trophy as trophyCup } from '../../../art/icons.ts';
import { brassHigh, display, numerals, prose, sand } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Holding } from '../stage/model.ts';
import { marker, markerPlace } from './marker.ts';

export interface MatWords {
  readonly coins: string;
  readonly swords: string;
  readonly markers: string;
  readonly influence: string;
  readonly crowns: string;
}

/** Name, coins, swords and the way to the goal. */
export function whoSkin(
  who: Holding,
  goal: number | null,
  words: MatWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  const { seat, name, look, coins, influence, swords, won, markers, stored, crowns, trophy } = who;
  return {
    id: `who:${seat}:${name}:${look}:${coins}:${influence}:${swords}:${won}:${goal}:${words.coins}:${words.swords}:${markers?.left}:${words.markers}:${stored.join()}:${crowns}:${trophy}:${words.crowns}`,
    width,
    height,
    pad: Math.ceil(14 * unit),
    paint(ctx) {
      const size = Math.min(38 * unit, height * 0.26);
      const top = size / 2 + 2 * unit;
      if (won) icon(ctx, laurels, size / 2, top, size * 1.72, brassHigh);
      avatar(ctx, seat, size / 2, top, size, look);
      const title = { family: display, size: Math.max(16, size * 0.58), colour: brassHigh };
      const right = who.trophy ? size * 0.7 : 0;
      line(ctx, name, size + 9 * unit, top + size * 0.19, title, width - size - 9 * unit - right);
      if (who.trophy) icon(ctx, trophyCup, width - size * 0.34, top, size * 0.6, brassHigh);
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

function rows(ctx: Ctx, who: Holding, goal: number | null, words: MatWords, room: Room): void {
  // on an adventurer's house the markers can be seen
  const marked = who.house === null && who.crowns === null ? who.markers : null;
  const count = marked === null && who.crowns === null ? 3 : 4;
  const step = (room.height - room.top) / count;
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
  const last = middle(count - 1);
  if (who.crowns !== null) {
    icon(ctx, crown, x, middle(2), size * 0.94, brassHigh);
    label(2, who.crowns, words.crowns);
  }
  if (marked !== null) {
    if (marked.left > 0) marker(ctx, who.seat, x, middle(2), size * 0.9);
    else markerPlace(ctx, x, middle(2), size * 0.9);
    label(2, marked.left, who.stored.length > 0 ? '' : words.markers);
    flags(ctx, who.stored, left + size, middle(2), size);
  }
  shield(ctx, String(who.influence), x, last, size);
  if (goal === null) label(count - 1, who.influence, words.influence);
  else progress(ctx, who.influence, goal, { x: left, y: last, width: room.width - left, size, unit: room.unit });
}

/** The ships that are stored, as pennants beside the markers. */
function flags(ctx: Ctx, colours: Holding['stored'], x: number, y: number, size: number): void {
  colours.forEach((colour, i) => {
    pennant(ctx, colour, x + size * (0.4 + i * 0.72), y - size * 0.42, size * 0.66);
  });
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
