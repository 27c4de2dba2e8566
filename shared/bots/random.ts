import { pick } from '../engine/rng.ts';
import type { Bot } from './bot.ts';

/** Any legal move. */
export const random: Bot = ({ moves }, rng) => pick(rng, moves);
