import type { Ctx } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { prose } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { MissionCard, Prize } from '../stage/missions.ts';
import { crowns } from './cargo.ts';

interface PrizeWords {
  readonly first: string;
  readonly each: string;
}

/** What one gets; returns where it ends. */
export function prize(ctx: Ctx, { coins, crowns: count }: Prize, x: number, y: number, size: number): number {
  let at = x;
  if (coins > 0) {
    coin(ctx, `+${coins}`, at + size / 2, y, size);
    at += size * 1.12;
  }
  if (count > 0) at += crowns(ctx, `+${count}`, at, y, size * 0.88, '#8A5F10');
  return at;
}

/** Of both prizes with their words, about. */
function widthOfBoth(ctx: Ctx, { first, each }: MissionCard, words: PrizeWords, size: number): number {
  ctx.font = `500 ${size * 0.58}px ${prose}`;
  const said = ctx.measureText(words.first).width + ctx.measureText(words.each).width;
  const things = [first, each].reduce((sum, one) => sum + (one.coins > 0 ? 1.12 : 0) + (one.crowns > 0 ? 1.75 : 0), 0);
  return said + size * (things + 1.08);
}

/** `until`: where the first marker lies; what the first has got gives way to it. */
export function prizes(
  ctx: Ctx,
  card: MissionCard,
  words: PrizeWords,
  x: number,
  y: number,
  size: number,
  until: number,
): number {
  const style = { family: prose, weight: 500, size: size * 0.58, colour: '#3B2A1A' } as const;
  let at = x;
  if (x + widthOfBoth(ctx, card, words, size) < until) {
    ctx.save();
    if (card.done.length > 0) ctx.globalAlpha = 0.42;
    at += line(ctx, words.first, at, y + size * 0.2, style) + size * 0.24;
    at = prize(ctx, card.first, at, y, size) + size * 0.6;
    ctx.restore();
  }
  at += line(ctx, words.each, at, y + size * 0.2, style) + size * 0.24;
  return prize(ctx, card.each, at, y, size);
}
