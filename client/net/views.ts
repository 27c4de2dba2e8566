import type { Seat } from '../../shared/engine/core.ts';
import type { TableInfo } from '../../shared/protocol/messages.ts';
import { read } from '../../shared/wire/read.ts';
import { wires } from '../../shared/wire/registry.ts';
import { tableWire } from '../../shared/wire/table.ts';
import { type OwnWire, ownWords, readView } from '../../shared/wire/view.ts';

/** What the state of a table's room stands for. */
export interface RoomWire {
  readonly table: TableInfo;
  /** what everybody sees, as it arrived; absent until the game has begun */
  readonly game?: unknown;
  /** what only the own seat sees, in games with secrets */
  readonly own?: OwnWire;
}

export function readRoom(state: { toJSON(): unknown }): RoomWire {
  const wire = state.toJSON() as RoomWire;
  return { ...wire, table: read(tableWire, wire.table) };
}

/** The View of this seat, or of a spectator, that the room's state stands for; null until the game has begun. */
export const viewOf = ({ table, game, own }: RoomWire, seat: Seat | null): unknown =>
  readView(wires[table.game], game, ownWords(own, seat));
