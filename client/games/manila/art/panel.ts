import type { Ctx } from '../../../art/canvas.ts';
import { box, icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import { display, numerals, prose } from '../../../art/tokens.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Panel, Slot } from '../layout.ts';

const brown = '#4A3726';

/** What is printed around a place for an accomplice. */
export interface Print {
  readonly label: string;
  /** a boat lies there: the letter makes room for it */
  readonly moored?: boolean;
  /** a sum in a coin, or a plain sign like ±1 */
  readonly gain: { readonly coin: string } | { readonly sign: string } | null;
  /** “41%”, in small print */
  readonly chance?: string;
}

/** A sheet with a heading and places for accomplices, which are pieces of their own. */
export function panelSkin(
  heading: { readonly title: string; readonly emblem: string },
  prints: readonly Print[],
  panel: Panel,
  width: number,
  height: number,
): Skin {
  return {
    id: `panel:${heading.title}:${JSON.stringify(prints)}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      sheet(ctx, kit, width, height, 11);
      ctx.translate(-panel.frame.x, -panel.frame.y);
      headingIn(ctx, heading, panel.heading);
      prints.forEach((print, i) => {
        const slot = panel.slots[i];
        if (slot) printed(ctx, print, slot);
      });
    },
  };
}

function headingIn(ctx: Ctx, { title, emblem }: { title: string; emblem: string }, at: Rect): void {
  const size = Math.min(at.height * 0.8, 26, at.width * 0.26);
  const y = at.y + at.height / 2;
  icon(ctx, emblem, at.x + size / 2, y, size, brown);
  const style = { family: display, size: Math.min(20, Math.max(12.5, size * 0.86)), colour: '#2D2013' } as const;
  const left = at.x + size * 1.28;
  line(ctx, title, left, y + style.size * 0.3, style, at.x + at.width - left);
}

function printed(ctx: Ctx, { label, moored, gain, chance }: Print, slot: Slot): void {
  const { socket } = slot;
  const y = socket.y + socket.height / 2;
  if (label && slot.label.width > 0) labelled(ctx, label, slot, moored);
  const x = slot.gain.x + slot.gain.width / 2;
  const gy = slot.gain.y + slot.gain.height / 2;
  if (gain && 'coin' in gain) coin(ctx, gain.coin, x, gy, slot.gain.width);
  else if (gain) {
    const size = Math.max(11, Math.min(16, socket.height * 0.42));
    const style = { family: numerals, weight: 700, size, colour: brown, align: 'center' } as const;
    line(ctx, gain.sign, x, gy + size * 0.36, style);
  }
  if (!chance) return;
  const style = {
    family: prose,
    weight: 700,
    size: Math.max(9.5, socket.height * 0.3),
    colour: '#6B4A22',
    align: 'center',
  } as const;
  line(
    ctx,
    chance,
    x,
    y + socket.height * 0.5 + style.size * 0.72,
    { ...style, family: numerals },
    slot.gain.width * 1.4,
  );
}

function labelled(ctx: Ctx, label: string, slot: Slot, moored?: boolean): void {
  const { label: at, socket } = slot;
  const y = at.y + at.height / 2;
  const berth = moored !== undefined && at.width > 40;
  if (berth) quay(ctx, at);
  const full = Math.min(19, Math.max(12.5, socket.height * 0.5), Math.max(12.5, at.width * 0.8));
  const size = moored ? full * 0.72 : full;
  const style = { family: display, size, colour: brown, align: 'center' } as const;
  if (moored) {
    line(ctx, label, at.x + size * 0.3, at.y + (berth ? -size * 0.05 : size * 0.1), style, at.width);
    return;
  }
  line(ctx, label, at.x + at.width / 2, y + size * 0.3, style, at.width);
}

/** The water of a berth, with its bollards. */
function quay(ctx: Ctx, at: Rect): void {
  box(ctx, at.x, at.y, at.width, at.height, 6);
  ctx.fillStyle = 'rgba(34,100,120,.2)';
  ctx.fill();
  ctx.setLineDash([4, 3]);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(45,80,90,.5)';
  ctx.stroke();
  ctx.setLineDash([]);
}
