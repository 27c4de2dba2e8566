import { box } from '../../../art/canvas.ts';
import { deepSea, sand } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { mixed, wrap } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import type { Flag, WatchWords } from './watch.ts';

/** Pennants upon the upper edge of the harbour, with what they bring and risk. */
export function edgeWatchSkin(
  flags: readonly Flag[],
  words: Pick<WatchWords, 'risk'> & { readonly takes: string },
  width: number,
  height: number,
): Skin {
  return {
    id: `edge:${flags.map(({ name, seen }) => `${name}${seen ? 1 : 0}`).join()}:${words.takes}:${JSON.stringify(words.risk)}`,
    width,
    height,
    pad: 6,
    paint(ctx) {
      const size = Math.max(11, height * 0.58);
      const step = height * 0.92;
      const style = { size, weight: 700, colour: sand } as const;
      const risk = words.risk ? `${words.risk.value} ${words.risk.word}` : '';
      const free = width - flags.length * step - height * 1.2;
      const fits = (text: string, share: number): boolean => wrap(ctx, text, size, free * share, 1, 700) !== null;
      const both = risk !== '' && fits(risk, 0.5) && fits(words.takes, 0.5);
      // what risks comes first where there is not room for both
      const texts = both ? [words.takes, risk] : [risk || words.takes];
      let right = width - height * 0.4;
      for (const text of texts.toReversed()) {
        const colour = text === risk ? (words.risk?.high ? '#FF9A6E' : '#FFD9A0') : sand;
        right -= mixed(ctx, text, right, height * 0.71, { ...style, colour, align: 'right' }, free) + height * 0.5;
      }
      const left = right - flags.length * step;
      flags.forEach(({ colour, seen }, i) => {
        pennant(ctx, colour, left + step * (i + 0.5), height * 0.06, height * 0.7, seen);
      });
      // as wide as what is on it
      ctx.globalCompositeOperation = 'destination-over';
      box(ctx, left - height * 0.35, 0, width - left + height * 0.35, height, height * 0.24);
      ctx.fillStyle = deepSea;
      ctx.fill();
      ctx.globalCompositeOperation = 'source-over';
    },
  };
}
