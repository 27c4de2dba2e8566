import type { Ctx } from '../../../art/canvas.ts';
import { box, icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { display, numerals } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Panel, Slot } from '../stage/layout.ts';
import { type Shore, shores } from './scenes.ts';

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
  heading: { readonly title: string; readonly emblem: string; readonly shore: Shore },
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
      const land = { x: 5, y: height * 0.2, width: width - 10, height: height * 0.8 - 5, radius: [0, 0, 6, 6] };
      scenery(ctx, shores[heading.shore], land, { tint: '#3A4A45', strength: 0.24, sky: 'rgba(94,147,174,.2)' });
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
  const style = { family: display, size: Math.min(20, Math.max(12.5, size * 0.8)), colour: '#2D2013' } as const;
  ctx.font = `400 ${style.size}px ${display}`;
  // a long word needs the room of the emblem more than the emblem does
  const bare = ctx.measureText(title).width * 0.8 > at.width - size * 1.28;
  if (!bare) icon(ctx, emblem, at.x + size / 2, y, size, brown);
  const left = bare ? at.x : at.x + size * 1.28;
  line(ctx, title, left, y + style.size * 0.3, style, at.x + at.width - left - (bare ? 0 : 7));
}

function printed(ctx: Ctx, { label, moored, gain, chance }: Print, slot: Slot): void {
  if (slot.label.width > 0) {
    if (moored === undefined) rank(ctx, label, slot);
    else berth(ctx, label, moored, chance ?? '', slot);
  }
  if (gain && !slot.tucked) {
    const { x, y, width, height } = slot.gain;
    gained(ctx, gain, x + width / 2, y + height / 2, width, slot.socket.height);
  }
}

type Gain = NonNullable<Print['gain']>;

function gained(ctx: Ctx, gain: Gain, x: number, y: number, width: number, socket: number): void {
  if ('coin' in gain) {
    coin(ctx, gain.coin, x, y, width);
    return;
  }
  const size = Math.max(11, Math.min(16, socket * 0.42));
  line(ctx, gain.sign, x, y + size * 0.36, { family: numerals, weight: 700, size, colour: brown, align: 'center' });
}

/** A gain that lies upon the edge of a socket: a coin, or a sign on a slip of paper. */
export const gainSkin = (gain: Gain, size: number): Skin => ({
  id: `gain:${JSON.stringify(gain)}`,
  width: size,
  height: size,
  pad: 8,
  paint(ctx) {
    if ('coin' in gain) {
      coin(ctx, gain.coin, size / 2, size / 2, size);
      return;
    }
    box(ctx, -size * 0.1, size * 0.1, size * 1.2, size * 0.86, size * 0.3);
    ctx.fillStyle = '#2D2013';
    ctx.fill();
    const style = { family: numerals, weight: 700, size: size * 0.68, colour: '#F8EED6', align: 'center' } as const;
    line(ctx, gain.sign, size / 2, size * 0.78, style);
  },
});

function rank(ctx: Ctx, label: string, { label: at }: Slot): void {
  const size = Math.max(12.5, Math.min(16, at.height * 0.4));
  const style = { family: display, size, colour: brown, align: 'center' } as const;
  line(ctx, label, at.x + at.width / 2, at.y + at.height / 2 + size * 0.3, style, at.width);
}

/** The water of a berth with its letter and how likely a boat will come; a boat that lies there covers them. */
function berth(ctx: Ctx, letter: string, moored: boolean, chance: string, { label: at }: Slot): void {
  box(ctx, at.x, at.y, at.width, at.height, 6);
  ctx.fillStyle = moored ? 'rgba(34,100,120,.34)' : 'rgba(34,100,120,.16)';
  ctx.fill();
  ctx.setLineDash([4, 3]);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(45,80,90,.5)';
  ctx.stroke();
  ctx.setLineDash([]);
  const x = at.x + at.width / 2;
  const told = chance !== '' && !moored;
  const size = Math.min(20, at.height * 0.5, at.width * 0.6);
  const style = { family: display, size: told ? size * 0.9 : size, colour: brown, align: 'center' } as const;
  if (!moored)
    line(ctx, letter, x, at.y + at.height * (told ? 0.44 : 0.5) + size * (told ? 0.06 : 0.3), style, at.width);
  if (!told) return;
  const small = { family: numerals, weight: 700, size: Math.max(9, at.height * 0.27), align: 'center' } as const;
  line(ctx, chance, x, at.y + at.height * 0.88, { ...small, colour: '#2F5560' }, at.width - 3, 0.5);
}
