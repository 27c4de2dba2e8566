import { parchment, players, prose } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Plate } from '../stage/layout/places.ts';
import type { Holding } from '../stage/model.ts';
import { countsOf, hand, portrait, purse, stock } from './figures.ts';

/** Another player at a lobbySummary: who they are, pesos, accomplices in hand, shares, harbour master or out of it. */
export function plateSkin(who: Holding, plate: Plate, passed: string, width: number, height: number): Skin {
  return {
    id: `plate:${countsOf(who)}:${who.hand === null}:${passed}`,
    width,
    height,
    pad: 10,
    paint(ctx) {
      const colour = (players[who.seat % players.length] ?? players[0]).colour;
      pane(ctx, width, height, Math.min(12, height * 0.24), who.acting || who.master ? colour : null, who.acting);
      ctx.save();
      ctx.translate(-plate.frame.x, -plate.frame.y);
      if (who.away) ctx.globalAlpha = 0.6;
      portrait(ctx, who, plate.portrait);
      const { name } = plate;
      const size = Math.max(11.5, Math.min(16, name.height * 0.82));
      const faint = who.passed && !who.acting;
      const style = { family: prose, weight: 700, size, colour: faint ? 'rgba(243,231,203,.66)' : parchment } as const;
      const used = line(
        ctx,
        who.name,
        name.x,
        name.y + name.height / 2 + size * 0.34,
        style,
        name.width * (faint ? 0.64 : 1),
      );
      if (faint && passed) {
        const small = { family: prose, weight: 500, size: size * 0.84, colour: '#D9B48A' } as const;
        line(ctx, passed, name.x + used + 4, name.y + name.height / 2 + size * 0.32, small, name.width - used - 4);
      }
      const figures = { size: Math.max(11, Math.min(16, plate.purse.height * 0.86)), colour: parchment };
      purse(ctx, who, plate.purse, figures, plate.hand.x - 2);
      // once they lie open nobody has to count them
      if (who.hand === null) {
        hand(ctx, who, plate.hand, figures);
        stock(ctx, who, plate.stock, figures);
      }
      ctx.restore();
    },
  };
}
