import type { Role, ShipColour } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { gradient } from '../../../art/canvas.ts';

/** Where somebody is at home, in a box of 100 × 100 whose ground line is at 68. */
type Backdrop = 'fields' | 'quay' | 'town' | 'deck' | 'cove' | 'palace';

const backdropOf: Readonly<Record<Role, Backdrop>> = {
  settler: 'fields',
  captain: 'deck',
  priest: 'town',
  jack: 'quay',
  trader: 'quay',
  sailor: 'deck',
  pirate: 'cove',
  senorita: 'palace',
  jester: 'town',
  admiral: 'deck',
  governor: 'palace',
  merchant: 'quay',
  passenger: 'town',
  gambler: 'quay',
  clerk: 'town',
  gunner: 'deck',
  viceAdmiral: 'deck',
  sentinel: 'quay',
  innkeeper: 'town',
  tybuk: 'cove',
};

/** Far, then near; the near ones are darker. */
const outlines: Readonly<Record<Backdrop, readonly [far: string, near: string]>> = {
  fields: [
    'M0 62C14 48 26 46 38 56C52 42 70 40 84 54C92 50 97 52 100 56V100H0Z',
    'M0 76C20 66 34 72 50 74S82 66 100 74V100H0ZM8 70V58L15 52L22 58V70ZM80 70C76 60 80 52 84 50C88 54 91 62 87 70Z',
  ],
  quay: [
    'M0 66H100V72H0ZM12 66V30H14V66ZM6 40H20V42H6ZM8 50H18V52H8ZM86 66V34H88V66ZM78 44H96V46H78Z',
    'M0 78H100V100H0ZM2 78V66H14V78ZM15 78V70H24V78ZM78 78V64H92V78ZM93 78V71H99V78Z',
  ],
  town: [
    'M0 66V50H12V42L18 36L24 42V66ZM76 66V44L84 34L92 44V66ZM60 66V52H74V66Z',
    'M0 74H100V100H0ZM0 74V62H16V74ZM82 74V58H100V74ZM24 74V66H34V74Z',
  ],
  deck: [
    'M8 0H11V76H8ZM90 0H93V76H90ZM11 8L50 44L47 46L11 14ZM90 8L52 44L55 46L90 14ZM0 60H100V62H0Z',
    'M0 78H100V84H0ZM4 84H9V100H4ZM24 84H29V100H24ZM48 84H53V100H48ZM72 84H77V100H72ZM92 84H97V100H92Z',
  ],
  cove: [
    'M0 64C12 52 22 40 30 52C36 60 44 62 52 64H100V100H0Z',
    'M0 80C30 72 62 76 100 70V100H0ZM82 72C84 58 84 46 80 36C88 44 89 58 87 72ZM80 36C72 32 66 34 62 40C70 36 76 36 80 37C76 30 80 24 88 22C84 28 83 32 82 36C90 32 96 36 98 42C92 38 86 37 80 38Z',
  ],
  palace: [
    'M0 64V40H8V34H12V40H24V64ZM76 64V40H88V34H92V40H100V64ZM24 52H76V64H24Z',
    'M0 74H100V100H0ZM2 74V48H7V74ZM14 74V48H19V74ZM81 74V48H86V74ZM93 74V48H98V74ZM0 44H22V48H0ZM78 44H100V48H78Z',
  ],
};

/** The place behind a person, within a circle; faint, for the emblem stands before it. */
export function backdrop(ctx: Ctx, role: Role, x: number, y: number, radius: number, wash: string): void {
  const [far, near] = outlines[backdropOf[role]];
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.clip();
  ctx.translate(x - radius, y - radius);
  ctx.scale(radius / 50, radius / 50);
  ctx.fillStyle = wash;
  ctx.globalAlpha = 0.3;
  ctx.fill(new Path2D(far));
  ctx.globalAlpha = 0.46;
  ctx.fill(new Path2D(near));
  ctx.restore();
}

/** What lies on the horizon behind a ship, in a box of 100 × 40 that ends at the water. */
const horizons: Readonly<Record<ShipColour, string>> = {
  yellow: 'M0 40C8 30 18 26 28 34C34 38 40 40 46 40ZM78 40V24H80V20H84V24H86V40Z',
  blue: 'M54 40C62 24 74 16 84 26C92 30 97 36 100 40Z',
  green: 'M0 40C6 24 14 18 22 22C30 12 40 20 46 40ZM70 40C76 32 88 30 100 36V40Z',
  red: 'M0 40V28H6V24H10V28H16V24H20V28H26V40ZM62 40C72 26 86 24 100 30V40Z',
  black: 'M0 40C10 20 20 8 28 18C34 26 36 34 48 40ZM66 40C72 30 80 16 90 22C96 26 98 34 100 40Z',
  ares: 'M0 40C6 34 12 22 16 12C20 24 24 34 32 40ZM58 40C64 30 68 14 74 6C80 18 88 32 96 40Z',
};

/** Sky, clouds and a coast behind a ship. */
export function coast(ctx: Ctx, colour: ShipColour, x: number, y: number, width: number, height: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.fillStyle = gradient(ctx, 0, y, 0, y + height, ['rgba(94,147,174,.34)', 'rgba(246,226,180,.1)']);
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = 'rgba(255,253,244,.75)';
  for (const [cx, cy, r] of [
    [0.2, 0.24, 7],
    [0.28, 0.2, 9],
    [0.38, 0.25, 6],
    [0.76, 0.36, 6],
    [0.85, 0.33, 8],
  ] as const) {
    ctx.beginPath();
    ctx.ellipse(x + cx * width, y + cy * height, r * 1.5, r * 0.7, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.translate(x, y + height - 40 * (width / 100));
  ctx.scale(width / 100, width / 100);
  ctx.fillStyle = 'rgba(74,55,38,.3)';
  ctx.fill(new Path2D(horizons[colour]));
  ctx.restore();
}
