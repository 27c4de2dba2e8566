import { icon } from '../../../art/canvas.ts';
import { brassHigh, display, numerals, parchment, players, prose } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line, nameIn } from '../../../art/text.ts';
import { columns, rect } from '../../../stage/geometry.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Mat, Plate } from '../stage/layout.ts';
import type { Holding, Store } from '../stage/model.ts';
import { count, countsOf, portrait, signs } from './figures.ts';
import { spiceLooks } from './spices.ts';

/** no letter and no figure is smaller, at five players neither */
const least = 11;

/** Another player at a lobbySummary: hand, missions, ship, and their warehouse spice by spice. */
export function plateSkin(who: Holding, plate: Plate, width: number, height: number): Skin {
  return {
    id: `plate:${countsOf(who)}`,
    width,
    height,
    pad: 10,
    paint(ctx) {
      const { colour } = players[who.seat % players.length] ?? players[0];
      pane(ctx, width, height, Math.min(12, height * 0.24), who.active || who.acting ? colour : null, who.acting);
      ctx.translate(-plate.frame.x, -plate.frame.y);
      if (who.away) ctx.globalAlpha = 0.6;
      portrait(ctx, who, plate);
      const { name } = plate;
      const size = Math.max(least, name.height * 0.78);
      const style = { family: prose, weight: 700, size, colour: parchment } as const;
      if (name.width > 16)
        line(ctx, who.name, name.x, name.y + name.height * 0.62 + 1, style, name.width, least / size);
      const figures = Math.max(least, plate.hand.height * 0.84);
      count(ctx, signs.hand, who.cards, plate.hand, figures);
      if (plate.wares) count(ctx, signs.wares, who.wares, plate.wares, figures);
      count(ctx, signs.missions, who.missions, plate.missions, figures, who.missions > 0 ? brassHigh : parchment);
      storesOn(who, plate).forEach(({ spice, units, cell }) => {
        ctx.save();
        ctx.globalAlpha *= units > 0 ? 1 : 0.34;
        const mark = Math.min(cell.height * 0.84, cell.width * 0.54);
        const y = cell.y + cell.height / 2;
        icon(ctx, spiceLooks[spice].emblem, cell.x + mark / 2, y, mark, spiceLooks[spice].pale);
        const figure = { family: numerals, weight: 700, size: figures, colour: parchment } as const;
        line(
          ctx,
          String(units),
          cell.x + mark * 1.12,
          y + figure.size * 0.36,
          figure,
          cell.width - mark * 1.12,
          least / figure.size,
        );
        ctx.restore();
      });
    },
  };
}

/** Where there is little room only what is there, and larger. */
function storesOn({ stores }: Holding, { stores: cells, wares }: Plate): (Store & { readonly cell: Rect })[] {
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return [];
  const shown = wares ? stores : stores.filter(({ units }) => units > 0);
  const row = rect(first.x, first.y, last.x + last.width - first.x, first.height);
  const spots = columns(row, wares ? stores.length : Math.max(3, shown.length), 1);
  return shown.flatMap((store, i) => (spots[i] ? [{ ...store, cell: spots[i] }] : []));
}

/** One's own name, hand size and missions; the warehouse has pieces of its own. */
export function whoSkin(who: Holding, mat: Mat, width: number, height: number): Skin {
  return {
    id: `who:${countsOf(who)}`,
    width,
    height,
    pad: 12,
    paint(ctx) {
      ctx.translate(-mat.who.x, -mat.who.y);
      portrait(ctx, who, mat);
      const { name } = mat;
      const size = name.height * 0.54;
      const style = { family: display, size, colour: brassHigh } as const;
      if (name.width > 20) nameIn(ctx, who.name, name, style);
      const figures = Math.max(13, mat.missions.height * 0.86);
      if (mat.wares) count(ctx, signs.wares, who.wares, mat.wares, figures);
      count(ctx, signs.missions, who.missions, mat.missions, figures, who.missions > 0 ? brassHigh : parchment);
    },
  };
}
