import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Arrangement } from './seating.ts';

const no = (code: ServiceRefusalCode): Result<never> => ({ ok: false, ...serviceRefusal(code) });

/** Two seats change their holders, be they people, bots or nobody. */
export function swap(table: Arrangement, a: Seat, b: Seat): Result<Arrangement> {
  const [first, second] = [table.seating[a], table.seating[b]];
  if (!first || !second) return no('noSuchSeat');
  if (table.status !== 'waiting') return no('notWaiting');
  return ok(a === b ? table : { ...table, seating: table.seating.with(a, second).with(b, first) });
}

/** Sends somebody away: he may watch where that is allowed, and never sit down here again. */
export function kick(table: Arrangement, seat: Seat): Result<Arrangement> {
  const holder = table.seating[seat];
  if (!holder) return no('noSuchSeat');
  if (table.status !== 'waiting') return no('notWaiting');
  if (holder.kind !== 'person') return no('nobodyThere');
  if (holder.uid === table.host) return no('hostStays');
  return ok({
    ...table,
    seating: table.seating.with(seat, { kind: 'open' }),
    kicked: [...table.kicked, holder.uid],
    // who was waited for is not waited for any more
    begins: false,
  });
}
