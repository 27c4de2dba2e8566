import { at } from '../../../shared/engine/assert.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import { box, type Ctx, gradient, icon } from '../../art/canvas.ts';
import { anchor, compass, crossedSabres, laurelCrown, moon, sun } from '../../art/icons.ts';
import { display, ink, numerals, parchment, players, prose, sand, wax } from '../../art/palette.ts';
import { type RibbonTone, ribbon } from '../../art/ribbon.ts';
import { line } from '../../art/text.ts';
import { type SourceFill, sourceFills } from '../../art/tints.ts';
import type { Score, ToldStory } from '../../games/presenter.ts';
import type { Headline } from '../../stage/stage.ts';
import { scaleOf, spread, ticksOf } from './counting.ts';
import { lineOf } from './figures.ts';

/** What a picture of a finished game shows; it speaks to nobody in particular. */
export interface EndPicture {
  readonly game: string;
  readonly verdict: Headline;
  readonly score: Score;
  readonly story: ToldStory | null;
  readonly turningPoint: string;
  readonly start: string;
  readonly names: readonly string[];
  readonly code: string;
}

export const pictureSize = { width: 1200, height: 675 } as const;

const { width, height } = pictureSize;
const rim = 34;

/** Draws the whole picture; `host` names the house that it comes from. */
export function drawPicture(ctx: Ctx, of: EndPicture, paper: CanvasImageSource | null, host: string): void {
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['#164557', '#081B24']);
  ctx.fillRect(0, 0, width, height);
  drawSheet(ctx, paper);
  const tone: RibbonTone = of.verdict.mood === 'lost' ? 'night' : of.verdict.mood === 'watched' ? 'wax' : 'gold';
  ctx.save();
  ctx.translate(width / 2 - 340, 14);
  ribbon(ctx, of.verdict.words, tone, 680, 74);
  ctx.restore();
  icon(ctx, laurelCrown, width / 2 - 400, 56, 52, '#F2CB6B');
  icon(ctx, laurelCrown, width / 2 + 400, 56, 52, '#F2CB6B');
  line(ctx, of.game, 62, 138, { family: display, size: 34, colour: ink }, 480);
  line(
    ctx,
    of.score.reason,
    width - 62,
    136,
    { family: prose, size: 20, weight: 500, colour: ink, align: 'right' },
    620,
  );
  const curve = of.story?.curve ?? null;
  const below = bars(ctx, of, curve ? 690 : width - 124);
  moments(ctx, of, below + 14);
  if (curve) drawCurve(ctx, curve, of, { x: 800, y: 200, width: 300, height: 330 });
  line(ctx, `${host} · ${of.code}`, width / 2, height - rim - 16, {
    family: prose,
    size: 18,
    weight: 700,
    colour: '#4A3726',
    align: 'center',
  });
}

/** The paper that it is drawn on. */
export function drawSheet(ctx: Ctx, paper: CanvasImageSource | null): void {
  ctx.save();
  box(ctx, rim, 62, width - 2 * rim, height - 62 - rim, 18);
  ctx.fillStyle = gradient(ctx, 0, 62, 0, height, [parchment, sand]);
  ctx.fill();
  ctx.clip();
  const pattern = paper ? ctx.createPattern(paper, 'repeat') : null;
  if (pattern) {
    ctx.fillStyle = pattern;
    ctx.fillRect(0, 0, width, height);
  }
  ctx.restore();
  ctx.lineWidth = 3;
  ctx.strokeStyle = '#A5854C';
  ctx.stroke();
}

/** A colour and its pattern, within a rectangle. */
function fill(ctx: Ctx, { fill: colour, line: over, pattern }: SourceFill, x: number, y: number, w: number, h: number) {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.clip();
  ctx.strokeStyle = over;
  ctx.fillStyle = over;
  ctx.lineWidth = 5;
  ctx.beginPath();
  if (pattern === 'rows') for (let row = y + 4; row < y + h; row += 10) ctx.rect(x, row, w, 5);
  else if (pattern === 'dots')
    for (let row = y + 6; row < y + h; row += 10)
      for (let dot = x + 6; dot < x + w; dot += 10) ctx.rect(dot, row, 3, 3);
  else if (pattern !== 'plain')
    for (let slant = x - h; slant < x + w + h; slant += 14) {
      const up = pattern === 'rising';
      ctx.moveTo(slant, up ? y + h : y);
      ctx.lineTo(slant + h, up ? y : y + h);
    }
  if (pattern === 'rows' || pattern === 'dots') ctx.fill();
  else ctx.stroke();
  ctx.restore();
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = ink;
  ctx.strokeRect(x, y, w, h);
}

