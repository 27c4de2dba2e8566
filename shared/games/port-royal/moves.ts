import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { FACES } from './components.ts';
import type { FaceId, Move } from './types.ts';

// Moves are values without identity: the lists of legal moves share these, instead of making new ones all the time.
export const DRAW: Move = Object.freeze({ type: 'draw' });
export const STOP: Move = Object.freeze({ type: 'stop' });
export const KEEP: Move = Object.freeze({ type: 'keep' });
export const REPEL: Move = Object.freeze({ type: 'repel' });
export const PASS: Move = Object.freeze({ type: 'pass' });
export const DONE: Move = Object.freeze({ type: 'done' });

// A turn moors at most every person and one ship of each colour.
const SLOTS = 128;
const trades = Array.from({ length: SLOTS }, (_, slot): Move => Object.freeze({ type: 'trade', slot }));
const hires = Array.from({ length: SLOTS }, (_, slot): Move => Object.freeze({ type: 'hire', slot }));
const completes = new Map<FaceId, Move>(
  FACES.filter((face) => face.kind === 'expedition').map((face) => [
    face.id,
    Object.freeze({ type: 'complete', expedition: face.id }),
  ]),
);

const known = (move: Move | undefined): Move => {
  if (move === undefined) throw new InvariantError('a move outside the tables of moves');
  return move;
};
export const tradeOf = (slot: number): Move => known(trades[slot]);
export const hireOf = (slot: number): Move => known(hires[slot]);
export const completeOf = (expedition: FaceId): Move => known(completes.get(expedition));

const BAD_MOVE = refuse('badMove', 'PR18.11');

const isSlot = (value: unknown): value is number => isCount(value, 0, SLOTS - 1);

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 60;

/** Shape only: a value of ours from whatever JSON arrives. The persons of a payment come sorted. */
export function parseMove(input: unknown): Result<Move> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return BAD_MOVE;
  const { type, slot, expedition, persons }: Record<string, unknown> = { ...input };
  const fields = Object.keys(input).length;
  switch (type) {
    case 'draw':
    case 'stop':
    case 'keep':
    case 'repel':
    case 'pass':
    case 'done':
      return fields === 1 ? ok({ type }) : BAD_MOVE;
    case 'trade':
    case 'hire':
      return fields === 2 && isSlot(slot) ? ok({ type, slot }) : BAD_MOVE;
    case 'complete':
      return fields === 2 && isShortText(expedition) ? ok({ type, expedition }) : BAD_MOVE;
    case 'pay':
      if (fields !== 2 || !Array.isArray(persons) || persons.length > 10) return BAD_MOVE;
      return persons.every(isShortText) ? ok({ type, persons: [...persons].sort() }) : BAD_MOVE;
    default:
      return BAD_MOVE;
  }
}

/** `draw`, `hire 3`, `complete expedition-priest2`, `pay jack-1 priest-1` */
export function format(move: Move): string {
  switch (move.type) {
    case 'trade':
    case 'hire':
      return `${move.type} ${move.slot}`;
    case 'complete':
      return `complete ${move.expedition}`;
    case 'pay':
      return ['pay', ...move.persons].join(' ');
    default:
      return move.type;
  }
}
