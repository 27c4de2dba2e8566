import type { Harbour } from '../../../../shared/games/borneo/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { flag, flagRatio, flags } from '../../../art/flags.ts';
import { anchor, cardPick, flyingFlag } from '../../../art/icons.ts';
import { brassHigh, cream, display, numerals, parchment, sepia } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { PlaceSpot } from '../stage/layout.ts';
import type { PlaceOnTable } from '../stage/model.ts';
import { plantations, quay } from './scenes.ts';
import { medallion, spiceLooks } from './spices.ts';

const brown = '#4A3726';

/** The water of a place, behind harbour and column; without a harbour it is closed. */
export const waterSkin = (
  state: 'closed' | 'empty' | 'busy',
  spot: PlaceSpot,
  width: number,
  height: number,
): Skin => ({
  id: `water:${state}:${spot.next.width}`,
  width,
  height,
  pad: 6,
  paint(ctx) {
    const radius = Math.min(14, width * 0.08);
    box(ctx, 0.75, 0.75, width - 1.5, height - 1.5, radius);
    ctx.fillStyle = gradient(ctx, 0, 0, 0, height, ['rgba(4,18,26,.62)', 'rgba(4,18,26,.3)']);
    ctx.fill();
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = 'rgba(200,151,59,.62)';
    ctx.stroke();
    const shore = { x: 1.5, y: height * 0.4, width: width - 3, height: height * 0.6 - 1.5, radius: radius - 1 };
    scenery(ctx, quay, shore, { tint: '#04141C', strength: state === 'closed' ? 0.2 : 0.42 });
    if (state === 'closed') icon(ctx, anchor, width / 2, height / 2, width * 0.4, 'rgba(169,207,203,.16)');
    if (state !== 'empty') return;
    const { next, water } = spot;
    ctx.translate(-water.x, -water.y);
    box(ctx, next.x + 2, next.y + 2, next.width - 4, next.height - 4, 8);
    ctx.setLineDash([6, 5]);
    ctx.strokeStyle = 'rgba(169,207,203,.34)';
    ctx.stroke();
    ctx.setLineDash([]);
    icon(ctx, anchor, next.x + next.width / 2, next.y + next.height / 2, next.width * 0.44, 'rgba(169,207,203,.13)');
  },
});

