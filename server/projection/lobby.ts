import { type MapSchema, type Schema, schema, t } from '@colyseus/schema';
import type { TableSummary } from '../../shared/protocol/http.ts';
import { listedWire } from '../../shared/wire/lobby.ts';
import { schemaOf } from './schema-of.ts';

/** shared/wire/lobby.ts reads it back. */

const listed = schemaOf(listedWire, 'ListedTable');

export interface LobbyState extends Schema {
  open: MapSchema<Schema>;
  live: MapSchema<Schema>;
  online: number;
  seeking: string;
}

export const LobbyState = schema(
  {
    open: t.map(listed.State),
    live: t.map(listed.State),
    online: t.uint32().default(0),
    seeking: t.string().default('{}'),
  },
  'LobbyState',
) as unknown as new () => LobbyState;

/** The table in the list where it belongs, and in no other; null takes it away. */
export function writeListed(
  lobby: LobbyState,
  id: string,
  entry: { summary: TableSummary; order: number } | null,
): void {
  const list = entry ? (entry.summary.status === 'waiting' ? lobby.open : lobby.live) : null;
  for (const other of [lobby.open, lobby.live]) if (other !== list && other.has(id)) other.delete(id);
  if (!list || !entry) return;
  const present = list.get(id);
  const state = present ?? new listed.State();
  listed.write(state, { ...entry.summary, order: entry.order });
  if (!present) list.set(id, state);
}
