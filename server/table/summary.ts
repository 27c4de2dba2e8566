import type { Params } from '../../shared/engine/core.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { SeatInfo, TableInfo, TableSummary } from '../../shared/protocol/messages.ts';
import type { Listed } from '../lobby/Listing.ts';
import type { MatchRow } from '../store/MatchStore.ts';
import { type IsHere, type SeatHolder, seatOf } from './seating/seating.ts';
import { isShown } from './seating/shoulders.ts';

const nobodyHere: IsHere = () => false;

/** What only an open room knows of a table. */
export interface Live {
  readonly isHere: IsHere;
  readonly watchers: number;
  readonly glance: Params;
}

export const seatInfo = (holder: SeatHolder, isHere: IsHere): SeatInfo => ({
  kind: holder.kind,
  name: holder.kind === 'open' ? '' : holder.name,
  level: holder.kind === 'bot' ? holder.level : '',
  connected: holder.kind === 'bot' || (holder.kind === 'person' && isHere(holder.uid)),
  standsFor: holder.kind === 'bot' ? (holder.standsFor ?? '') : '',
});

const seatsOf = (row: MatchRow, isHere: IsHere): SeatInfo[] =>
  row.seating.map((holder) => ({ ...seatInfo(holder, isHere), shoulder: isShown(row, holder) }));

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
  seats: seatsOf(row, isHere),
  options: JSON.stringify(row.options),
  begins: row.begins,
  origin: row.origin ? `${row.origin.id}#${row.origin.seq}` : '',
  watchable: row.watching.allowed,
  delay: row.watching.delay,
  sequel: row.sequel ?? '',
});

/** A table in a list; without an open room nobody is connected. */
export function summaryOf(row: MatchRow, live?: Live): TableSummary {
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
    glance: live?.glance ?? row.glance,
  };
}

/** Of a running game that nobody may watch, nobody is told how it stands. */
export const forStrangers = (summary: TableSummary): TableSummary =>
  summary.watchable || summary.status !== 'running' ? summary : { ...summary, glance: {} };

/** A table for the lists, as stored. */
export const listedOf = (row: MatchRow): Listed => ({
  summary: summaryOf(row),
  order: row.createdAt.getTime(),
  seen: row.updatedAt.getTime(),
  epoch: row.epoch,
  home: '',
});

/** What is stored, with the people whom the table's room has told to be there. */
export function withPeople(stored: TableSummary, told: TableSummary): TableSummary {
  const seats = stored.seats.map((seat, i) => {
    const there = told.seats[i];
    return there?.kind === seat.kind && there.name === seat.name ? { ...seat, connected: there.connected } : seat;
  });
  return { ...stored, seats, watchers: told.watchers };
}
