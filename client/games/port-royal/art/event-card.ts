import type { EventId } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, glow, gradient, icon, shadowed } from '../../../art/canvas.ts';
import {
  coins,
  crossedSabres,
  crown,
  fluffyCloud,
  fog,
  hoodedFigure,
  lightningStorm,
  openBook,
  openGate,
  payMoney,
  person,
  receiveMoney,
  shop,
  talk,
  windsock,
} from '../../../art/icons.ts';
import { cream, display, ink, prose, sepia } from '../../../art/palette.ts';
import { line, paragraph, wrap } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

export const eventEmblems: Readonly<Record<EventId, string>> = {
  'ev-0-fair-wind': fluffyCloud,
  'ev-0-market-day': shop,
  'ev-0-royal-favour': crown,
  'ev-0-tailwind': windsock,
  'ev-0-fog': fog,
  'ev-0-patrol': crossedSabres,
  'ev-0-storm': lightningStorm,
  'ev-0-cheap-hands': person,
  'ev-0-dear-wages': payMoney,
  'ev-0-smugglers': hoodedFigure,
  'ev-0-harbour-dues': receiveMoney,
  'ev-0-open-harbour': openGate,
  'ev-0-rumours': talk,
  'ev-1': coins,
  'ev-2': openBook,
  'ev-3': openBook,
};

export interface EventWords {
  readonly heading: string;
  readonly name: string;
  readonly text: string;
}

/** The event of the turn: a card, or a strip on a phone. Without one, the place where it will lie. */
export function eventSkin(id: EventId | null, words: EventWords, unit: number, width: number, height: number): Skin {
  return {
    id: `event:${id}:${words.name}:${words.text}:${words.heading}`,
    width,
    height,
    pad: 12,
    paint(ctx) {
      if (id === null) {
        empty(ctx, words.heading, unit, width, height);
        return;
      }
      paperSheet(ctx, width, height);
      if (height >= 74 * unit) card(ctx, id, words, unit, width, height);
      else strip(ctx, id, words, unit, width, height);
    },
  };
}

function paperSheet(ctx: Ctx, width: number, height: number): void {
  box(ctx, 0, 0, width, height, 9);
  ctx.fillStyle = sepia;
  shadowed(ctx, 'rgba(0,0,0,.42)', 14, 6, () => ctx.fill());
  box(ctx, 1.5, 1.5, width - 3, height - 3, 8);
  ctx.fillStyle = cream;
  ctx.fill();
  box(ctx, 3.5, 3.5, width - 7, height - 7, 6.5);
  ctx.fillStyle = '#2A6A7A';
  ctx.fill();
  box(ctx, 4.8, 4.8, width - 9.6, height - 9.6, 5.5);
  ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['#FDF6E2', '#E9D7A9']);
  ctx.fill();
}

function seal(ctx: Ctx, id: EventId, x: number, y: number, r: number): void {
  const disc = (radius: number, fill: string | CanvasGradient): void => {
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.fillStyle = fill;
    ctx.fill();
  };
  disc(r + 3.4, '#2A6A7A');
  disc(r + 1.6, sepia);
  disc(
    r,
    glow(ctx, x - r * 0.2, y - r * 0.4, r * 1.5, [
      [0, '#FFFFFF'],
      [1, '#BFD9D6'],
    ]),
  );
  icon(ctx, eventEmblems[id], x, y, r * 1.24, sepia);
}

function card(ctx: Ctx, id: EventId, words: EventWords, u: number, width: number, height: number): void {
  const r = Math.min(27 * u, width * 0.12, height * 0.3);
  seal(ctx, id, 14 * u + r, height / 2, r);
  const left = 27 * u + 2 * r;
  const room = width - left - 10 * u;
  const small = { family: prose, weight: 700, size: Math.max(11.5, 12.5 * u), colour: '#31505D' } as const;
  line(ctx, words.heading, left, 22 * u, small, room);
  line(ctx, words.name, left, 43 * u, { family: display, size: 21 * u, colour: ink }, room, 0.5);
  const y = (47 * u + height - 7 * u) / 2;
  const free = height - 55 * u;
  // as few lines as fit, the larger the letters
  [2, 3, 4].some((rows) => {
    const size = Math.min(13.5 * u, free / rows / 1.1);
    return paragraph(ctx, words.text, left + room / 2, y, { size, least: size * 0.86, colour: ink }, room, rows);
  });
}

function strip(ctx: Ctx, id: EventId, words: EventWords, u: number, width: number, height: number): void {
  const r = height * 0.33;
  icon(ctx, eventEmblems[id], 12 * u + r, height / 2, r * 1.8, sepia);
  const left = 18 * u + 2 * r;
  const size = Math.min(17 * u, height * 0.5);
  const shown = Math.min(13.5 * u, height * 0.42);
  // its text beside the name where there is room for it; else the name alone, and it explains itself when touched
  const beside = wrap(ctx, words.text, shown * 0.82, width * 0.56, 2) !== null;
  const used = line(
    ctx,
    words.name,
    left,
    height / 2 + size * 0.3,
    { family: display, size, colour: ink },
    beside ? width * 0.34 : width - left - 10 * u,
    0.5,
  );
  if (!beside) return;
  const from = left + used + 9 * u;
  const room = width - from - 10 * u;
  const text = { size: shown, least: shown * 0.78, colour: ink } as const;
  paragraph(ctx, words.text, from + room / 2, height / 2, text, room, 2);
}

function empty(ctx: Ctx, heading: string, u: number, width: number, height: number): void {
  box(ctx, 1, 1, width - 2, height - 2, 9);
  ctx.fillStyle = 'rgba(6,22,30,.4)';
  ctx.fill();
  ctx.setLineDash([6, 5]);
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = 'rgba(169,207,203,.45)';
  ctx.stroke();
  const size = Math.max(12, 13.5 * u);
  const style = { family: prose, weight: 500, size, colour: 'rgba(217,230,226,.8)', align: 'center' } as const;
  line(ctx, heading, width / 2, height / 2 + size * 0.3, style, width - 20 * u);
}
