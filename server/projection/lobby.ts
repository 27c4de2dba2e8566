import { type SchemaType, schema, t } from '@colyseus/schema';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { SeatState, writeItems } from './project.ts';

/** shared/protocol/lobby-wire.ts reads it back. */

const SummaryState = schema(
  {
    id: t.string().default(''),
    code: t.string().default(''),
    game: t.string().default(''),
    status: t.string<TableSummary['status']>().default('waiting'),
    visibility: t.string<TableSummary['visibility']>().default('public'),
    host: t.string().default(''),
    seats: t.array(SeatState),
    speed: t.string<TableSummary['speed']>().default('unhurried'),
    rated: t.boolean().default(false),
    options: t.string().default('{}'),
    watchers: t.uint16().default(0),
    watchable: t.boolean().default(true),
    delay: t.uint8().default(0),
    glance: t.string().default('{}'),
    order: t.number().default(0),
  },
  'SummaryState',
);

export const LobbyState = schema(
  {
    open: t.map(SummaryState),
    live: t.map(SummaryState),
    online: t.uint32().default(0),
    seeking: t.string().default('{}'),
  },
  'LobbyState',
);
export type LobbyState = SchemaType<typeof LobbyState>;

/** The table in the list where it belongs, and in no other; null takes it away. */
export function writeListed(
  lobby: LobbyState,
  id: string,
  listed: { summary: TableSummary; order: number } | null,
): void {
  const list = listed ? (listed.summary.status === 'waiting' ? lobby.open : lobby.live) : null;
  for (const other of [lobby.open, lobby.live]) if (other !== list && other.has(id)) other.delete(id);
  if (!list || !listed) return;
  const { seats, glance, ...plain } = listed.summary;
  const entry = list.get(id) ?? new SummaryState();
  Object.assign(entry, plain, { glance: JSON.stringify(glance), order: listed.order });
  writeItems(entry.seats, seats, () => new SeatState(), Object.assign);
  if (!list.has(id)) list.set(id, entry);
}
