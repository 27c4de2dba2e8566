import type { Seat } from '../../engine/core.ts';
import { MISSIONS } from './components.ts';
import { forecast } from './odds.ts';
import type { Move, View } from './types.ts';

/** How much this seat would like each of the moves. */
export const rate = (view: View, seat: Seat, moves: readonly Move[]): number[] =>
  moves.map((move) => {
    if (move.type === 'mission') return MISSIONS[move.kind].points;
    if (move.type !== 'ship') return 0;
    return forecast(view, move.card, move.place)?.pickers.filter((picker) => picker.seat === seat).length ?? 0;
  });
