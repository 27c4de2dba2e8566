import { brassHigh, display, prose, sand } from '../../../art/palette.ts';
import { line, nameIn } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Mat } from '../stage/layout/places.ts';
import type { Holding } from '../stage/model.ts';
import { countsOf, hand, portrait, purse } from './figures.ts';

export interface MatWords {
  /** behind the numbers of pesos and of accomplices; empty where there is no room */
  readonly pesos: string;
  readonly left: string;
}

/** One's own name, pesos and accomplices. */
export function whoSkin(who: Holding, mat: Mat, words: MatWords, width: number, height: number): Skin {
  return {
    id: `who:${countsOf(who)}:${words.pesos}:${words.left}`,
    width,
    height,
    pad: 12,
    paint(ctx) {
      ctx.translate(-mat.who.x, -mat.who.y);
      portrait(ctx, who, mat.portrait);
      const { name } = mat;
      const size = Math.min(24, Math.max(15, name.height * 0.52));
      const style = { family: display, size, colour: brassHigh } as const;
      nameIn(ctx, who.name, name, style);
      const figures = { size: Math.max(14, mat.purse.height * 0.66), colour: '#FFFFFF' };
      const tail = { family: prose, weight: 500, size: Math.max(12.5, figures.size * 0.86), colour: sand } as const;
      const after = (end: number, word: string, to: number): void => {
        ctx.font = `500 ${tail.size}px ${prose}`;
        if (ctx.measureText(word).width > to - end - 14) return;
        line(ctx, word, end + 6, mat.purse.y + mat.purse.height / 2 + tail.size * 0.3, tail);
      };
      after(purse(ctx, who, mat.purse, figures), words.pesos, mat.hand.x);
      after(hand(ctx, who, mat.hand, figures), words.left, mat.who.x + mat.who.width);
    },
  };
}
