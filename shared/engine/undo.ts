import type { CoreState } from './core.ts';
import type { AnyGame } from './game.ts';
import type { Rng } from './rng.ts';

/**
 * Whether a move may be taken back without anybody knowing more than before it: nothing was rolled or shuffled, every
 * event that it led to is among those that tell nothing hidden, and the game goes on. `rng` is that of before.
 */
export const isReversible = (
  game: AnyGame,
  rng: Readonly<Rng>,
  after: Readonly<CoreState>,
  events: readonly { readonly type: string }[],
): boolean =>
  rng.every((word, i) => word === after.rng[i]) &&
  game.outcome(after) === null &&
  events.every((event) => game.reversible(after, event));
