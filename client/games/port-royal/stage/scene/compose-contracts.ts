import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { contractSkin } from '../../art/contract.ts';
import { timeSkin, victorySkin } from '../../art/team-piles.ts';
import { contractWords, timeWords, victoryWords } from '../contract-words.ts';
import type { Places } from '../layout.ts';
import type { Table } from '../model.ts';
import type { Words } from '../words.ts';

const depth = 10;

/** The contracts that lie open; each explains itself and is claimed by a tap. */
export function contractPieces(table: Table, places: Places, text: Words): Piece[] {
  return table.contracts.flatMap((card, i) => {
    const place = places.contracts[i];
    if (!place) return [];
    const id = `contract:${card.id}`;
    const words = contractWords(card, text);
    const skin = (w: number, h: number) => contractSkin(card, words, places.unit, w, h);
    return [pieceIn(id, place, depth, skin, { target: id, face: id, radius: 9, lies: true })];
  });
}

/** Time pile and victory pile of a team. */
export function teamPieces({ team }: Table, { piles, unit }: Places, text: Words): Piece[] {
  if (!team || !piles) return [];
  const more = (id: string) => ({ target: id, face: id, radius: 10 * unit, lies: true });
  return [
    pieceIn('time', piles.time, depth, (w, h) => timeSkin(team, timeWords(team, text), unit, w, h), more('time')),
    pieceIn(
      'victory',
      piles.victory,
      depth,
      (w, h) => victorySkin(team, victoryWords(team, text), unit, w, h),
      more('victory'),
    ),
  ];
}
