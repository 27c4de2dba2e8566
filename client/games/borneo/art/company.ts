import type { Seat } from '../../../../shared/engine/core.ts';
import type { Company } from '../../../../shared/games/borneo/index.ts';
import { avatar, type SeatLook } from '../../../art/avatar.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { flag, flagRatio, flags } from '../../../art/flags.ts';
import { checkedShield, crossedSwords, familyHouse, scrollQuill } from '../../../art/icons.ts';
import { cream, display, numerals, players, sepia, wax } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { CompanySpot, Sheet } from '../stage/layout.ts';
import { houses } from './scenes.ts';

const brown = '#4A3726';

/** The sheet behind companies or missions, with its heading where there is room for one. */
export function boardSkin(of: 'companies' | 'missions', title: string, at: Sheet, width: number, height: number): Skin {
  return {
    id: `board:${of}:${at.heading ? title : ''}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      sheet(ctx, kit, width, height, 12);
      if (!at.heading) return;
      const y = at.heading.y - at.frame.y + at.heading.height / 2;
      const x = at.heading.x - at.frame.x;
      const size = at.heading.height * 0.94;
      icon(ctx, of === 'companies' ? familyHouse : scrollQuill, x + size / 2, y, size, brown);
      const style = { family: display, size: at.heading.height * 0.82, colour: sepia } as const;
      line(ctx, title, x + size * 1.35, y + style.size * 0.3, style, at.heading.width - size * 1.4);
    },
  };
}

/** A company: flag, name, and its ranks with the places that are still free. */
export function companySkin(
  company: Company,
  name: string,
  ranks: readonly string[],
  taken: number,
  spot: CompanySpot,
  upright: boolean,
  width: number,
  height: number,
): Skin {
  return {
    id: `company:${company}:${name}:${ranks[0]}:${taken}:${spot.slots.length}:${upright}`,
    width,
    height,
    pad: 6,
    paint(ctx) {
      field(ctx, company, upright, width, height);
      ctx.translate(-spot.frame.x, -spot.frame.y);
      if (upright) headAbove(ctx, company, name, spot);
      else headBeside(ctx, company, name, spot);
      spot.slots.forEach((slot, i) => {
        if (i >= taken) socket(ctx, i + 1, slot);
        if (upright && i < taken) rank(ctx, ranks[i] ?? '', slot, spot);
      });
    },
  };
}

function field(ctx: Ctx, company: Company, upright: boolean, width: number, height: number): void {
  const { colour } = flags[company];
  box(ctx, 0.5, upright ? 0.5 : 1.5, width - 1, height - (upright ? 1 : 3), 8);
  ctx.fillStyle = 'rgba(45,32,19,.06)';
  ctx.fill();
  ctx.fillStyle = upright
    ? gradient(ctx, 0, 0, 0, height * 0.6, [`${colour}38`, `${colour}0A`])
    : gradient(ctx, 0, 0, width * 0.6, 0, [`${colour}42`, `${colour}0A`]);
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(45,32,19,.26)';
  ctx.stroke();
  const town = upright
    ? { x: 1, y: height - width * 0.7, width: width - 2, height: width * 0.7 - 1, radius: 7 }
    : { x: width - height * 2.4, y: 2, width: height * 2.4 - 1, height: height - 4, radius: 7 };
  scenery(ctx, houses[company], town, { tint: '#4A3726', strength: 0.2 });
}

function headAbove(ctx: Ctx, company: Company, name: string, { head }: CompanySpot): void {
  const cloth = Math.min(head.width * 0.46, head.height * 0.72);
  const top = head.y + head.height * 0.1;
  flag(ctx, company, head.x + (head.width - cloth) / 2, top, cloth);
  const size = head.height * 0.3;
  const style = { family: display, size, colour: sepia, align: 'center' } as const;
  line(ctx, name, head.x + head.width / 2, top + cloth * flagRatio + size * 0.98, style, head.width - 6);
}

function headBeside(ctx: Ctx, company: Company, name: string, { head }: CompanySpot): void {
  const cloth = Math.min(head.width * 0.34, head.height * 0.84);
  const y = head.y + head.height / 2;
  flag(ctx, company, head.x + 6, y - (cloth * flagRatio) / 2, cloth);
  const left = head.x + cloth + 12;
  const room = head.x + head.width - 5 - left;
  // as large as fits all four alike
  const size = Math.min(head.height * 0.36, room / 3.3);
  const style = { family: display, size, colour: sepia } as const;
  line(ctx, name, left, y + size * 0.3, style, room, 0.5);
}

/** A free place with its rank. */
function socket(ctx: Ctx, nth: number, { x, y, width }: CompanySpot['head']): void {
  const r = width * 0.41;
  ctx.beginPath();
  ctx.arc(x + width / 2, y + width / 2, r, 0, Math.PI * 2);
  ctx.fillStyle = 'rgba(45,32,19,.07)';
  ctx.fill();
  ctx.setLineDash([3.4, 3]);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = 'rgba(45,32,19,.4)';
  ctx.stroke();
  ctx.setLineDash([]);
  const size = Math.max(11, width * 0.34);
  const style = { family: numerals, weight: 700, size, colour: 'rgba(74,55,38,.6)', align: 'center' } as const;
  line(ctx, String(nth), x + width / 2, y + width / 2 + size * 0.36, style);
}

/** Ranks beside the merchants; a free place has its own inside. */
function rank(ctx: Ctx, nth: string, slot: CompanySpot['head'], { frame }: CompanySpot): void {
  const size = Math.max(12, slot.width * 0.36);
  const left = slot.x + slot.width * 1.12;
  const x = left + (frame.x + frame.width - left) * 0.46;
  const style = { family: numerals, weight: 700, size, colour: brown, align: 'center' } as const;
  line(ctx, nth, x, slot.y + slot.width / 2 + size * 0.36, style, frame.x + frame.width - left - 2);
}

/** A merchant of a player; one's own stand out, and so do those who fight. */
export const merchantSkin = (
  seat: Seat,
  look: SeatLook,
  own: boolean,
  role: 'attack' | 'defence' | null,
  size: number,
): Skin => ({
  id: `merchant:${seat}:${look}:${own}:${role}`,
  width: size,
  height: size,
  pad: Math.ceil(size * 0.25),
  paint(ctx) {
    const c = size / 2;
    if (own) {
      ctx.beginPath();
      ctx.arc(c, c, c + size * 0.01, 0, Math.PI * 2);
      ctx.fillStyle = (players[seat % players.length] ?? players[0]).colour;
      shadowed(ctx, '#FFFFFF', size * 0.16, 0, () => ctx.fill());
    }
    ctx.beginPath();
    ctx.arc(c, c, c * 0.92, 0, Math.PI * 2);
    ctx.fillStyle = sepia;
    ctx.fill();
    // a bot is known by its plate; here its rank is asked for
    avatar(ctx, seat, c, c, size * 0.85, look === 'bot' ? '' : look);
    if (role) badge(ctx, role, size);
  },
});

function badge(ctx: Ctx, role: 'attack' | 'defence', size: number): void {
  const r = Math.max(8, size * 0.26);
  const at = size * 0.14;
  ctx.beginPath();
  ctx.arc(at, at, r, 0, Math.PI * 2);
  ctx.fillStyle = role === 'attack' ? wax : '#1D4C5C';
  shadowed(ctx, 'rgba(0,0,0,.5)', 4, 1, () => ctx.fill());
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = cream;
  ctx.stroke();
  icon(ctx, role === 'attack' ? crossedSwords : checkedShield, at, at, r * 1.4, cream);
}
