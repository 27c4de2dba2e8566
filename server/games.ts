import type { AnyGame } from '../shared/engine/game.ts';
import { borneo } from '../shared/games/borneo/index.ts';
import { manila } from '../shared/games/manila/index.ts';
import { portRoyal } from '../shared/games/port-royal/index.ts';
import { projections } from './projection/projections.ts';
import { GameRoom } from './room/GameRoom.ts';

/** A game and the room in which it is played. */
export interface Offer {
  readonly game: AnyGame;
  readonly Room: new () => GameRoom;
}

class PortRoyalRoom extends GameRoom {
  protected override readonly game = portRoyal;
  protected override readonly projection = projections['port-royal'];
}

class ManilaRoom extends GameRoom {
  protected override readonly game = manila;
  protected override readonly projection = projections.manila;
}

class BorneoRoom extends GameRoom {
  protected override readonly game = borneo;
  protected override readonly projection = projections.borneo;
}

export const offers: readonly Offer[] = [
  { game: portRoyal, Room: PortRoyalRoom },
  { game: manila, Room: ManilaRoom },
  { game: borneo, Room: BorneoRoom },
];
