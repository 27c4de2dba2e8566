import type { Ctx, Kit } from '../../../art/canvas.ts';
import { box, gradient, icon } from '../../../art/canvas.ts';
import { crown, trophy } from '../../../art/icons.ts';
import { cream, display, ink, leather, numerals, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { line, paragraph } from '../../../art/text.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { House } from '../stage/adventure.ts';
import { marker } from './marker.ts';

export interface HouseWords {
  readonly name: string;
  /** what the open door does */
  readonly short: string;
}

interface Plan {
  readonly head: number;
  readonly walls: Rect;
  readonly door: Rect;
  readonly windows: readonly Rect[];
  readonly size: number;
}

function planOf(width: number, height: number): Plan {
  const head = Math.min(27, height * 0.2);
  const roof = height * 0.12;
  const walls = rect(width * 0.09, 6 + head + roof, width * 0.82, height - head - roof - 11);
  const doorWidth = walls.width * 0.5;
  const door = rect(walls.x + walls.width * 0.05, walls.y + walls.height * 0.07, doorWidth, walls.height * 0.93);
  const left = door.x + door.width + walls.width * 0.04;
  const step = walls.height / 3;
  const windows = [0, 1, 2].map((i) => rect(left, walls.y + step * i, walls.x + walls.width - left, step));
  return { head, walls, door, windows, size: Math.min(step * 0.76, walls.width * 0.17) };
}

/** Where the n-th marker of the house lies, from the door on. */
export function houseMarker(nth: number, width: number, height: number): Rect {
  const { door, windows, size } = planOf(width, height);
  if (nth === 0) {
    const large = Math.min(door.width, door.height) * 0.46;
    return rect(door.x + door.width / 2 - large / 2, door.y + door.height * 0.52 - large / 2, large, large);
  }
  const at = windows[nth - 1] ?? door;
  return rect(at.x + at.width * 0.06, at.y + at.height / 2 - size / 2, size, size);
}

/** A house whose open door is the ability; windows that are covered are what is still to come. */
export function houseSkin(house: House, words: HouseWords, width: number, height: number): Skin {
  return {
    id: `house:${house.seat}:${house.adventurer}:${house.opened}:${house.gone}:${words.name}:${words.short}`,
    width,
    height,
    pad: 14,
    paint(ctx, kit) {
      const plan = planOf(width, height);
      facade(ctx, kit, words.name, plan, width, height);
      doorway(ctx, house, words.short, plan, width, height);
      plan.windows.forEach((at, i) => {
        windowAt(ctx, house, i + 1, at, plan.size, width, height);
      });
    },
  };
}

/** Where a house would be too small to be read: who it is, and what they can do. */
export function plaqueSkin({ adventurer }: House, words: HouseWords, width: number, height: number): Skin {
  return {
    id: `plaque:${adventurer}:${words.name}:${words.short}`,
    width,
    height,
    pad: 14,
    paint(ctx, kit) {
      const head = height * 0.4;
      facadeHead(ctx, kit, words.name, head, width, height);
      const style = { size: Math.min(14, height * 0.24), least: 8, weight: 700, colour: ink } as const;
      paragraph(ctx, words.short, width / 2, head + (height - head) / 2 + 1, style, width - 18, 2);
    },
  };
}

function facadeHead(ctx: Ctx, kit: Kit, name: string, head: number, width: number, height: number): void {
  sheet(ctx, kit, width, height);
  box(ctx, 5, 5, width - 10, head, [5, 5, 0, 0]);
  ctx.fillStyle = gradient(ctx, 0, 5, 0, 5 + head, leather);
  ctx.fill();
  const size = Math.min(17.5, head * 0.72);
  const title = { family: display, size, colour: cream, align: 'center' } as const;
  line(ctx, name, width / 2, 5 + head / 2 + size * 0.29, title, width - 20, 0.6);
}

function facade(ctx: Ctx, kit: Kit, name: string, { head, walls }: Plan, width: number, height: number): void {
  facadeHead(ctx, kit, name, head, width, height);
  roofOver(ctx, walls, 6 + head);
  ctx.fillStyle = gradient(ctx, 0, walls.y, 0, walls.y + walls.height, ['#F6EAD0', '#E2CB96']);
  ctx.fillRect(walls.x, walls.y, walls.width, walls.height);
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = sepia;
  ctx.strokeRect(walls.x, walls.y, walls.width, walls.height);
}

function roofOver(ctx: Ctx, walls: Rect, top: number): void {
  const [left, right] = [walls.x - walls.width * 0.07, walls.x + walls.width * 1.07];
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(left + walls.width * 0.06, top);
  ctx.lineTo(right - walls.width * 0.06, top);
  ctx.lineTo(right, walls.y);
  ctx.lineTo(left, walls.y);
  ctx.closePath();
  ctx.fillStyle = gradient(ctx, 0, top, 0, walls.y, ['#A8543A', '#7F3823']);
  ctx.fill();
  ctx.clip();
  ctx.fillStyle = 'rgba(60,20,8,.3)';
  for (let x = left; x < right; x += walls.width * 0.06) ctx.fillRect(x, top, 1.4, walls.y - top);
  ctx.restore();
}

function doorway(
  ctx: Ctx,
  { seat, opened, gone }: House,
  short: string,
  { door }: Plan,
  width: number,
  height: number,
): void {
  const { x, y, width: w, height: h } = door;
  const arch = Math.min(w / 2, h * 0.5);
  const open = opened > 0;
  box(ctx, x, y, w, h, [arch, arch, 0, 0]);
  ctx.fillStyle = open ? '#FFF6D8' : gradient(ctx, x, y, x + w, y, ['#7A5534', '#5B3D24']);
  ctx.fill();
  ctx.lineWidth = 4;
  ctx.strokeStyle = open ? '#C8973B' : '#4B3220';
  ctx.stroke();
  ctx.lineWidth = 1.4;
  ctx.strokeStyle = sepia;
  ctx.stroke();
  const room = w * 0.84;
  if (open) {
    const rows = h < 44 ? 2 : h < 60 ? 3 : 4;
    const style = { size: Math.min(14.5, h * 0.28), least: Math.min(8, h * 0.16), weight: 700, colour: ink } as const;
    paragraph(ctx, short, x + w / 2, y + h * 0.58, style, room, rows);
    return;
  }
  // what it will do stays legible behind the marker
  const style = { size: Math.min(12.5, h * 0.17), least: 9, weight: 700, colour: '#F1DDB3' } as const;
  const covered = gone < 1;
  paragraph(ctx, short, x + w / 2, y + h * (covered ? 0.74 : 0.56), style, room, covered ? 2 : 3);
  if (covered) {
    const at = houseMarker(0, width, height);
    const size = Math.min(at.width, h * 0.38);
    marker(ctx, seat, x + w / 2, y + h * 0.32, size);
  }
}

/** The marker that covers it, then what it brings; without the marker it is lit. */
function windowAt(ctx: Ctx, house: House, nth: number, at: Rect, size: number, width: number, height: number): void {
  const spot = houseMarker(nth, width, height);
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  box(ctx, x - size * 0.56, y - size * 0.56, size * 1.12, size * 1.12, size * 0.16);
  const lit = house.opened > nth;
  ctx.fillStyle = lit ? '#FFE590' : '#6A4629';
  ctx.fill();
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = sepia;
  ctx.stroke();
  if (house.gone <= nth) marker(ctx, house.seat, x, y, size * 0.98);
  const right = at.x + at.width * 0.08 + size * 1.2;
  const room = at.x + at.width - right - 3;
  const sign = Math.min(size * 0.92, room * 0.62);
  const tint = lit ? '#8A5F10' : sepia;
  if (nth === 1) {
    icon(ctx, trophy, right + room / 2, y, sign, tint);
    return;
  }
  icon(ctx, crown, right + sign * 0.55, y, sign, tint);
  const figures = { family: numerals, weight: 700, size: sign * 0.8, colour: tint } as const;
  line(ctx, String(house.crowns[nth - 2] ?? ''), right + sign * 1.16, y + sign * 0.28, figures, room - sign);
}
