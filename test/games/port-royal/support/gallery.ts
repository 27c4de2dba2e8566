import { canvasTextOf } from '../../../../client/games/port-royal/page/canvas-text.ts';
import { targetOf } from '../../../../client/games/port-royal/stage/interaction.ts';
import type { View } from '../../../../shared/games/port-royal/index.ts';
import { FACES, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { portRoyalTexts } from '../../../../shared/i18n/games/port-royal/index.ts';
import { exhibit, number, query } from '../../../browser/gallery/exhibit.ts';

/** More of everything than a game will have. */
function crowded(view: View): View {
  const many = number('crowd', 0);
  if (many === 0) return view;
  const persons = FACES.filter((each) => each.kind === 'person').map((each) => each.id);
  const expeditions = FACES.filter((each) => each.kind === 'expedition').map((each) => each.id);
  const drawn = FACES.filter((each) => each.kind === 'person' || each.kind === 'ship').map((each) => each.id);
  const take = (list: string[], count: number, from: number) =>
    Array.from({ length: count }, (_, i) => list[(from + i * 7) % list.length] ?? '');
  return {
    ...view,
    table: expeditions.slice(0, number('expeditions', 6)),
    harbour: take(drawn, many, 3).map((id, slot) => ({ slot, face: id })),
    players: view.players.map((player, seat) => ({
      ...player,
      coins: 12 + seat,
      tableau: take(persons, Math.max(0, many - seat), seat),
      expeditions: expeditions.slice(seat, seat + 2),
    })),
  };
}

/** Any table of Port Royal; `bold` players draw as long as they may. */
export const shownInGallery = exhibit({
  definition: portRoyal,
  shown: crowded,
  targetOf: (view, move) => targetOf(move, view),
  prefers: (moves) =>
    query.has('bold') ? moves.find((move) => move.type === 'draw' || move.type === 'keep') : undefined,
  text: async (lang) => canvasTextOf(await portRoyalTexts[lang]()),
});
