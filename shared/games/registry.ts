import type { AnyGame } from '../engine/game.ts';
import { borneo } from './borneo/index.ts';
import type { GameId } from './ids.ts';
import { manila } from './manila/index.ts';
import { portRoyal } from './port-royal/index.ts';

/** The rules of every game, each under its own id. */
export const games: { readonly [Id in GameId]: AnyGame<Id> } = Object.freeze({
  'port-royal': portRoyal,
  manila,
  borneo,
});
