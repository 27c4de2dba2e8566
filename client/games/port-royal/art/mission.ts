import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { checkMark } from '../../../art/icons.ts';
import { cream, display, ink, legal, numerals, prose, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { line, mixed, paragraph, widthOf, wrap } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { MissionCard } from '../stage/missions.ts';
import { drawSigns } from './contract-signs.ts';
import { marker, vacant } from './marker.ts';
import { prize, prizes } from './prizes.ts';

export interface MissionWords {
  readonly name: string;
  /** what it asks, in a sentence */
  readonly asks: string;
  /** what is missing, that it can be claimed, or that it is done */
  readonly say: string;
  /** where what is missing can be had; empty: nowhere now */
  readonly also: string;
  readonly short: string;
  readonly latest: string;
  readonly first: string;
  readonly each: string;
}

type Form = 'broad' | 'card' | 'chip' | 'strip';

const formOf = (latest: boolean, unit: number, width: number, height: number): Form => {
  if (height < 62) return 'strip';
  if (width >= (latest ? 160 : 230) * unit) return 'broad';
  return width >= 108 * unit ? 'card' : 'chip';
};

const tints: Readonly<Record<MissionCard['state'], string>> = {
  ready: '#5A3C0A',
  lacking: '#8F1D10',
  moment: '#31505D',
  done: '#1D5B3F',
  noMarker: '#4A4438',
};

const isOver = ({ state, settled }: MissionCard): boolean => settled || state === 'done';

/** what is done for the team is green, whoever looks */
const tintOf = ({ state, settled }: MissionCard): string => tints[settled ? 'done' : state];

const gold = ['#FFE08A', '#E0A53A'] as const;
const slate = ['#31505D', '#1E3642'] as const;
const green = ['#2F6B4F', '#1D4634'] as const;

/** Where the markers of those who have done it lie, in a mission of this size. */
export function missionSpots(
  card: Pick<MissionCard, 'seats' | 'latest'>,
  unit: number,
  width: number,
  height: number,
): Rect[] {
  const form = formOf(card.latest, unit, width, height);
  const size =
    form === 'strip'
      ? Math.min(16, height * 0.34)
      : form === 'chip'
        ? Math.min(18 * unit, (width - 8) / card.seats)
        : form === 'broad'
          ? Math.min(20 * unit, height * 0.22)
          : Math.min(22 * unit, height * 0.24);
  const y = form === 'strip' ? height * 0.5 : height - size - (form === 'broad' ? 6 : 8) * unit;
  const step = Math.min(size * 1.12, (width - 16 * unit) / Math.max(1, card.seats));
  return Array.from({ length: card.seats }, (_, i) => {
    const x =
      form === 'broad' || form === 'strip'
        ? width - 10 * unit - size - (card.seats - 1 - i) * step
        : form === 'chip'
          ? (width - (step * (card.seats - 1) + size)) / 2 + i * step
          : 10 * unit + i * step;
    return rect(x, y, size, size);
  });
}

/** The latest in gold and broad, older ones small. */
export function missionSkin(card: MissionCard, words: MissionWords, unit: number, width: number, height: number): Skin {
  const looks = [card.state, card.done, card.progress, card.latest, card.settled, card.inHarbour];
  return {
    id: `mission:${card.id}:${words.name}:${words.say}${words.also}:${JSON.stringify(looks)}:${card.signs.map(({ had }) => had)}`,
    width,
    height,
    pad: 16,
    paint(ctx, kit) {
      const form = formOf(card.latest, unit, width, height);
      backing(ctx, kit, card, width, height);
      const head = Math.min(29 * unit, height * (form === 'strip' ? 0.46 : 0.26));
      band(ctx, card, words.name, form, width, head);
      let taken = 0;
      if (form === 'broad') taken = broad(ctx, card, words, unit, width, height, head);
      else if (form === 'card') narrow(ctx, card, words, unit, width, height, head);
      else if (form === 'chip') chip(ctx, card, words, unit, width, height, head);
      else drawSigns(ctx, card.signs, 8, height * 0.73, height * 0.34, width * 0.46);
      markers(ctx, card, unit, width, height, taken);
      if (card.latest) flag(ctx, words.latest, unit, width);
    },
  };
}

function backing(ctx: Ctx, kit: Kit, card: MissionCard, width: number, height: number): void {
  if (card.latest) {
    box(ctx, -2.5, -2.5, width + 5, height + 5, 11);
    ctx.fillStyle = '#F2CB6B';
    shadowed(ctx, 'rgba(255,214,90,.55)', 16, 0, () => ctx.fill());
  }
  sheet(ctx, kit, width, height);
  if (card.state === 'ready') {
    box(ctx, 1, 1, width - 2, height - 2, 8);
    ctx.lineWidth = 2.4;
    ctx.strokeStyle = legal;
    ctx.stroke();
  }
}

function band(ctx: Ctx, card: MissionCard, name: string, form: Form, width: number, height: number): void {
  const done = isOver(card);
  const [fill, colour] = card.latest && !done ? [gold, '#2D1D06'] : done ? [green, cream] : [slate, cream];
  box(ctx, 5, 5, width - 10, height, [5, 5, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 5, 0, 5 + height, fill);
  ctx.fill();
  ctx.fillStyle = sepia;
  ctx.fillRect(5, 5 + height - 1.6, width - 10, 1.6);
  const y = 5 + height / 2;
  const size = Math.min(12.5, height * 0.5);
  const figures = { family: numerals, weight: 700, size, colour: ink, align: 'center' } as const;
  const plate = size * (card.number.length > 2 ? 2.5 : 2);
  const tick = done ? height * 0.8 : 0;
  if (form === 'chip') {
    line(ctx, card.number, width / 2 - tick / 2, y + size * 0.36, { ...figures, size: size * 1.1, colour }, width);
    if (done) icon(ctx, checkMark, width / 2 + size * 1.3, y, height * 0.56, '#BFF0D2');
    return;
  }
  box(ctx, 11, y - size * 0.78, plate, size * 1.56, 4);
  ctx.fillStyle = cream;
  ctx.fill();
  line(ctx, card.number, 11 + plate / 2, y + size * 0.36, figures);
  const left = 11 + plate + 7;
  const title = { family: display, size: Math.min(18.5, height * 0.66), colour } as const;
  line(ctx, name, left, y + title.size * 0.29, title, width - left - 10 - tick, 0.58);
  if (done) icon(ctx, checkMark, width - 8 - height * 0.45, y, height * 0.62, '#BFF0D2');
}

function flag(ctx: Ctx, word: string, u: number, width: number): void {
  const size = Math.max(11.5, 12.5 * u);
  ctx.font = `700 ${size}px ${prose}`;
  const wide = Math.min(width * 0.7, ctx.measureText(word).width + size * 1.8);
  const [x, y, h] = [width - wide - 8 * u, -size * 0.86, size * 1.72];
  box(ctx, x, y, wide, h, h / 2);
  ctx.fillStyle = '#7D2C22';
  shadowed(ctx, 'rgba(0,0,0,.5)', 4, 2, () => ctx.fill());
  const style = { family: prose, weight: 700, size, colour: cream, align: 'center' } as const;
  line(ctx, word, x + wide / 2, y + h / 2 + size * 0.32, style, wide - size);
}

function rule(ctx: Ctx, x: number, y: number, width: number): void {
  ctx.fillStyle = 'rgba(45,32,19,.2)';
  ctx.fillRect(x, y, width, 1);
}

function broad(
  ctx: Ctx,
  card: MissionCard,
  words: MissionWords,
  u: number,
  width: number,
  height: number,
  head: number,
): number {
  const foot = height - 28 * u;
  const top = 5 + head;
  const sign = Math.min(32 * u, (foot - top) * 0.8);
  const used = drawSigns(ctx, card.signs, 12 * u, (top + foot) / 2, sign, width * 0.3) + 20 * u;
  const room = width - used - 10 * u;
  const middle = used + room / 2;
  const size = Math.max(11, Math.min(13 * u, (foot - top) * 0.32));
  const said = { size, weight: 700, colour: tintOf(card) } as const;
  const style = { weight: 700, colour: ink } as const;
  const most = Math.min(16 * u, (foot - top - size * 1.25) * 0.78);
  const tells = wrap(ctx, words.asks, Math.min(most, 12.5 * u), room, 1, 700) !== null || !isOver(card);
  // what it asks in one line, or in two smaller ones above what is missing; the tick tells enough of what is done
  const free = foot - top - (tells ? size * 1.25 : 0);
  const y = top + free * 0.54;
  if (!paragraph(ctx, words.asks, middle, y, { ...style, size: most, least: Math.min(most, 11.5 * u) }, room, 1))
    paragraph(ctx, words.asks, middle, y, { ...style, size: Math.min(14 * u, free * 0.48), least: 8 }, room, 2);
  if (tells) says(ctx, words, middle, foot - size * 0.42, said, room);
  rule(ctx, 9 * u, foot, width - 18 * u);
  const until = card.done.length > 0 ? (missionSpots(card, u, width, height)[0]?.x ?? width) : width;
  return prizes(ctx, card, words, 11 * u, foot + 13 * u, Math.min(21, width * 0.098) * u, until);
}

/** What is missing, and in green where it can be had. */
function says(
  ctx: Ctx,
  { say, also }: MissionWords,
  middle: number,
  y: number,
  style: Parameters<typeof mixed>[4],
  room: number,
): void {
  const [first, second] = [widthOf(ctx, say, style.size, 700), widthOf(ctx, `, ${also}`, style.size, 700)];
  const size = style.size * Math.min(1, room / (first + second));
  // what would become too small to be read is left to the sheet that opens
  if (also === '' || size < 9) {
    mixed(ctx, say, middle, y, { ...style, align: 'center' }, room);
    return;
  }
  const left = middle - ((first + second) * size) / style.size / 2;
  mixed(ctx, say, left, y, { ...style, size });
  mixed(ctx, `, ${also}`, left + (first * size) / style.size, y, { ...style, size, colour: tints.done });
}

function narrow(
  ctx: Ctx,
  card: MissionCard,
  words: MissionWords,
  u: number,
  width: number,
  height: number,
  head: number,
): void {
  const foot = height - 34 * u;
  const y = (5 + head + foot) / 2;
  const used = drawSigns(ctx, card.signs, 11 * u, y, 22 * u, width * 0.42) + 16 * u;
  const room = width - used - 9 * u;
  const style = { size: Math.max(11.5, 13 * u), least: 10, weight: 700, colour: tintOf(card) } as const;
  paragraph(ctx, words.short, used + room / 2, y, style, room, 3);
  rule(ctx, 9 * u, foot, width - 18 * u);
  if (isOver(card)) return;
  const each = card.done.length === 0 ? card.first : card.each;
  const size = 19 * u;
  const wide = (each.coins > 0 ? size * 1.1 : 0) + (each.crowns > 0 ? size * 1.6 : 0);
  if (card.done.length < 2) prize(ctx, each, width - wide - 10 * u, foot + 16 * u, size);
}

function chip(
  ctx: Ctx,
  card: MissionCard,
  words: MissionWords,
  u: number,
  width: number,
  height: number,
  head: number,
): void {
  const foot = missionSpots(card, u, width, height)[0]?.y ?? height;
  const told = foot - head > 46;
  const y = head + (foot - head) * (told ? 0.36 : 0.55);
  const size = Math.min(20 * u, (foot - head) * (told ? 0.44 : 0.66), (width - 12) / Math.max(1.2, card.signs.length));
  const wide = Math.min(size * 1.08 * card.signs.length, width - 12);
  drawSigns(ctx, card.signs, (width - wide) / 2, y, size, wide);
  if (!told || isOver(card)) return;
  const style = { size: 11.5, least: 10, weight: 700, colour: tintOf(card) } as const;
  paragraph(ctx, words.short, width / 2, foot - 9, style, width - 10, 1);
}

/** Free places are shown where nothing else is. */
function markers(ctx: Ctx, card: MissionCard, u: number, width: number, height: number, taken: number): void {
  const spots = missionSpots(card, u, width, height);
  spots.forEach(({ x, y, width: size }, i) => {
    const seat = card.done[i];
    const [cx, cy] = [x + size / 2, y + size / 2];
    if (seat !== undefined) marker(ctx, seat, cx, cy, size);
    else {
      const waits = card.progress[i - card.done.length];
      if (waits !== undefined) marker(ctx, waits, cx, cy, size, true);
      else if (x > taken + 4 * u) vacant(ctx, cx, cy, size);
    }
  });
}
