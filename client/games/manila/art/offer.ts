import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, engraving, gradient } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { display, numerals, prose, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { tag } from '../../../art/tag.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Offer } from '../stage/model.ts';
import { payout } from './tile.ts';
import { wareLooks } from './wares.ts';

interface OfferWords {
  readonly name: string;
  /** “share”, or empty for a ware to be loaded */
  readonly share: string;
  /** “× 4”, of those that the bank has */
  readonly left: string;
  readonly payout: string;
  readonly seats: readonly number[];
}

/** A share for sale, or a ware that waits to be loaded. */
export function offerSkin(offer: Offer, words: OfferWords, width: number, height: number): Skin {
  return {
    id: `offer:${JSON.stringify([offer, words])}`,
    width,
    height,
    pad: 20,
    paint(ctx, kit) {
      if (offer.gone) ctx.globalAlpha = 0.45;
      paintOffer(ctx, kit, offer, words, width, height);
    },
  };
}

function paintOffer(ctx: Ctx, kit: Kit, offer: Offer, words: OfferWords, width: number, height: number): void {
  const { colour, deep, on, emblem } = wareLooks[offer.ware];
  sheet(ctx, kit, width, height, 10);
  const head = Math.min(34, height * 0.2);
  box(ctx, 6, 6, width - 12, head, [5, 5, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 6, 0, 6 + head, [colour, colour, deep]);
  ctx.fill();
  ctx.fillStyle = sepia;
  ctx.fillRect(6, 4 + head, width - 12, 2);
  const style = { family: display, size: Math.min(21, head * 0.68), colour: on, align: 'center' } as const;
  line(ctx, words.name, width / 2, 5 + head / 2 + style.size * 0.3, style, width - 20);
  const body = height - head - 12;
  const top = 6 + head;
  const size = Math.min(width * 0.6, body * (offer.price === null ? 0.5 : 0.36));
  engraving(ctx, emblem, width / 2, top + size * (offer.price === null ? 0.62 : 0.6), size);
  if (offer.price === null) cargo(ctx, words, width, height);
  else forSale(ctx, offer.price, words, width, top, body);
}

/** Seats and what the whole boat pays. */
function cargo(ctx: Ctx, words: OfferWords, width: number, height: number): void {
  const pill = Math.min(26, height * 0.17);
  ctx.font = `700 ${pill * 0.66}px ${numerals}`;
  const wide = ctx.measureText(words.payout).width + pill * 1.5;
  payout(ctx, words.payout, width / 2 + wide / 2, height - 9 - pill * 0.5, pill);
  if (height < 110) return;
  const r = Math.min(11, (height * 0.13) / 2 + 1, (width - 16) / (words.seats.length * 2.3));
  const y = height - 13 - pill - r;
  words.seats.forEach((cost, i) => {
    const x = width / 2 + (i - (words.seats.length - 1) / 2) * r * 2.3;
    ctx.beginPath();
    ctx.arc(x, y, r, 0, Math.PI * 2);
    ctx.fillStyle = 'rgba(90,66,36,.22)';
    ctx.fill();
    ctx.lineWidth = 1;
    ctx.strokeStyle = 'rgba(60,42,20,.6)';
    ctx.stroke();
    const style = { family: numerals, weight: 700, size: r * 1.15, colour: '#33200A', align: 'center' } as const;
    line(ctx, String(cost), x, y + r * 0.42, style);
  });
}

function forSale(ctx: Ctx, price: number, words: OfferWords, width: number, top: number, body: number): void {
  const small = {
    family: prose,
    weight: 500,
    size: Math.max(12, Math.min(15, width * 0.12)),
    align: 'center',
  } as const;
  const size = Math.min(46, body * 0.26, width * 0.42);
  coin(ctx, String(price), width / 2, top + body * 0.68, size);
  line(ctx, words.share, width / 2, top + body * 0.49, { ...small, colour: '#4A3726' }, width - 14);
  tag(ctx, words.left, width / 2, top + body * 0.91, Math.max(10.5, Math.min(14, width * 0.1)), width - 12);
}
