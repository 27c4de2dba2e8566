import type { Seat } from '../../shared/engine/core.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { type BorneoWire, borneoView } from '../../shared/protocol/borneo-wire.ts';
import { type ManilaWire, manilaView } from '../../shared/protocol/manila-wire.ts';
import type { TableInfo } from '../../shared/protocol/messages.ts';
import { type PortRoyalWire, portRoyalView } from '../../shared/protocol/port-royal-wire.ts';
import { type OwnWire, type OwnWords, ownWords } from '../../shared/protocol/wire.ts';

/** `room.state.toJSON()` of a table. */
export interface RoomWire {
  readonly table: TableInfo;
  /** what everybody sees; absent until the game has begun */
  readonly game?: unknown;
  /** what only the own seat sees, in games with secrets */
  readonly own?: OwnWire;
}

const readers: Readonly<Record<GameId, (game: unknown, own: OwnWords | null) => unknown>> = {
  'port-royal': (game) => portRoyalView(game as PortRoyalWire | undefined),
  manila: (game, own) => manilaView(game as ManilaWire | undefined, own),
  borneo: (game, own) => borneoView(game as BorneoWire | undefined, own),
};

/** The View of this seat, or of a spectator, that the room's state stands for; null until the game has begun. */
export const viewOf = ({ table, game, own }: RoomWire, seat: Seat | null): unknown =>
  readers[table.game](game, ownWords(own, seat));
