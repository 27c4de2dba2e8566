import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** The bots by level, the weakest first. */
export const bots = Object.freeze({ random, greedy }) satisfies Readonly<Record<string, Bot>>;

export type Level = keyof typeof bots;
