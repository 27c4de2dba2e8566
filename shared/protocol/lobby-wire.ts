import type { Params } from '../engine/core.ts';
import type { LobbyLists, TableSummary } from './messages.ts';

/** `room.state.toJSON()` of the lobby room; `glance` travels as JSON because its keys are each game's own. */
export interface LobbyWire {
  readonly open: Readonly<Record<string, WireSummary>>;
  readonly live: Readonly<Record<string, WireSummary>>;
  readonly online: number;
  /** as JSON: game → names */
  readonly seeking: string;
}

export type WireSummary = Omit<TableSummary, 'glance'> & {
  readonly glance: string;
  /** when the table was made, so that lists have an order */
  readonly order: number;
};

export const lobbyLists = (wire: LobbyWire): LobbyLists => ({
  open: listOf(wire.open),
  live: listOf(wire.live),
  online: wire.online,
  seeking: JSON.parse(wire.seeking) as LobbyLists['seeking'],
});

function listOf(entries: Readonly<Record<string, WireSummary>>): TableSummary[] {
  const latestFirst = Object.values(entries).sort((a, b) => b.order - a.order);
  return latestFirst.map(({ order: _, glance, ...summary }) => ({ ...summary, glance: JSON.parse(glance) as Params }));
}
