import { targetOf } from '../../../../client/games/manila/stage/interaction.ts';
import type { View, Ware } from '../../../../shared/games/manila/index.ts';
import { manila, WARES } from '../../../../shared/games/manila/index.ts';
import type { ManilaWord } from '../../../../shared/i18n/games/manila/canvas.ts';
import { manilaTexts } from '../../../../shared/i18n/games/manila/index.ts';
import { exhibit, number } from '../../../browser/gallery/exhibit.ts';

/** With more shares and money than most games bring. */
function rich(view: View): View {
  const shares = number('shares', 0);
  if (shares === 0) return view;
  return {
    ...view,
    players: view.players.map((player, seat) => ({
      ...player,
      cash: player.cash === null ? null : player.cash + 90 * seat,
      shares,
      pledged: number('pledged', 1),
      hand: player.hand && Array.from({ length: shares }, (_, i) => WARES[Math.floor((i * 4) / shares)] ?? 'jade'),
    })),
  };
}

/** Any table of Manila. */
export const shownInGallery = exhibit({
  definition: manila,
  shown: rich,
  targetOf,
  prefers: () => undefined,
  text: async (lang) => {
    const speech = await manilaTexts[lang]();
    return {
      faceName: (ware) => speech.wares[ware as Ware] ?? ware,
      faceShort: () => '',
      word: (key, n) =>
        n !== undefined && (key === 'pesos' || key === 'left')
          ? speech.amounts[key](n)
          : speech.canvas[key as ManilaWord],
    };
  },
});
