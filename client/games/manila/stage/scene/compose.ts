import type { Piece } from '../../../../stage/piece.ts';
import type { Places } from '../layout.ts';
import type { Table } from '../model.ts';
import type { Words } from '../words.ts';
import { ashorePieces, lanePieces } from './compose-board.ts';
import { counterPieces, marketPieces, matPieces, platePieces } from './compose-people.ts';
import { showPieces } from './compose-show.ts';

/** All pieces of the table, each where the layout has its place. */
export function compose(table: Table, places: Places, text: Words): Piece[] {
  return [
    ...counterPieces(table, places, text),
    ...platePieces(table, places, text),
    ...ashorePieces(table, places, text),
    ...lanePieces(table, places, text),
    ...showPieces(table, places, text),
    ...matPieces(table, places, text),
    ...marketPieces(table, places, text),
  ];
}
