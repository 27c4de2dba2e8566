import type { Company } from '../../../../shared/games/borneo/index.ts';
import { SPICES } from '../../../../shared/games/borneo/index.ts';
import { avatar } from '../../../art/avatar.ts';
import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { flag, flagRatio } from '../../../art/flags.ts';
import { hall } from '../../../art/hall.ts';
import { checkedShield, crossedSwords } from '../../../art/icons.ts';
import { brassHigh, cream, display, ink, legal, numerals, parchment, prose, sand } from '../../../art/palette.ts';
import { pawn } from '../../../art/pawn.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Places, SideSpot } from '../stage/layout.ts';
import type { CombatOnTable, PaymentOnTable, PickOnTable, Side } from '../stage/model.ts';
import type { Good } from './spices.ts';
import { medallion } from './spices.ts';

type Paint = (ctx: Ctx, kit: Kit) => void;

const inHall = (id: string, places: Places, width: number, height: number, draw: Paint): Skin => ({
  id: `show:${id}`,
  width,
  height,
  pad: Math.ceil(20 * places.unit),
  paint(ctx, kit) {
    hall(ctx, kit, '', places.unit, width, height);
    ctx.translate(-places.show.x, -places.show.y);
    draw(ctx, kit);
  },
});

export interface CombatWords {
  readonly company: string;
  readonly attack: string;
  readonly defence: string;
}

/** Two sides around the flag they fight for; cards and strengths are pieces of their own. */
export function combatSkin(of: CombatOnTable, words: CombatWords, places: Places, width: number, height: number): Skin {
  const { company, attack, defence } = of;
  const who = [attack, defence].map(({ seat, name, rank }) => `${seat}:${name}:${rank}`).join(':');
  return inHall(`combat:${company}:${who}:${Object.values(words).join(':')}`, places, width, height, (ctx) => {
    const { title } = places;
    const cloth = title.height * 0.94;
    const size = title.height * 0.56;
    ctx.font = `400 ${size}px ${display}`;
    const length = Math.min(ctx.measureText(words.company).width, title.width * 0.5);
    const left = title.x + (title.width - cloth - 8 - length) / 2;
    const y = title.y + title.height / 2;
    flag(ctx, company, left, y - (cloth * flagRatio) / 2, cloth);
    const style = { family: display, size, colour: brassHigh } as const;
    line(ctx, words.company, left + cloth + 8, y + size * 0.3, style, length + 1);
    sideField(ctx, attack, words.attack, crossedSwords, '#7A2A18', places.sides[0]);
    sideField(ctx, defence, words.defence, checkedShield, '#1D4C5C', places.sides[1]);
  });
}

function sideField(ctx: Ctx, side: Side, word: string, sign: string, colour: string, spot: SideSpot): void {
  const { frame, head } = spot;
  box(ctx, frame.x, frame.y, frame.width, frame.height, 10);
  ctx.fillStyle = gradient(ctx, 0, frame.y, 0, frame.y + frame.height, [`${colour}AA`, `${colour}33`]);
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = 'rgba(243,231,203,.24)';
  ctx.stroke();
  icon(
    ctx,
    sign,
    frame.x + frame.width / 2,
    frame.y + frame.height * 0.64,
    Math.min(frame.width, frame.height) * 0.5,
    'rgba(255,240,210,.06)',
  );
  const face = head.height;
  avatar(ctx, side.seat, head.x + face / 2, head.y + face / 2, face * 0.94, side.look);
  const left = head.x + face * 1.14;
  const room = head.x + head.width - left - 2;
  const size = Math.max(11.5, head.height * 0.4);
  line(
    ctx,
    side.name,
    left,
    head.y + head.height * 0.44,
    { family: prose, weight: 700, size, colour: parchment },
    room,
  );
  const small = { family: prose, weight: 500, size: size * 0.86, colour: sand } as const;
  line(ctx, `${word} · ${side.rank}`, left, head.y + head.height * 0.86, small, room);
}

/** The flags counted on one side. */
export const strengthSkin = (flags: number, leads: boolean, width: number, height: number): Skin => ({
  id: `strength:${flags}:${leads}`,
  width,
  height,
  pad: 10,
  paint(ctx) {
    if (!leads) ctx.globalAlpha = 0.78;
    shield(ctx, String(flags), width / 2, height / 2, Math.min(width, height) * 0.96);
  },
});

/** Merchants in between strengthen the defence. */
export function bonusSkin(between: CombatOnTable['between'], word: string, width: number, height: number): Skin {
  return {
    id: `bonus:${between.join(',')}:${word}`,
    width,
    height,
    pad: 6,
    paint(ctx) {
      box(ctx, 0, 0, width, height, height / 2);
      ctx.fillStyle = 'rgba(10,6,3,.62)';
      ctx.fill();
      const size = Math.max(11, height * 0.54);
      const label = { family: numerals, weight: 700, size, colour: between.length > 0 ? legal : sand } as const;
      const lead = line(ctx, `+${between.length}`, height * 0.5, height / 2 + size * 0.36, label);
      const disc = height * 0.8;
      between.forEach((seat, i) => {
        pawn(ctx, seat, height * 0.7 + lead + disc / 2 + i * disc * 1.05, height / 2, disc);
      });
      const left = height * 0.8 + lead + between.length * disc * 1.05;
      const small = { family: prose, weight: 500, size: size * 0.94, colour: sand } as const;
      line(ctx, word, left, height / 2 + size * 0.34, small, width - left - height * 0.4);
    },
  };
}

