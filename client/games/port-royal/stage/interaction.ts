import type { Move } from '../../../../shared/games/port-royal/index.ts';
import type { TargetId } from '../../../stage/stage.ts';

/** The place on the table that a move is about; null for those that only have a button. */
export function targetOf(move: Move): TargetId | null {
  switch (move.type) {
    case 'draw':
      return 'deck';
    case 'claim':
      return `contract:${move.contract}`;
    case 'keep':
      return 'drawn';
    case 'repel':
      return 'discard';
    case 'trade':
    case 'hire':
      return `harbour:${move.slot}`;
    case 'complete':
      return `expedition:${move.expedition}`;
    default:
      return null;
  }
}

/** The move that a tap on this place stands for, if any is legal there. */
export const moveAt = (target: TargetId, moves: readonly Move[]): Move | null =>
  moves.find((move) => targetOf(move) === target) ?? null;
