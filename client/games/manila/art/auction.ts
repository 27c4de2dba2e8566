import { avatar } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, glow, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { hall } from '../../../art/hall.ts';
import { gavel } from '../../../art/icons.ts';
import { cream, ink, legal, numerals, parchment, players, prose, sand, sepia } from '../../../art/palette.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Bidder } from '../stage/model.ts';

export const showSkin = (title: string, unit: number, width: number, height: number): Skin => ({
  id: `show:${title}`,
  width,
  height,
  pad: Math.ceil(20 * unit),
  paint: (ctx, kit) => hall(ctx, kit, title, unit, width, height),
});

/** The standing bid, struck into one large coin. */
export function standingSkin(amount: number | null, caption: string, width: number, height: number): Skin {
  return {
    id: `standing:${amount}:${caption}`,
    width,
    height,
    pad: 16,
    paint(ctx) {
      const words = Math.max(13, Math.min(17, height * 0.18));
      const size = Math.min(height - words * 1.7, width * 0.5);
      const top = (height - size - words * 1.7) / 2;
      const y = top + size / 2 + 1;
      if (amount === null) {
        ctx.beginPath();
        ctx.arc(width / 2, y, size / 2, 0, Math.PI * 2);
        ctx.setLineDash([5, 5]);
        ctx.lineWidth = 2;
        ctx.strokeStyle = 'rgba(242,203,107,.55)';
        ctx.stroke();
        ctx.setLineDash([]);
        icon(ctx, gavel, width / 2, y, size * 0.5, 'rgba(242,203,107,.5)');
      } else coin(ctx, String(amount), width / 2, y, size);
      const style = { family: prose, weight: 700, size: words, colour: sand, align: 'center' } as const;
      line(ctx, caption, width / 2, top + size + words * 1.3, style, width + 16);
    },
  };
}

/** The hammer on its block. */
export const hammerSkin = (width: number, height: number): Skin => ({
  id: 'hammer',
  width,
  height,
  pad: 10,
  paint(ctx) {
    const size = Math.min(width, height);
    const x = width / 2;
    box(ctx, x - size * 0.34, height * 0.82, size * 0.68, height * 0.12, 4);
    ctx.fillStyle = gradient(ctx, 0, height * 0.82, 0, height * 0.94, ['#9A6B3C', '#4A2C14']);
    shadowed(ctx, 'rgba(0,0,0,.5)', 6, 3, () => ctx.fill());
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = ink;
    ctx.stroke();
    shadowed(ctx, 'rgba(0,0,0,.6)', 5, 3, () => icon(ctx, gavel, x, height * 0.44, size * 0.74, '#2A180A'));
    icon(
      ctx,
      gavel,
      x,
      height * 0.43,
      size * 0.7,
      gradient(ctx, x - size / 3, 0, x + size / 3, height, ['#E2B877', '#8A5A2C']),
    );
  },
});

/** A bidder on the bench: their paddle with the bid, raised while they are in, folded once they have passed. */
export function paddleSkin(bidder: Bidder, word: string, width: number, height: number): Skin {
  const { seat, name, look, bid, passed, highest, asked } = bidder;
  return {
    id: `paddle:${seat}:${name}:${look}:${bid}:${passed}:${highest}:${asked}:${word}`,
    width,
    height,
    // the light around the leader
    pad: Math.ceil(Math.max(16, width * 0.5)),
    paint(ctx) {
      const plate = Math.min(46, Math.max(30, height * 0.24));
      const foot = height - plate;
      const head = Math.min(width * 0.86, foot * 0.72);
      if (passed) folded(ctx, bidder, word, width, foot, head);
      else raised(ctx, bidder, width, foot, head);
      bench(ctx, bidder, width, foot, plate);
    },
  };
}

