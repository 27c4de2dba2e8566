import type { ShipColour } from '../../../../shared/games/port-royal/index.ts';
import { box, gradient, shadowed } from '../../../art/canvas.ts';
import { cream, display, sepia } from '../../../art/palette.ts';
import { cloths, pennant } from '../../../art/pennant.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';

/** The heads of ships that peek out above their merchant, and what they are worth (PR9.3). */
export function keptSkin(colour: ShipColour, name: string, ships: number, width: number, height: number): Skin {
  return {
    id: `kept:${colour}:${name}:${ships}`,
    width,
    height,
    pad: Math.ceil(height * 0.8),
    paint(ctx) {
      const cloth = cloths[colour];
      const edges = Math.min(2, ships - 1);
      for (let i = edges; i >= 0; i--) {
        const up = -i * height * 0.2;
        box(ctx, 0, up, width, height, [height * 0.3, height * 0.3, 0, 0]);
        ctx.fillStyle = sepia;
        shadowed(ctx, 'rgba(0,0,0,.4)', 5, 2, () => ctx.fill());
        box(ctx, 1.2, up + 1.2, width - 2.4, height - 1.2, [height * 0.26, height * 0.26, 0, 0]);
        ctx.fillStyle = cream;
        ctx.fill();
        box(ctx, 3, up + 3, width - 6, height - 3, [height * 0.2, height * 0.2, 0, 0]);
        ctx.fillStyle = gradient(ctx, 0, up, 0, up + height, [cloth.colour, cloth.colour]);
        ctx.fill();
      }
      const size = height * 0.62;
      const worth = height * 1.06;
      if (width > 46) {
        line(ctx, name, 7, height * 0.74, { family: display, size, colour: cloth.on }, width - 16 - worth - height);
        pennant(ctx, colour, width - worth - height * 0.5, height * 0.12, height * 0.74);
      }
      shield(ctx, String(ships), width - worth * 0.5, height * 0.3, worth);
    },
  };
}
