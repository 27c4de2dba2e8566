import type { Outcome, Seat } from '../engine/core.ts';
import { list, or, type Piece, record, type ScalarShape, text, uint8, whole } from './descriptor.ts';

/** What all games have. */

export const seat = (): Piece<Seat, ScalarShape> => uint8();

/** Drawn by lot unless given. */
export const startingSeat = (): Piece<Seat | 'random'> => or('random', seat());

export const outcome = record<Outcome>({
  reason: text(),
  winners: list(seat()),
  places: list(uint8()),
  scores: list(whole()),
  ties: list(list(whole())),
});
