import type { AnyGame } from '../shared/engine/game.ts';
import { games } from '../shared/games/registry.ts';
import { BorneoRoom } from './rooms/BorneoRoom.ts';
import type { GameRoom } from './rooms/GameRoom.ts';
import { ManilaRoom } from './rooms/ManilaRoom.ts';
import { PortRoyalRoom } from './rooms/PortRoyalRoom.ts';

/** A game and the room in which it is played. */
export interface Offer {
  readonly game: AnyGame;
  readonly Room: new () => GameRoom;
}

export const offers: readonly Offer[] = [
  { game: games['port-royal'], Room: PortRoyalRoom },
  { game: games.manila, Room: ManilaRoom },
  { game: games.borneo, Room: BorneoRoom },
];
