import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { legalMoves } from './flow.ts';
import type { Move, State } from './types.ts';

const SHY: ReadonlySet<Move['type']> = new Set(['pass', 'done', 'swap', 'none']);

/** The answer of an absent player: they decline where they may, else the first answer. */
export function defaultMove(state: Readonly<State>, seat: Seat): Move {
  const answers = legalMoves(state, seat);
  return answers.find(({ type }) => SHY.has(type)) ?? at(answers, 0);
}
