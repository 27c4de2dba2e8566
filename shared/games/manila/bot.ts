import type { Seat } from '../../engine/core.ts';
import type { Move, View } from './types.ts';

export const rate = (_view: View, _seat: Seat, moves: readonly Move[]): number[] => moves.map(() => 0);