/** Which mission is paid, by whom, and what is still owed of it. */
export function paymentSkin(
  of: PaymentOnTable,
  words: { readonly name: string; readonly owed: string },
  places: Places,
  width: number,
  height: number,
): Skin {
  const { mission, seat } = of;
  const rest = owing(of.owed);
  const left = rest.map(({ good, units }) => `${good}${units}`).join(',') || of.owed.total;
  const id = `payment:${mission.kind}:${seat}:${of.name}:${of.look}:${words.name}:${words.owed}:${left}`;
  return inHall(id, places, width, height, (ctx) => {
    const { title, owed } = places;
    const y = title.y + title.height / 2;
    avatar(ctx, seat, title.x + title.height / 2, y, title.height * 0.94, of.look);
    shield(ctx, String(mission.points), title.x + title.height * 1.74, y, title.height * 0.94);
    const size = title.height * 0.58;
    const from = title.x + title.height * 2.4;
    const style = { family: display, size, colour: brassHigh } as const;
    const to = owed.y === title.y ? owed.x : title.x + title.width;
    line(ctx, words.name, from, y + size * 0.3, style, to - from - 6);
    owedLine(ctx, rest, rest.length > 0 ? words.owed : `${words.owed} ${of.owed.total}`, owed);
  });
}

/** The word, then a medallion for each spice, in the middle of their line. */
function owedLine(ctx: Ctx, rest: readonly Owing[], word: string, at: Rect): void {
  const size = Math.max(12, at.height * 0.5);
  const style = { family: prose, weight: 700, size, colour: sand } as const;
  ctx.font = `700 ${size}px ${prose}`;
  const broad = rest.reduce((sum, { units }) => sum + breadth(units), 0);
  const said = ctx.measureText(word).width + size * 0.5;
  // medallions that would be too small need the room of the word
  const lead = said + broad * at.height * 0.7 < at.width ? said : 0;
  const each = Math.min(at.height, (at.width - lead) / Math.max(1, broad));
  const y = at.y + at.height / 2;
  let x = at.x + (at.width - lead - each * broad) / 2;
  if (lead > 0) line(ctx, word, x, y + size * 0.34, style);
  x += lead;
  for (const { good, units } of rest) {
    const wide = each * breadth(units);
    if (units < 0) line(ctx, '−', x + each * 0.08, y + size * 0.34, style);
    medallion(ctx, good, Math.abs(units), x + wide / 2 + (units < 0 ? each * sign * 0.5 : 0), y, each * 0.96);
    x += wide;
  }
}

/** room for a minus before a medallion, by its height */
const sign = 0.5;

/** How broad a medallion is, by its height: more with a figure, and with a minus before it. */
const breadth = (units: number): number => (Math.abs(units) > 1 ? 1.6 : 1.1) + (units < 0 ? sign : 0);

interface Owing {
  readonly good: Good;
  /** below zero: crates that stand for some of it already */
  readonly units: number;
}

function owing({ spices, crates }: PaymentOnTable['owed']): Owing[] {
  const open = SPICES.flatMap((good): Owing[] => {
    const units = spices[good];
    return units ? [{ good, units }] : [];
  });
  return crates === 0 || open.length === 0 ? open : [...open, { good: 'crate', units: -crates }];
}

/** What is handed out, and under which flags. */
export function pickSkin(of: PickOnTable, word: string, places: Places, width: number, height: number): Skin {
  return inHall(`pick:${of.kind}:${of.companies.join(',')}:${word}`, places, width, height, (ctx) => {
    const { title } = places;
    const y = title.y + title.height / 2;
    const size = title.height * 0.6;
    const cloth = title.height * 0.84;
    ctx.font = `400 ${size}px ${display}`;
    const length = Math.min(ctx.measureText(word).width, title.width * 0.5);
    const used = length + 10 + of.companies.length * (cloth + 5);
    const left = title.x + (title.width - used) / 2;
    line(ctx, word, left, y + size * 0.3, { family: display, size, colour: brassHigh }, length + 1);
    of.companies.forEach((company, i) => {
      flag(ctx, company, left + length + 10 + i * (cloth + 5), y - (cloth * flagRatio) / 2, cloth);
    });
  });
}

/** Who picks, for which merchant; the first of them now. */
export function pickerSkin(
  picker: { readonly seat: number; readonly company: Company; readonly rank: number },
  now: boolean,
  width: number,
  height: number,
): Skin {
  const { seat, company, rank } = picker;
  return {
    id: `picker:${seat}:${company}:${rank}:${now}`,
    width,
    height,
    pad: 8,
    paint(ctx) {
      box(ctx, 0, 0, width, height, Math.min(12, height * 0.3));
      ctx.fillStyle = now ? 'rgba(255,214,90,.9)' : 'rgba(10,6,3,.5)';
      ctx.fill();
      const face = Math.min(height * 0.8, width * 0.56);
      avatar(ctx, seat, 4 + face / 2, height / 2, face);
      const left = face + 8;
      const room = width - left - 4;
      if (room < 10) return;
      const cloth = Math.min(room, height * 0.5);
      flag(ctx, company, left, height * 0.16, cloth, false);
      const size = Math.max(10.5, height * 0.3);
      const style = { family: numerals, weight: 700, size, colour: now ? ink : cream } as const;
      line(ctx, String(rank), left + cloth / 2, height * 0.86, { ...style, align: 'center' }, room);
    },
  };
}
