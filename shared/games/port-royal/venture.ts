import { never } from '../../engine/assert.ts';
import type { Own } from './mates.ts';
import type { Move, View } from './types.ts';

/** The moves that only the adventure has. */
type VentureMove = Extract<
  Move,
  { type: 'choose' | 'side' | 'look' | 'retain' | 'toss' | 'fulfil' | 'deliver' | 'stow' | 'sell' | 'buyOut' }
>;

/** How much a bot likes what only the adventure offers. */
export function rateVenture(_view: View, _own: Own, move: VentureMove, prospect: () => number): number {
  switch (move.type) {
    case 'choose':
    case 'side':
    case 'retain':
    case 'toss':
    case 'deliver':
      return 0;
    case 'look':
      return prospect() + 0.5;
    case 'fulfil':
      return 20;
    case 'stow':
      return 1;
    case 'sell':
      return 2;
    case 'buyOut':
      return 1;
    default:
      return never(move);
  }
}
