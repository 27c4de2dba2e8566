import type { Move, View } from '../../../../shared/games/port-royal/index.ts';
import { contractOf, face } from '../../../../shared/games/port-royal/index.ts';
import type { TargetId } from '../../../stage/stage.ts';

type Asked = Pick<View, 'prompt' | 'harbour' | 'contracts'>;

/** The place on the table that a move is about; null for those that only have a button. */
export function targetOf(move: Move, view: Asked): TargetId | null {
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
    case 'store':
      return nestIn(view);
    case 'use':
      return usedAt(move, view);
    case 'give':
      return `seat:${move.to}`;
    case 'gamble':
      return 'gambler';
    case 'fulfil':
      return `mission:${move.mission}`;
    case 'look':
      return 'sentinel';
    case 'retain':
    case 'toss':
      return `look:${move.place}`;
    case 'choose':
      return `choose:${move.card}`;
    case 'side':
      return `side:${move.side}`;
    case 'stow':
      return 'hold';
    case 'buyOut':
      return 'house';
    case 'setAside':
      return 'victory';
    case 'leave':
      return view.prompt.kind === 'look' ? 'deck' : 'time';
    case 'begin':
      return 'deck';
    default:
      return null;
  }
}

/** The contract that ships are stored for (PR12.21). */
function nestIn({ contracts }: Asked): TargetId | null {
  const nest = contracts.find(({ id }) => contractOf(id).condition.kind === 'stored');
  return nest ? `contract:${nest.id}` : null;
}

/** The ship itself for its coins, the merchant who keeps it, or the contract that its coins are given up for. */
function usedAt({ under, renounce }: Extract<Move, { type: 'use' }>, { prompt, harbour }: Asked): TargetId | null {
  if (prompt.kind !== 'shipUse') return null;
  if (renounce !== null) return under ? null : `contract:${renounce}`;
  if (!under) return `harbour:${prompt.slot}`;
  const id = harbour.find(({ slot }) => slot === prompt.slot)?.face;
  const ship = id === undefined ? null : face(id);
  return ship?.kind === 'ship' ? `merchant:${ship.colour}` : null;
}

/** The move that a tap on this place stands for, if any is legal there. */
export const moveAt = (target: TargetId, moves: readonly Move[], view: Asked): Move | null =>
  moves.find((move) => targetOf(move, view) === target) ?? null;
