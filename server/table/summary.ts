import type { Params } from '../../shared/engine/core.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import type { SeatInfo, TableInfo } from '../../shared/protocol/messages.ts';
import type { SeatHolder } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { seatOf } from './seating/holders.ts';
import { isShown } from './seating/shoulders.ts';
import type { IsHere } from './seating/types.ts';

const nobodyHere: IsHere = () => false;

/** What only an open room knows of a table. */
export interface LiveDetails {
  readonly isHere: IsHere;
  readonly watchers: number;
  readonly lobbySummary: Params;
}

export const seatInfo = (holder: SeatHolder, isHere: IsHere): SeatInfo => ({
  kind: holder.kind,
  name: holder.kind === 'open' ? '' : holder.name,
  level: holder.kind === 'bot' ? holder.level : '',
  connected: holder.kind === 'bot' || (holder.kind === 'person' && isHere(holder.uid)),
  avatar: holder.kind === 'person' ? (holder.avatar ?? '') : '',
  standsFor: holder.kind === 'bot' ? (holder.standsFor ?? '') : '',
});

const seatsOf = (row: MatchRow, isHere: IsHere): SeatInfo[] =>
  row.seating.map((holder, seat) => ({
    ...seatInfo(holder, isHere),
    // a seat of a campaign is kept for its person, also while nobody sits there
    ...(holder.kind === 'open' ? { standsFor: row.group?.[seat]?.name ?? '' } : {}),
    shoulder: isShown(row, holder),
  }));

/** A table as those around it see it, but for what only its room knows. */
export const infoOf = (row: MatchRow, isHere: IsHere): Omit<TableInfo, 'commitment' | 'watchers' | 'audience'> => ({
  id: row.id,
  code: row.code,
  game: row.game as GameId,
  status: row.status,
  visibility: row.visibility,
  hostSeat: seatOf(row.seating, row.host) ?? -1,
  pace: row.pace,
  speed: row.speed,
  undo: row.undo,
  rated: row.rated,
  seats: seatsOf(row, isHere),
  options: JSON.stringify(row.options),
  begins: row.begins,
  origin: row.origin ? `${row.origin.id}#${row.origin.seq}` : '',
  watchable: row.watching.allowed,
  delay: row.watching.delay,
  rematch: row.rematch ?? '',
  seatChanges: JSON.stringify(row.seatChanges),
  campaign: row.campaign ?? '',
  chapter: row.chapter ?? 0,
});

/** A table in a list; without an open room nobody is connected. */
export function summaryOf(row: MatchRow, live?: LiveDetails): TableSummary {
  const host = row.seating.find((holder) => holder.kind === 'person' && holder.uid === row.host);
  return {
    id: row.id,
    code: row.code,
    game: row.game as GameId,
    status: row.status,
    visibility: row.visibility,
    host: host?.kind === 'person' ? host.name : '',
    seats: seatsOf(row, live?.isHere ?? nobodyHere),
    speed: row.speed,
    rated: row.rated,
    options: JSON.stringify(row.options),
    watchers: live?.watchers ?? 0,
    watchable: row.watching.allowed,
    delay: row.watching.delay,
    lobbySummary: live?.lobbySummary ?? row.lobbySummary,
  };
}

/** A running game that nobody may watch shows strangers nothing of its position. */
export const forStrangers = (summary: TableSummary): TableSummary =>
  summary.watchable || summary.status !== 'running' ? summary : { ...summary, lobbySummary: {} };

/** A table in the lists, with what decides whose report of it counts. */
export interface ReportedTable {
  readonly summary: TableSummary;
  /** time of creation: the lists are in this order */
  readonly order: number;
  /** when its game began; 0: it has not */
  readonly began: number;
  /** when something last happened at the table */
  readonly seen: number;
  /** of the room that reports it */
  readonly epoch: number;
  /** the process of that room; empty: as stored */
  readonly home: string;
}

/** A table for the lists, as stored. */
export const listedOf = (row: MatchRow): ReportedTable => ({
  summary: summaryOf(row),
  order: row.createdAt.getTime(),
  began: row.beganAt?.getTime() ?? 0,
  seen: row.updatedAt.getTime(),
  epoch: row.epoch,
  home: '',
});

/** What is stored, with the people whom the table's room reports as connected. */
export function withPeople(stored: TableSummary, reported: TableSummary): TableSummary {
  const seats = stored.seats.map((seat, i) => {
    const there = reported.seats[i];
    return there?.kind === seat.kind && there.name === seat.name ? { ...seat, connected: there.connected } : seat;
  });
  return { ...stored, seats, watchers: reported.watchers };
}
