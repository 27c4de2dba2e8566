import { targetsOf } from '../../../../client/games/borneo/stage/interaction.ts';
import type { View } from '../../../../shared/games/borneo/index.ts';
import { borneo, SHIPMENTS } from '../../../../shared/games/borneo/index.ts';
import type { BorneoWord } from '../../../../shared/i18n/games/borneo/canvas.ts';
import { borneoTexts } from '../../../../shared/i18n/games/borneo/index.ts';
import { exhibit, number } from '../../../browser/gallery/exhibit.ts';

/** With fuller warehouses than most games bring. */
function rich(view: View): View {
  const wares = number('wares', 0);
  if (wares === 0) return view;
  const ids = SHIPMENTS.map(({ id }) => id);
  return {
    ...view,
    players: view.players.map((player, seat) => ({
      ...player,
      warehouse: [...ids.slice(seat * 7, seat * 7 + wares - 1), 'sambas'],
    })),
  };
}

/** Any table of Borneo; of moves that need two places the first one is marked. */
export const shownInGallery = exhibit({
  definition: borneo,
  shown: rich,
  targetOf: (view, move) => targetsOf(view, move)[0] ?? null,
  prefers: () => undefined,
  text: async (lang) => {
    const speech = await borneoTexts[lang]();
    const { amounts } = speech;
    return {
      faceName: (id) => speech.harbour(id),
      faceShort: () => '',
      word: (key, n) =>
        n !== undefined && key in amounts ? amounts[key as keyof typeof amounts](n) : speech.canvas[key as BorneoWord],
    };
  },
});
