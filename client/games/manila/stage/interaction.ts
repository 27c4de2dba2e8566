import type { Move, View } from '../../../../shared/games/manila/index.ts';
import type { TargetId } from '../../../stage/stage.ts';

/**
 * Places on the canvas: `space:<Space>` where an accomplice may stand, `lane:<lane>:<0–14>` (14 is past 13),
 * `ware:<ware>` its column of the market, `boat:<ware>`, `crew:<ware>:<seat>`, `haven:port`, `haven:shipyard`,
 * `dice`, `auction`, `seat:<seat>` a player.
 */
export function targetOf(view: View, move: Move): TargetId | null {
  switch (move.type) {
    case 'place':
      return `space:${move.space}`;
    case 'buy':
    case 'load':
      return `ware:${move.ware}`;
    case 'launch':
      return onLane(view, move.ware, move.start);
    case 'steer': {
      const boat = view.boats.find(({ ware }) => ware === move.ware);
      return boat ? onLane(view, move.ware, Math.min(14, boat.position + move.steps)) : null;
    }
    case 'board':
      return `boat:${move.ware}`;
    case 'evict':
      return `crew:${move.ware}:${move.seat}`;
    case 'send':
      return `haven:${move.to}`;
    case 'roll':
      return 'dice';
    default:
      return null;
  }
}

const onLane = (view: View, ware: string, space: number): TargetId =>
  `lane:${view.boats.findIndex((boat) => boat.ware === ware)}:${space}`;

/** The move that a tap on this place stands for, if any is legal there. */
export const moveAt = (view: View, target: TargetId, moves: readonly Move[]): Move | null =>
  moves.find((move) => targetOf(view, move) === target) ?? null;
