import type { AnyGame, GameId } from '../engine/game.ts';
import { borneo } from './borneo/index.ts';
import { manila } from './manila/index.ts';
import { portRoyal } from './port-royal/index.ts';

/** Every game of the house, by the name it has in records and addresses. */
export const games: Readonly<Record<GameId, AnyGame>> = Object.freeze({ 'port-royal': portRoyal, manila, borneo });
