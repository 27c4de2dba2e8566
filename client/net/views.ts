import type { GameId } from '../../shared/engine/game.ts';
import { type PortRoyalWire, portRoyalView } from '../../shared/protocol/port-royal-wire.ts';

const readers: Readonly<Record<GameId, (wire: unknown) => unknown>> = {
  'port-royal': (wire) => portRoyalView(wire as PortRoyalWire | undefined),
};

/** The View that the room's state stands for; null until the game has begun. */
export const viewOf = (game: GameId, wire: unknown): unknown => readers[game](wire);
