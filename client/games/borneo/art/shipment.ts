import type { Company, Shipment } from '../../../../shared/games/borneo/index.ts';
import { cardBack } from '../../../art/back.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { box, shadowed } from '../../../art/canvas.ts';
import { flag, flagRatio } from '../../../art/flags.ts';
import { brass, cream, display, legal, sepia } from '../../../art/palette.ts';
import { scenery } from '../../../art/scenery.ts';
import { sheet } from '../../../art/sheet.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { plantations } from './scenes.ts';
import { medallion, spiceLooks } from './spices.ts';

/** Shipments are drawn in a box of 100 × 130. */
const unit = { width: 100, height: 130 };
const cloth = 27;
const tops = [7, 36.5, 66] as const;

/** A shipment: three flags in a row, one below, then the cargo. Flags of `counted` shine in a combat. */
export function shipmentSkin(card: Shipment, name: string, width: number, height: number, counted?: Company): Skin {
  return {
    id: `shipment:${card.id}:${name}:${counted ?? ''}`,
    width,
    height,
    pad: Math.ceil(width * 0.2),
    paint(ctx, kit) {
      ctx.scale(width / unit.width, width / unit.width);
      sheet(ctx, kit, unit.width, unit.height, 8);
      if (card.quantity > 1) golden(ctx);
      card.top.forEach((company, i) => {
        banner(ctx, company, tops[i] ?? 7, 8, counted);
      });
      rule(ctx, 33);
      banner(ctx, card.bottom, tops[1], 38, counted);
      const land = { x: 5, y: 63, width: unit.width - 10, height: width < 66 ? 61 : 46 };
      const { colour } = spiceLooks[card.spice];
      scenery(ctx, plantations[card.spice], land, { tint: colour, strength: 0.34, sky: 'rgba(94,147,174,.2)' });
      rule(ctx, 63);
      const small = width < 66;
      medallion(ctx, card.spice, card.quantity, 50, small ? 95 : 88, small ? 50 : 41);
      if (small) return;
      const style = { family: display, size: 15, colour: sepia, align: 'center' } as const;
      line(ctx, name, 50, 121.5, style, 86);
    },
  };
}

/** The same where it would lie: in the shade, with a seam that says that it is not there yet. */
export const comingSkin = (skin: Skin): Skin => ({
  ...skin,
  id: `coming:${skin.id}`,
  paint(ctx, kit) {
    ctx.save();
    skin.paint(ctx, kit);
    ctx.restore();
    const { width, height } = skin;
    box(ctx, 0, 0, width, height, width * 0.08);
    ctx.fillStyle = 'rgba(10,38,52,.34)';
    ctx.fill();
    ctx.lineWidth = 2;
    ctx.strokeStyle = cream;
    ctx.setLineDash([6, 4]);
    ctx.stroke();
    ctx.setLineDash([]);
  },
});

/** Where the flags of a shipment are, in reading order: the middle of each, in parts of the card's width; combats count them. */
export const flagSpots = ({ top, bottom }: Shipment): { company: Company; x: number; y: number }[] => {
  const spot = (company: Company, x: number, y: number) => ({
    company,
    x: (x + cloth / 2) / unit.width,
    y: (y + (cloth * flagRatio) / 2) / unit.width,
  });
  return [...top.map((company, i) => spot(company, tops[i] ?? 7, 8)), spot(bottom, tops[1], 38)];
};

function banner(ctx: Ctx, company: Company, x: number, y: number, counted: Company | undefined): void {
  const height = cloth * flagRatio;
  if (counted === company) {
    box(ctx, x - 2.6, y - 2.6, cloth + 5.2, height + 5.2, 4);
    ctx.fillStyle = legal;
    shadowed(ctx, legal, 7, 0, () => ctx.fill());
    ctx.lineWidth = 0.9;
    ctx.strokeStyle = '#5A3C0A';
    ctx.stroke();
  }
  const dim = counted !== undefined && counted !== company;
  ctx.save();
  if (dim) ctx.globalAlpha = 0.42;
  flag(ctx, company, x, y, cloth);
  ctx.restore();
}

/** Rich cargoes have a golden edge. */
function golden(ctx: Ctx): void {
  box(ctx, 3.2, 3.2, unit.width - 6.4, unit.height - 6.4, 6);
  ctx.lineWidth = 1.8;
  ctx.strokeStyle = brass;
  ctx.stroke();
}

/** Between the rows; below the first one a covered card is not seen. */
function rule(ctx: Ctx, y: number): void {
  ctx.strokeStyle = 'rgba(45,32,19,.3)';
  ctx.lineWidth = 1;
  ctx.setLineDash([3, 2.4]);
  ctx.beginPath();
  ctx.moveTo(8, y);
  ctx.lineTo(unit.width - 8, y);
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The back of a shipment. */
export const backSkin = (width: number, height: number): Skin => ({
  id: 'shipment-back',
  width,
  height,
  pad: Math.ceil(width * 0.2),
  paint(ctx) {
    ctx.scale(width / 118, width / 118);
    box(ctx, 1, 1, 116, (118 * height) / width - 2, 9);
    ctx.fillStyle = '#0A171E';
    shadowed(ctx, 'rgba(0,0,0,.6)', 16, 8, () => ctx.fill());
    cardBack(ctx, (118 * height) / width);
  },
});
