import type { LobbyLists, TableSummary } from '../protocol/http.ts';
import { bySeat, flag, json, record, text, uint8, uint16, whole } from './descriptor.ts';
import { read } from './read.ts';
import { seatWire } from './seats.ts';

/** An entry of a list of the lobby. */
export interface ListedRow extends TableSummary {
  /** when the table was made, so that lists have an order */
  readonly order: number;
}

export const listedWire = record<ListedRow>({
  id: text(),
  code: text(),
  game: text(),
  status: text(),
  visibility: text(),
  host: text(),
  seats: bySeat(seatWire),
  speed: text(),
  rated: flag(),
  options: text(),
  watchers: uint16(),
  watchable: flag(),
  delay: uint8(),
  lobbySummary: json(),
  order: whole(),
});

/** `room.state.toJSON()` of the lobby room. */
export interface LobbyWire {
  readonly open: Readonly<Record<string, unknown>>;
  readonly live: Readonly<Record<string, unknown>>;
  readonly online: number;
  /** as JSON: game → names */
  readonly seeking: string;
}

export const lobbyLists = (wire: LobbyWire): LobbyLists => ({
  open: listOf(wire.open),
  live: listOf(wire.live),
  online: wire.online,
  seeking: JSON.parse(wire.seeking) as LobbyLists['seeking'],
});

function listOf(entries: Readonly<Record<string, unknown>>): TableSummary[] {
  const latestFirst = Object.values(entries)
    .map((entry) => read(listedWire, entry))
    .sort((a, b) => b.order - a.order);
  return latestFirst.map(({ order: _, ...summary }) => summary);
}
