import type { TableSummary } from '../../../shared/protocol/http.ts';

const people = ({ seats }: TableSummary): number => seats.filter(({ kind }) => kind === 'person').length;
const isAttended = ({ seats }: TableSummary): boolean =>
  seats.some(({ kind, connected }) => kind === 'person' && connected);

/** Games of people with each other, that somebody is at; not one's own, and none of one person with bots. */
export const gamesToWatch = (live: readonly TableSummary[], own: readonly TableSummary[]): TableSummary[] =>
  live.filter((table) => people(table) > 1 && isAttended(table) && !own.some(({ id }) => id === table.id));

/** The one that most people watch, then with most people in it, then a rated one, then the latest. */
export function featuredOf(live: readonly TableSummary[]): TableSummary | null {
  const worth = (table: TableSummary): number => table.watchers * 100 + people(table) * 10 + (table.rated ? 1 : 0);
  return live.reduce<TableSummary | null>((best, table) => (best && worth(best) >= worth(table) ? best : table), null);
}