/** Returns where they end. */
function bars(ctx: Ctx, { score, names }: EndPicture, wide: number): number {
  const left = 62;
  const { below, above } = scaleOf(score);
  const from = left + 270;
  const unit = (left + wide - 70 - from) / (below + above);
  const zero = from + below * unit;
  const high = Math.min(78, 330 / score.rows.length);
  let x = left;
  for (const [i, { label, tint }] of score.sources.entries()) {
    if (score.rows.every(({ parts }) => parts[i] === 0)) continue;
    fill(ctx, sourceFills[tint], x, 166, 16, 16);
    x += 24 + line(ctx, label, x + 23, 181, { family: prose, size: 18, weight: 500, colour: ink }) + 20;
  }
  for (const [row, { seat, place, parts, total }] of score.rows.entries()) {
    const y = 202 + row * high;
    if (place === 1) {
      box(ctx, left - 10, y, wide + 20, high - 6, 10);
      ctx.fillStyle = '#E9B44E66';
      ctx.fill();
    }
    const middle = y + high / 2 - 3;
    disc(ctx, seat, left + 46, middle, 17);
    const text = { weight: 700, colour: ink } as const;
    line(ctx, String(place), left + 8, middle + 8, { family: numerals, size: 22, ...text });
    line(ctx, names[seat] ?? '', left + 74, middle + 7, { family: prose, size: 21, ...text }, 184);
    let end = zero;
    let start = zero;
    for (const [i, part] of parts.entries()) {
      const look = sourceFills[at(score.sources, i).tint];
      const size = Math.abs(part) * unit;
      if (size === 0) continue;
      if (part < 0) start -= size;
      const place = part < 0 ? start : end;
      fill(ctx, look, place, middle - 17, size, 34);
      if (part > 0) end += size;
      const shown = part < 0 ? `−${-part}` : String(part);
      if (size > 12 * shown.length)
        line(ctx, shown, place + size / 2, middle + 6, {
          family: numerals,
          size: 17,
          weight: 700,
          colour: look.on,
          align: 'center',
        });
    }
    const sum = total < 0 ? `−${-total}` : String(total);
    line(ctx, sum, left + wide, middle + 10, { family: numerals, size: 30, ...text, align: 'right' });
  }
  return 202 + score.rows.length * high;
}

/** What decided it, as far as there is room. */
function moments(ctx: Ctx, { story }: EndPicture, from: number): void {
  const high = 46;
  const room = Math.floor((height - rim - 34 - from) / high);
  for (const [i, { icon: outline, heading, text }] of (story?.moments ?? []).slice(0, Math.min(3, room)).entries()) {
    const y = from + i * high;
    icon(ctx, outline, 84, y + 20, 28, ink);
    line(ctx, heading, 112, y + 17, { family: prose, size: 19, weight: 700, colour: ink }, 620);
    line(ctx, plain(text), 112, y + 38, { family: prose, size: 18, weight: 500, colour: ink }, 620);
  }
}

/** of the seats, in their order */
const symbols = [anchor, crossedSabres, compass, sun, moon];

function disc(ctx: Ctx, seat: number, x: number, y: number, radius: number): void {
  const look = players[seat % players.length] ?? players[0];
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = look.colour;
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.strokeStyle = ink;
  ctx.stroke();
  icon(ctx, symbols[seat % symbols.length] ?? anchor, x, y, radius * 1.3, look.on);
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawCurve(ctx: Ctx, { heading, scores, turningPoint }: ToldStory['curve'], of: EndPicture, at: Frame): void {
  const ticks = ticksOf(Math.min(...scores.flat()), Math.max(...scores.flat()));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (point: number): number => at.x + (at.width * point) / Math.max(1, scores.length - 1);
  const y = (score: number): number => at.y + at.height * (1 - (score - low) / Math.max(1, high - low));
  const small = { family: prose, size: 16, weight: 500, colour: ink } as const;
  line(ctx, heading, at.x - 34, at.y - 24, { family: display, size: 22, colour: '#4A3726' }, at.width + 70);
  if (turningPoint !== null) {
    ctx.fillStyle = '#E9B44E66';
    ctx.fillRect(x(turningPoint - 1), at.y, x(1) - x(0), at.height);
    line(ctx, of.turningPoint, (x(turningPoint - 1) + x(turningPoint)) / 2, at.y - 4, {
      ...small,
      weight: 700,
      colour: wax,
      align: 'center',
    });
  }
  for (const tick of ticks) {
    ctx.beginPath();
    ctx.moveTo(at.x, y(tick));
    ctx.lineTo(at.x + at.width, y(tick));
    ctx.lineWidth = 1;
    ctx.strokeStyle = tick === 0 ? '#22180F99' : '#22180F26';
    ctx.stroke();
    line(ctx, String(tick).replace('-', '−'), at.x - 8, y(tick) + 5, { ...small, align: 'right' });
  }
  const final = scores.at(-1) ?? [];
  const marks = spread(final.map(y), 30, at.y, at.y + at.height);
  for (const seat of final.keys()) {
    const { colour, dash } = lineOf(seat);
    ctx.beginPath();
    for (const [point, each] of scores.entries()) ctx.lineTo(x(point), y(each[seat] ?? 0));
    ctx.lineTo(at.x + at.width + 16, marks[seat] ?? 0);
    ctx.setLineDash(dash === '' ? [] : dash.split(' ').map(Number));
    ctx.lineWidth = 3.4;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = colour;
    ctx.stroke();
    ctx.setLineDash([]);
    disc(ctx, seat, at.x + at.width + 30, marks[seat] ?? 0, 14);
  }
  line(ctx, of.start, at.x, at.y + at.height + 22, { ...small, align: 'center' });
  line(ctx, String(scores.length - 1), at.x + at.width, at.y + at.height + 22, { ...small, align: 'center' });
}
