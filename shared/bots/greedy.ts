import { pick } from '../engine/rng.ts';
import type { Bot } from './bot.ts';

/** The move that the game's own taste likes best; equals by lot. */
export const greedy: Bot = ({ game, view, seat, moves }, rng) => {
  const liking = game.rate(view, seat, moves);
  const most = Math.max(...liking);
  return pick(
    rng,
    moves.filter((_, i) => liking[i] === most),
  );
};
