import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { checkMark, tiedScroll } from '../../../art/icons.ts';
import { cream, display, ink, legal, prose, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { line, mixed, paragraph, wrap } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { ContractCard } from '../stage/contracts.ts';
import { drawPlaces } from './contract-places.ts';
import { drawSigns } from './contract-signs.ts';
import { marker } from './marker.ts';

export interface ContractWords {
  readonly name: string;
  /** what is missing, that it can be claimed, or who has done it */
  readonly say: string;
  /** the same, where there is little room */
  readonly short: string;
}

/** Red words for what is missing, gold where it can be claimed, green where it is done. */
type Tone = 'ready' | 'open' | 'done' | 'closed';

function toneOf({ standing: { state }, settled }: ContractCard): Tone {
  // for a team it is done, also where somebody could still lay a marker on it
  if (state === 'done' || settled) return 'done';
  if (state === 'ready') return 'ready';
  return state === 'noMarker' ? 'closed' : 'open';
}

const bands: Readonly<Record<Tone, readonly [readonly string[], string]>> = {
  ready: [['#FFE08A', '#D9A441'], ink],
  open: [['#8E2A1C', '#5F160D'], cream],
  done: [['#2F6B4F', '#1D4634'], cream],
  closed: [['#6B6459', '#46413A'], cream],
};

const tints: Readonly<Record<Tone, string>> = { ready: '#5A3C0A', open: '#8F1D10', done: '#1D5B3F', closed: '#4A4438' };

type Form = 'broad' | 'plank' | 'chip' | 'strip';

function formOf(unit: number, width: number, height: number): Form {
  if (height >= 88 * unit && width >= 100 * unit) return 'broad';
  if (height < 46) return 'strip';
  return height < 80 * unit && width >= 126 * unit ? 'plank' : 'chip';
}

/** The bar of places of a contract of this size; null where they are not shown. */
export function barOf(unit: number, width: number, height: number): Rect | null {
  const form = formOf(unit, width, height);
  if (form === 'broad') {
    const tall = Math.min(32 * unit, height * 0.29);
    return rect(9 * unit, height - tall - 8 * unit, width - 18 * unit, tall);
  }
  if (form === 'chip' || form === 'plank')
    return rect(width * 0.06, height * 0.36, width * 0.88, Math.min(18 * unit, height * 0.27));
  return null;
}

export function contractSkin(
  card: ContractCard,
  words: ContractWords,
  unit: number,
  width: number,
  height: number,
): Skin {
  const { standing, places, steps, signs } = card;
  const looks = [standing.state, standing.have, places.map(({ seat }) => seat), steps, signs.map(({ had }) => had)];
  return {
    id: `contract:${card.id}:${words.name}:${words.say}:${card.settled}:${JSON.stringify(looks)}`,
    width,
    height,
    pad: 14,
    paint(ctx, kit) {
      const form = formOf(unit, width, height);
      if (form === 'broad') broad(ctx, kit, card, words, unit, width, height);
      else if (form === 'plank' && !card.settled) plank(ctx, kit, card, words, unit, width, height);
      else if (form !== 'strip') chip(ctx, kit, card, words, unit, width, height);
      else strip(ctx, kit, card, words, width, height);
      if (toneOf(card) === 'closed' || (toneOf(card) === 'done' && !card.settled)) shade(ctx, width, height);
    },
  };
}

/** What no more concerns whoever looks lies in the shade. */
function shade(ctx: Ctx, width: number, height: number): void {
  box(ctx, 0, 0, width, height, 9);
  ctx.fillStyle = 'rgba(30,34,34,.2)';
  ctx.fill();
}

/** A name with the scroll before it, alone in the letters of titles or of prose, or nothing but the tick. */
type Title = 'sealed' | 'plain' | 'small' | 'tick';

function head(
  ctx: Ctx,
  card: ContractCard,
  name: string,
  width: number,
  height: number,
  size: number,
  title: Title,
): void {
  const [fill, colour] = bands[toneOf(card)];
  box(ctx, 5, 5, width - 10, height, [5, 5, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 5, 0, 5 + height, fill);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,.16)';
  ctx.fillRect(6, 5, width - 12, 1.2);
  ctx.fillStyle = sepia;
  ctx.fillRect(5, 5 + height - 1.6, width - 10, 1.6);
  const y = 5 + height / 2;
  if (title === 'tick') {
    icon(ctx, checkMark, width / 2, y, height * 0.72, '#BFF0D2');
    return;
  }
  const done = toneOf(card) === 'done' && title !== 'plain';
  const sealed = title === 'sealed';
  const left = sealed ? 5 + height * 1.02 : 9;
  const right = done ? height * 0.95 : 4;
  if (sealed) icon(ctx, tiedScroll, 5 + height * 0.56, y, height * 0.62, colour);
  if (done) icon(ctx, checkMark, width - 5 - height * 0.56, y, height * 0.66, '#BFF0D2');
  const small = title === 'small';
  const style = { family: small ? prose : display, weight: small ? 700 : 400, size, colour } as const;
  const room = width - 5 - left - right;
  if (sealed) line(ctx, name, left, y + size * 0.29, style, room, 0.6);
  else line(ctx, name, left + room / 2, y + size * 0.3, { ...style, align: 'center' }, room, 0.58);
}

/** Name, what it asks for and what is missing of it, the places below. */
function broad(
  ctx: Ctx,
  kit: Kit,
  card: ContractCard,
  words: ContractWords,
  u: number,
  width: number,
  height: number,
): void {
  sheet(ctx, kit, width, height);
  rim(ctx, card, width, height);
  const band = Math.min(30 * u, height * 0.27);
  head(ctx, card, words.name, width, band, Math.max(14, 16.5 * u), width >= 130 * u ? 'sealed' : 'plain');
  const bar = barOf(u, width, height) ?? rect(0, 0, 0, 0);
  const y = (5 + band + bar.y) / 2;
  const narrow = width < 150 * u;
  const size = Math.min(24 * u, bar.y - band - 10);
  const style = { size: Math.max(12, 14 * u), weight: 700, colour: tints[toneOf(card)] } as const;
  const doer = card.settled ? (card.places[0]?.seat ?? null) : null;
  if (narrow && doer !== null) {
    drawSigns(ctx, card.signs, width * 0.1, y, size, width * 0.5);
    marker(ctx, doer, width * 0.78, y, size * 1.05);
  } else {
    const used = drawSigns(ctx, card.signs, 11 * u, y, size, width * 0.5) + 16 * u;
    const room = width - used - 10 * u;
    const full = wrap(ctx, words.say, style.size, room, 1, 700) !== null;
    // two short lines are easier to read than a small one
    const said = full ? words.say : words.short;
    paragraph(ctx, said, used + room / 2, y, { ...style, least: 10 }, room, 2);
  }
  box(ctx, bar.x - 2 * u, bar.y - 1, bar.width + 4 * u, bar.height + 2, bar.height / 2);
  ctx.fillStyle = 'rgba(92,70,36,.18)';
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(70,50,20,.4)';
  ctx.stroke();
  drawPlaces(ctx, rect(bar.x + 2 * u, bar.y, bar.width - 4 * u, bar.height), card);
}

/** On a phone: name, places, and one line of words. */
function chip(
  ctx: Ctx,
  kit: Kit,
  card: ContractCard,
  words: ContractWords,
  u: number,
  width: number,
  height: number,
): void {
  sheet(ctx, kit, width, height, 8);
  rim(ctx, card, width, height);
  const band = height * 0.27;
  head(
    ctx,
    card,
    words.name,
    width,
    band,
    Math.min(13.5 * u, band * 0.76),
    card.settled && width < 70 * u ? 'tick' : 'small',
  );
  const bar = barOf(u, width, height) ?? rect(0, 0, 0, 0);
  const y = height * 0.8;
  const tone = toneOf(card);
  const doer = card.settled ? (card.places[0]?.seat ?? null) : null;
  if (doer !== null) {
    const size = height * 0.34;
    drawSigns(ctx, card.signs, width * 0.12, height * 0.62, size, width * 0.42);
    marker(ctx, doer, width * 0.76, height * 0.62, size * 1.05);
    return;
  }
  drawPlaces(ctx, bar, card);
  const size = Math.min(12.5 * u, height * 0.18);
  const style = { size, weight: 700, colour: tone === 'ready' ? legal : tints[tone], align: 'center' } as const;
  if (tone === 'ready') {
    box(ctx, width * 0.1, y - size * 0.95, width * 0.8, size * 1.7, size * 0.85);
    ctx.fillStyle = ink;
    ctx.fill();
  }
  mixed(ctx, words.short, width / 2, y + size * 0.3, style, width * (tone === 'ready' ? 0.72 : 0.9));
}

/** Low and long: what it asks for beside what is missing; of its places, the next reward. */
function plank(
  ctx: Ctx,
  kit: Kit,
  card: ContractCard,
  words: ContractWords,
  u: number,
  width: number,
  height: number,
): void {
  sheet(ctx, kit, width, height, 8);
  rim(ctx, card, width, height);
  const band = height * 0.36;
  const tone = toneOf(card);
  const y = (5 + band + height - 4) / 2;
  const size = (height - band - 10) * 0.84;
  const next = card.places.find(({ seat }) => seat === null);
  const reward = next && next.coins > 0 ? size * 1.2 : 0;
  head(ctx, card, words.name, width, band, Math.min(15 * u, band * 0.74), 'small');
  const used = drawSigns(ctx, card.signs, 9 * u, y, size, width * 0.4);
  const begun = card.steps.flat();
  begun.forEach((seat, nth) => {
    marker(ctx, seat, 9 * u + used + size * (0.6 + nth * 0.7), y, size * 0.8, true);
  });
  const left = 9 * u + used + size * 0.7 * begun.length + 6 * u;
  const right = width - 9 * u - reward;
  if (next && reward > 0) coin(ctx, String(next.coins), width - 8 * u - size * 0.5, y, size);
  const style = { size: Math.max(12, 13.5 * u), weight: 700, colour: tints[tone], align: 'right' } as const;
  mixed(ctx, words.short, right, y + style.size * 0.32, style, right - left);
}

/** The smallest: name over its signs. */
function strip(ctx: Ctx, kit: Kit, card: ContractCard, words: ContractWords, width: number, height: number): void {
  sheet(ctx, kit, width, height, 7);
  rim(ctx, card, width, height);
  const band = height * 0.42;
  head(ctx, card, words.name, width, band, band * 0.72, 'small');
  const y = height * 0.72;
  const size = height * 0.36;
  const doers = card.places.flatMap(({ seat }) => (seat === null ? [] : [seat])).slice(0, 3);
  drawSigns(ctx, card.signs, 8, y, size, width * 0.56);
  const next = card.places.find(({ seat }) => seat === null);
  if (doers.length === 0 && next && next.coins > 0)
    coin(ctx, String(next.coins), width - 8 - size * 0.5, y, size * 0.96);
  doers.forEach((seat, i) => {
    marker(ctx, seat, width - 8 - size * (0.5 + i * 0.9), y, size);
  });
}

/** In a team, what is still open has a red rim. */
function rim(ctx: Ctx, card: ContractCard, width: number, height: number): void {
  const tone = toneOf(card);
  if (tone !== 'ready' && tone !== 'open') return;
  box(ctx, 1, 1, width - 2, height - 2, 8);
  ctx.lineWidth = 2;
  ctx.strokeStyle = tone === 'ready' ? legal : 'rgba(190,60,40,.55)';
  ctx.stroke();
}
