import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import { isGathering } from './gathering.ts';
import { open, replaceWithBot, seated, withBot } from './holders.ts';
import type { Arrangement, IsHere } from './types.ts';

const no = (code: ServiceRefusalCode): Result<never> => ({ ok: false, ...serviceRefusal(code) });

/** Two seats exchange their holders, be they people, bots or nobody. */
export function swap(table: Arrangement, a: Seat, b: Seat): Result<Arrangement> {
  const [first, second] = [table.seating[a], table.seating[b]];
  if (!first || !second) return no('noSuchSeat');
  if (table.status !== 'waiting') return no('notWaiting');
  if (table.group !== null) return no('seatsKept');
  return ok(a === b ? table : { ...table, seating: table.seating.with(a, second).with(b, first) });
}

/** Sends a person away: they may watch where that is allowed, and never sit down here again. */
export function kick(table: Arrangement, seat: Seat): Result<Arrangement> {
  const holder = table.seating[seat];
  if (!holder) return no('noSuchSeat');
  if (table.status !== 'waiting') return no('notWaiting');
  if (holder.kind !== 'person') return no('nobodyThere');
  if (holder.uid === table.host) return no('hostStays');
  if (table.group !== null) return no('seatsKept');
  return ok({
    ...table,
    seating: table.seating.with(seat, open),
    kicked: [...table.kicked, holder.uid],
    // the table no longer begins by itself: one of those it waited for is gone
    begins: false,
  });
}

/** On an open seat, or in place of a person who is not here and may reclaim it. */
export function addBot(table: Arrangement, seat: Seat, level: BotLevel, isHere: IsHere): Result<Arrangement> {
  const holder = table.seating[seat];
  if (!holder) return no('noSuchSeat');
  if (table.status === 'finished') return no('notRunning');
  if (holder.kind === 'person' && isHere(holder.uid)) return no('seatTaken');
  // a seat that a bot keeps for a person stays theirs, whichever bot plays
  if (holder.kind === 'bot' && holder.uid !== undefined) return ok(seated(table, seat, { ...holder, level }));
  if (holder.kind === 'person' && table.status === 'running') return ok(replaceWithBot(table, seat, level));
  return ok(withBot(table, seat, level));
}

export function removeBot(table: Arrangement, seat: Seat): Result<Arrangement> {
  if (table.status !== 'waiting') return no('notWaiting');
  if (table.seating[seat]?.kind !== 'bot') return no('noBot');
  return ok(seated(table, seat, open));
}

/** A host who is gone hands over to the next person who is here. */
export function withPresentHost(table: Arrangement, isHere: IsHere): Arrangement {
  if (isHere(table.host) || isGathering(table)) return table;
  const next = table.seating.find((holder) => holder.kind === 'person' && isHere(holder.uid));
  // a new host starts the game when they like; a group goes on as soon as all are there, whoever is host
  const begins = table.begins && table.group !== null;
  return next?.kind === 'person' ? { ...table, host: next.uid, begins } : table;
}
