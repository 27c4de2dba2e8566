import type { TableSummary } from '../../../shared/protocol/http.ts';
import { placeOf } from '../../table/seating/holders.ts';
import { placeFor } from '../../table/seating/seating.ts';
import { forStrangers, type ReportedTable } from '../../table/summary.ts';
import type { HouseServices } from '../services.ts';

/** a game that began longer ago than this has gone too far to be joined by a stranger */
const justBegunMs = 5 * 60_000;
const tablesOffered = 3;

/** Whether somebody sits there now, and a seat is free for others: an open one, or a bot's of a game just begun. */
function hasSeat({ summary, began }: ReportedTable, now: number): boolean {
  const { seats, status } = summary;
  if (!seats.some(({ kind, connected }) => kind === 'person' && connected)) return false;
  if (status === 'waiting') return seats.some(({ kind }) => kind === 'open');
  return began > now - justBegunMs && seats.some(({ kind, standsFor }) => kind === 'bot' && !standsFor);
}

/** Public tables of a game that this person could sit down at instead of waiting; those that wait first. */
export async function seatsToOffer(services: HouseServices, game: string, uid: string): Promise<TableSummary[]> {
  const { listing, time, store } = services;
  const open = listing.all().filter(({ summary }) => summary.game === game && summary.visibility === 'public');
  const free = open.filter((table) => hasSeat(table, time.now()));
  const isWaiting = ({ summary }: ReportedTable): number => (summary.status === 'waiting' ? 0 : 1);
  const best = free.sort((a, b) => isWaiting(a) - isWaiting(b) || b.order - a.order).slice(0, tablesOffered);
  const rows = await Promise.all(best.map(({ summary }) => store.byId(summary.id)));
  const mayTake = (row: (typeof rows)[number] | undefined): boolean =>
    !!row && placeOf(row.seating, uid) === null && placeFor(row, uid) !== null;
  return best.filter((_, at) => mayTake(rows[at])).map(({ summary }) => forStrangers(summary));
}
