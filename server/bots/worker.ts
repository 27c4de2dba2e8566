import { parentPort } from 'node:worker_threads';
import { bots } from '../../shared/bots/levels.ts';
import { rngOf } from '../../shared/engine/rng.ts';
import { games } from '../../shared/games/registry.ts';
import type { BotAnswer, BotQuestion, NumberedQuestion } from './messages.ts';

function choose({ game: id, level, seat, view, moves, seed }: BotQuestion): number {
  const game = Object.hasOwn(games, id) ? games[id as keyof typeof games] : undefined;
  if (!game) throw new Error(`no game ${id}`);
  return moves.indexOf(bots[level]({ game, view, seat, moves }, rngOf(seed)));
}

function answer(asked: NumberedQuestion): BotAnswer {
  try {
    return { id: asked.id, choice: choose(asked) };
  } catch (error) {
    return { id: asked.id, choice: null, error: String(error) };
  }
}

parentPort?.on('message', (asked: NumberedQuestion) => parentPort?.postMessage(answer(asked)));