/** A harbour card: its name, how many cards fill it, its spice, how many flags make a monopoly. */
export function harbourSkin(harbour: Harbour, cards: number, name: string, width: number, height: number): Skin {
  return {
    id: `harbour:${harbour.id}:${harbour.spice}:${cards}:${name}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      sheet(ctx, kit, width, height, 9);
      const land = { x: 5, y: height * 0.36, width: width - 10, height: height * 0.64 - 5, radius: [0, 0, 5, 5] };
      const { colour } = spiceLooks[harbour.spice];
      scenery(ctx, plantations[harbour.spice], land, { tint: colour, strength: 0.2, sky: 'rgba(94,147,174,.16)' });
      const size = height * 0.29;
      const style = { family: display, size, colour: sepia, align: 'center' } as const;
      line(ctx, name, width / 2, height * 0.1 + size * 0.84, style, width - 20);
      const rule = height * 0.42;
      ctx.fillStyle = 'rgba(45,32,19,.3)';
      ctx.fillRect(10, rule, width - 20, 1);
      const y = rule + (height - rule) / 2 - 1;
      const disc = Math.min((height - rule) * 0.86, width * 0.26);
      medallion(ctx, harbour.spice, 1, width / 2, y, disc);
      const room = (width - disc) / 2 - 13;
      pair(ctx, cardPick, `${cards}/${harbour.limit}`, 8, y, room, height);
      pair(ctx, flyingFlag, String(harbour.monopoly), width / 2 + disc / 2 + 4, y, room, height);
    },
  };
}

function pair(ctx: Ctx, sign: string, value: string, x: number, y: number, room: number, height: number): void {
  const size = Math.max(11, height * 0.21);
  const mark = Math.min(size * 1.1, room * 0.36);
  ctx.font = `700 ${size}px ${numerals}`;
  const used = Math.min(room, mark * 1.15 + ctx.measureText(value).width);
  const left = x + (room - used) / 2;
  icon(ctx, sign, left + mark / 2, y, mark, brown);
  const style = { family: numerals, weight: 700, size, colour: sepia } as const;
  line(ctx, value, left + mark * 1.15, y + size * 0.35, style, room - mark * 1.15, 0.5);
}

/** What becomes of a number, in shape and colour. */
const changes = {
  more: { colour: '#B9F29B', up: -1 },
  less: { colour: '#FF9C86', up: 1 },
} as const;

/**
 * Flags that can be seen, company by company, on the way to a monopoly. With a shipment in the hand: what they would
 * become, a step that comes bright and a step that would be covered hollow (B8.3).
 */
export function tallySkin({ tally, harbour, ahead }: PlaceOnTable, width: number, height: number): Skin {
  const monopoly = harbour?.monopoly ?? 0;
  const counts = tally.map(({ flags: count }) => count).join(':');
  return {
    id: `tally:${monopoly}:${counts}:${ahead ? `${ahead.flags.join(':')}:${ahead.winner}` : ''}`,
    width,
    height,
    pad: 6,
    paint(ctx) {
      const gap = Math.max(5, width * 0.06);
      const cell = { width: (width - gap) / 2, height: height / 2 };
      tally.forEach(({ company, flags: was }, i) => {
        const now = ahead?.flags[i] ?? was;
        const x = (i % 2) * (cell.width + gap);
        const y = Math.floor(i / 2) * cell.height + cell.height / 2;
        if (ahead?.winner === company) won(ctx, x, y, cell.width, cell.height);
        const cloth = Math.min(cell.height * 1.02, cell.width * 0.3);
        flag(ctx, company, x, y - (cloth * flagRatio) / 2, cloth, false);
        const size = Math.max(11, cell.height * 0.74);
        const change = now === was ? null : now > was ? changes.more : changes.less;
        const hot = now > 0 && now >= monopoly - 2;
        const usual = hot ? brassHigh : now > 0 ? parchment : 'rgba(243,231,203,.55)';
        const style = { family: numerals, weight: 700, size, align: 'right' } as const;
        line(ctx, String(now), x + cell.width, y + size * 0.36, { ...style, colour: change?.colour ?? usual });
        const left = x + cloth + 4;
        const mark = ahead ? size * 0.5 : 0;
        const room = x + cell.width - size * 0.8 - mark - 3 - left;
        if (change) arrow(ctx, change, x + cell.width - size * 0.8 - mark / 2 + 1, y, mark * 0.46);
        ladder(ctx, { was, now, most: monopoly }, flags[company].colour, left, y, room, cell.height * 0.46);
      });
    },
  };
}

/** Behind the company that would have its monopoly. */
function won(ctx: Ctx, x: number, y: number, width: number, height: number): void {
  box(ctx, x - 3, y - height / 2 + 0.5, width + 6, height - 1, 5);
  ctx.fillStyle = 'rgba(246,201,69,.3)';
  ctx.fill();
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = brassHigh;
  ctx.stroke();
}

function arrow(ctx: Ctx, { colour, up }: { colour: string; up: 1 | -1 }, x: number, y: number, size: number): void {
  ctx.beginPath();
  ctx.moveTo(x - size, y - size * 0.6 * up);
  ctx.lineTo(x + size, y - size * 0.6 * up);
  ctx.lineTo(x, y + size * up);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}

/** One step for each flag that a monopoly takes. */
function ladder(
  ctx: Ctx,
  { was, now, most }: { was: number; now: number; most: number },
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const gap = width > 40 ? 1.6 : 1;
  const each = (width - gap * (most - 1)) / Math.max(1, most);
  for (let i = 0; i < most; i++) {
    const comes = i >= was && i < now;
    const tall = comes ? height * 1.35 : height;
    box(ctx, x + i * (each + gap), y - tall / 2, each, tall, Math.min(2, each / 2));
    ctx.fillStyle = i < now ? colour : 'rgba(0,0,0,.5)';
    ctx.fill();
    if (i < now && !comes) continue;
    ctx.lineWidth = comes ? 1 : 0.6;
    ctx.strokeStyle = comes ? cream : i < was ? colour : 'rgba(243,231,203,.2)';
    ctx.stroke();
  }
}
