import type { Piece } from '../../../../stage/piece.ts';
import type { Places } from '../layout.ts';
import type { Table } from '../model.ts';
import type { Words } from '../words.ts';
import { companyPieces, harbourPieces, missionPieces, pilePieces } from './compose-board.ts';
import { matPieces, phasePieces, platePieces } from './compose-people.ts';
import { showPieces } from './compose-show.ts';

/** Everything on the canvas, from the table and its arrangement. */
export function compose(table: Table, places: Places, text: Words): Piece[] {
  return [
    ...harbourPieces(table, places, text),
    ...companyPieces(table, places, text),
    ...missionPieces(table, places, text),
    ...pilePieces(table, places, text),
    ...platePieces(table, places),
    ...matPieces(table, places, text),
    ...phasePieces(table, places, text),
    ...showPieces(table, places, text),
  ];
}
