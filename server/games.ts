import type { AnyGame } from '../shared/engine/game.ts';
import { type GameId, gameIds } from '../shared/games/ids.ts';
import { games } from '../shared/games/registry.ts';
import { projections } from './projection/projections.ts';
import { GameRoom } from './room/GameRoom.ts';

/** A game and the room in which it is played. */
export interface Offer {
  readonly game: AnyGame;
  readonly Room: new () => GameRoom;
}

function offerOf(id: GameId): Offer {
  const game: AnyGame = games[id];
  class RoomOfGame extends GameRoom {
    protected override readonly game = game;
    protected override readonly projection = projections[id];
  }
  return { game, Room: RoomOfGame };
}

export const offers: readonly Offer[] = gameIds.map(offerOf);
