import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { NUMBERS } from './components.ts';
import { legalMoves } from './flow.ts';
import * as loan from './phases/loan.ts';
import type { Move, State } from './types.ts';

const SHY: ReadonlySet<Move['type']> = new Set(['pass', 'decline', 'stay', 'waive']);

/**
 * The answer of an absent player: they spend nothing and move nothing where they may. As harbour master they load the
 * first wares of the list and starts them alike; a plundered boat, which pays nobody aboard, goes to port.
 */
export function defaultMove(state: Readonly<State>, seat: Seat): Move {
  const answers = legalMoves(state, seat).filter((move) => !loan.includes(move));
  const even = NUMBERS.startSum / NUMBERS.boats;
  const chosen = answers.find((move) => SHY.has(move.type) || (move.type === 'launch' && move.start === even));
  return chosen ?? at(answers, 0);
}
