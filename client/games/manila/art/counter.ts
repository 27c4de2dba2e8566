import type { Ware } from '../../../../shared/games/manila/index.ts';
import { NUMBERS } from '../../../../shared/games/manila/index.ts';
import { box, fillWith, gradient, icon, shadowed } from '../../../art/canvas.ts';
import { perspectiveDiceSixFacesRandom } from '../../../art/icons.ts';
import { brassHigh, ink, sand } from '../../../art/palette.ts';
import { pane } from '../../../art/pane.ts';
import { mixed } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { die } from './die.ts';

/** Voyage and rolls: a pip for each roll, filled when it has been made. */
export function counterSkin(voyage: string, rolls: number, width: number, height: number): Skin {
  return {
    id: `counter:${voyage}:${rolls}`,
    width,
    height,
    pad: 4,
    paint(ctx) {
      pane(ctx, width, height, Math.min(12, height * 0.3), null);
      const pip = Math.min(15, height * 0.36);
      const stackedUp = width < height * 3.2;
      const size = Math.max(12.5, Math.min(18, height * (stackedUp ? 0.34 : 0.42)));
      const y = stackedUp ? height * 0.4 : height / 2 + size * 0.34;
      const pips = NUMBERS.rolls * pip * 1.5;
      const left = Math.min(14, width * 0.08);
      const room = stackedUp ? width - 2 * left : width - 2 * left - pips - 6;
      mixed(ctx, voyage, left, y, { size, colour: brassHigh, weight: 700 }, room);
      const row = stackedUp ? height * 0.72 : height / 2;
      const from = stackedUp ? left : width - left - pips + pip * 0.5;
      for (let i = 0; i < NUMBERS.rolls; i++) {
        const x = from + i * pip * 1.5;
        box(ctx, x, row - pip / 2, pip, pip, pip * 0.26);
        ctx.fillStyle =
          i < rolls ? gradient(ctx, 0, row - pip, 0, row + pip, ['#FFE9A8', '#C8973B']) : 'rgba(0,0,0,.42)';
        ctx.fill();
        ctx.lineWidth = 1.2;
        ctx.strokeStyle = i < rolls ? ink : 'rgba(233,218,181,.5)';
        ctx.stroke();
        if (i >= rolls) continue;
        ctx.fillStyle = ink;
        for (const [dx, dy] of [
          [-0.2, -0.2],
          [0.2, 0.2],
        ] as const) {
          ctx.beginPath();
          ctx.arc(x + pip / 2 + dx * pip, row + dy * pip, pip * 0.1, 0, Math.PI * 2);
          ctx.fill();
        }
      }
    },
  };
}

interface TrayDie {
  readonly ware: Ware;
  readonly face: number | null;
}

/** The tray of the dice: those of the boats at sea, with their last faces; ready ones are still to be rolled. */
export function traySkin(dice: readonly TrayDie[], ready: boolean, width: number, height: number): Skin {
  return {
    id: `tray:${ready}:${dice.map(({ ware, face }) => `${ware}${ready ? '' : face}`).join()}`,
    width,
    height,
    pad: 8,
    paint(ctx, kit) {
      const radius = Math.min(12, height * 0.3);
      box(ctx, 0, 0, width, height, radius);
      ctx.fillStyle = ink;
      shadowed(ctx, 'rgba(0,0,0,.5)', 8, 3, () => ctx.fill());
      box(ctx, 1.2, 1.2, width - 2.4, height - 2.4, radius - 1);
      fillWith(ctx, kit.wood, '#432B1A', 0.8);
      box(ctx, 4.5, 4.5, width - 9, height - 9, radius - 3);
      ctx.fillStyle = gradient(ctx, 0, 4, 0, height, ['rgba(46,10,8,.9)', 'rgba(92,24,18,.85)']);
      ctx.fill();
      ctx.lineWidth = 1.2;
      ctx.strokeStyle = 'rgba(200,151,59,.6)';
      ctx.stroke();
      if (dice.length === 0) {
        icon(ctx, perspectiveDiceSixFacesRandom, width / 2, height / 2, height * 0.56, `${sand}33`);
        return;
      }
      const size = Math.min(height * 0.64, (width - 16) / 3.6);
      const step = Math.min(size * 1.3, (width - 16) / dice.length);
      ctx.globalAlpha = ready ? 1 : 0.62;
      dice.forEach(({ ware, face }, i) => {
        die(ctx, ware, ready ? null : face, width / 2 + (i - (dice.length - 1) / 2) * step, height / 2, size);
      });
    },
  };
}
