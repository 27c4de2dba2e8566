import type { GameId, OptionMeta } from '../../../shared/engine/game.ts';
import { meta as portRoyal } from '../../../shared/games/port-royal/index.ts';

export interface OfferedGame {
  readonly id: GameId;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number;
  readonly options: readonly OptionMeta[];
}

/** What the lobby offers. Only the facts: the rules of a game are loaded with its table. */
export const offered: readonly OfferedGame[] = [portRoyal];
