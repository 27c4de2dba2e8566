import { FACES, face as faceBy } from '../../../../../shared/games/port-royal/index.ts';
import type { Packed } from '../../../../stage/geometry.ts';
import { rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { keptSkin } from '../../art/kept.ts';
import type { Holding } from '../model.ts';
import type { Words } from '../words.ts';

export const keptKey = (seat: number, colour: string): string => `kept:${seat}:${colour}`;

const shipOf = (colour: string): string =>
  FACES.find((face) => face.kind === 'ship' && face.colour === colour)?.id ?? '';

/** Ships that peek out above the merchant of their colour (PR9.3). */
export function keptPieces(who: Holding, cards: Packed, depth: number, text: Words): Piece[] {
  return who.kept.flatMap(({ colour, ships }) => {
    const nth = who.cards.findIndex((id) => {
      const card = faceBy(id);
      return card.kind === 'person' && card.role === 'merchant' && card.colour === colour;
    });
    const cell = cards.cells[nth];
    if (!cell) return [];
    const height = Math.max(9, cell.width * 0.2);
    const shown = nth === who.cards.length - 1 ? 1 : Math.min(1, cards.shown);
    const place = rect(
      cell.x + cell.width * 0.02,
      cell.y - height * 0.78,
      cell.width * Math.max(0.5, shown * 0.96),
      height,
    );
    const key = keptKey(who.seat, colour);
    const skin = (w: number, h: number) => keptSkin(colour, text.faceName(shipOf(colour)), ships.length, w, h);
    return [pieceIn(key, place, depth + nth * 0.1 - 0.05, skin, { face: `kept:${who.seat}:${colour}`, lies: true })];
  });
}