function raised(ctx: Ctx, bidder: Bidder, width: number, foot: number, head: number): void {
  const { colour, on } = players[bidder.seat % players.length] ?? players[0];
  const x = width / 2;
  // whoever leads holds their paddle highest, who has not bid keeps it low
  const y = head / 2 + (bidder.highest ? foot * 0.08 : bidder.bid === null ? foot * 0.24 : foot * 0.15);
  if (bidder.highest) {
    ctx.fillStyle = glow(ctx, x, y, head * 0.95, [
      [0, 'rgba(255,214,90,.75)'],
      [1, 'rgba(255,214,90,0)'],
    ]);
    ctx.fillRect(x - head, y - head, head * 2, head * 2);
  }
  handle(ctx, x, y + head * 0.4, foot + 6, head * 0.15);
  disc(ctx, x, y, head / 2, colour, bidder.highest);
  const style = { family: numerals, weight: 700, align: 'center', colour: on } as const;
  if (bidder.bid === null) {
    line(ctx, '–', x, y + head * 0.13, { ...style, size: head * 0.4 });
    return;
  }
  line(ctx, String(bidder.bid), x, y + head * 0.17, { ...style, size: head * 0.48 }, head * 0.76);
}

function folded(ctx: Ctx, bidder: Bidder, word: string, width: number, foot: number, head: number): void {
  const { colour } = players[bidder.seat % players.length] ?? players[0];
  const size = head * 0.66;
  ctx.save();
  ctx.globalAlpha = 0.62;
  ctx.translate(width * 0.5, foot - size * 0.42);
  ctx.rotate(1.15);
  handle(ctx, 0, 0, size * 0.95, size * 0.15);
  disc(ctx, 0, 0, size / 2, '#4A3F36', false);
  ctx.fillStyle = `${colour}55`;
  ctx.fill();
  ctx.restore();
  const style = {
    family: prose,
    weight: 700,
    size: Math.max(12, Math.min(17, width * 0.15)),
    colour: sand,
    align: 'center',
  } as const;
  line(ctx, word, width / 2, foot - size * 1.08, style, width - 4);
}

function handle(ctx: Ctx, x: number, from: number, to: number, width: number): void {
  box(ctx, x - width / 2, from, width, to - from, width * 0.4);
  ctx.fillStyle = gradient(ctx, x - width / 2, 0, x + width / 2, 0, ['#B98A54', '#8A5F33', '#4E3015']);
  ctx.fill();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = ink;
  ctx.stroke();
}

function disc(ctx: Ctx, x: number, y: number, r: number, colour: string, bright: boolean): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = sepia;
  shadowed(ctx, 'rgba(0,0,0,.55)', r * 0.3, r * 0.14, () => ctx.fill());
  ctx.beginPath();
  ctx.arc(x, y, r - 2, 0, Math.PI * 2);
  ctx.fillStyle = bright ? legal : parchment;
  ctx.fill();
  ctx.beginPath();
  ctx.arc(x, y, r - Math.max(4, r * 0.11), 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.fillStyle = glow(ctx, x - r * 0.3, y - r * 0.4, r * 1.6, [
    [0, 'rgba(255,255,255,.3)'],
    [0.5, 'rgba(255,255,255,0)'],
    [1, 'rgba(0,0,0,.28)'],
  ]);
  ctx.fill();
}

/** The rail of the bench with portrait and name. */
function bench(ctx: Ctx, bidder: Bidder, width: number, y: number, height: number): void {
  box(ctx, 0, y, width, height, 9);
  ctx.fillStyle = gradient(ctx, 0, y, 0, y + height, ['#5B3A22', '#2C1A0E']);
  shadowed(ctx, 'rgba(0,0,0,.5)', 8, 3, () => ctx.fill());
  ctx.lineWidth = bidder.asked ? 2.2 : 1.2;
  ctx.strokeStyle = bidder.asked ? legal : 'rgba(200,151,59,.55)';
  ctx.stroke();
  const size = Math.min(height * 0.74, width * 0.34);
  const narrow = width < height * 2.4;
  const colour = bidder.passed ? 'rgba(248,238,214,.6)' : cream;
  const style = { family: prose, weight: 700, size: Math.max(12, Math.min(17, height * 0.4)), colour } as const;
  if (narrow) {
    avatar(ctx, bidder.seat, width / 2, y + 1, size * 0.9, bidder.look);
    line(
      ctx,
      bidder.name,
      width / 2,
      y + height * 0.84,
      { ...style, size: Math.min(style.size, height * 0.34), align: 'center' },
      width - 8,
    );
    return;
  }
  avatar(ctx, bidder.seat, 6 + size / 2, y + height / 2, size, bidder.look);
  line(ctx, bidder.name, size + 12, y + height / 2 + style.size * 0.34, style, width - size - 18);
}
