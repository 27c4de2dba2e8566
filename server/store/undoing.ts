import { eq, sql } from 'drizzle-orm';
import type { Seat } from '../../shared/engine/core.ts';
import type { Database } from './database.ts';
import type { StoredClock } from './row-types.ts';
import { undone } from './schema.ts';

/** The decision to take back. */
export interface Undoing {
  readonly id: string;
  readonly epoch: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly requestId: string;
}

/** What lists show of the position before it. */
interface ColumnsBefore {
  readonly lobbySummary: unknown;
  readonly toMove: readonly Seat[];
  readonly clock?: StoredClock;
}

/**
 * Moves the last decision out of the log, in one statement: only for the newest room, and only if it is the last. False
 * when it is not.
 */
export async function takeBack(db: Database, { id, epoch, seq, seat, requestId }: Undoing, before: ColumnsBefore) {
  const clock = before.clock ? sql`, clock = ${JSON.stringify(before.clock)}::json` : sql``;
  const gone = await db.execute(sql`
    with kept as (
      update matches set glance = ${JSON.stringify(before.lobbySummary)}::json,
        to_move = ${JSON.stringify(before.toMove)}::json, updated_at = now()${clock}
      where id = ${id} and epoch = ${epoch} and status = 'running'
        and exists (select 1 from moves where match_id = ${id} and seq = ${seq}
          and seat = ${seat} and request_id = ${requestId})
        and not exists (select 1 from moves where match_id = ${id} and seq > ${seq})
      returning id
    ), gone as (
      delete from moves using kept where match_id = kept.id and seq = ${seq}
      returning match_id, seq, seat, move, request_id
    )
    insert into undone (match_id, seq, seat, move, request_id)
    select match_id, seq, seat, move, request_id from gone
    returning seq`);
  return (gone as { readonly rows: readonly unknown[] }).rows.length === 1;
}

/** Requests that were answered and then taken back: a repeat gets the first answer and moves nothing. */
export const takenBack = (db: Database, id: string) =>
  db
    .select({ seat: undone.seat, requestId: undone.requestId, seq: undone.seq })
    .from(undone)
    .where(eq(undone.matchId, id));
