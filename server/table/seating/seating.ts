import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Guest, SeatHolder } from '../../store/row-types.ts';
import { withoutLastChange } from './changes.ts';
import { inGroup } from './group.ts';
import { isKeptFrom, open, personOf, seated, seatOf, withBot } from './holders.ts';
import { hasLooked } from './shoulders.ts';
import type { Arrangement } from './types.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

/** The only seat that this person may take in the running game; null: any, because they have seen none. */
function ownSeatOf({ seating, status, seatHistory, group }: Arrangement, uid: string): Seat | null {
  if (group !== null) return inGroup(group, uid);
  if (status !== 'running') return null;
  return seatOf(seating, uid) ?? (Object.hasOwn(seatHistory, uid) ? (seatHistory[uid] ?? null) : null);
}

/** Where somebody who wants to play may sit: an open seat rather than a bot's; null when there is none. */
export function placeFor(table: Arrangement, uid: string): Seat | null {
  const { seating, status } = table;
  if (status === 'finished' || table.kicked.includes(uid) || hasLooked(table, uid)) return null;
  const ownSeat = ownSeatOf(table, uid);
  if (ownSeat !== null) return seating[ownSeat]?.kind === 'person' ? null : ownSeat;
  for (const kind of ['open', 'bot'] as const) {
    const seat = seating.findIndex((holder, at) => holder.kind === kind && !isKeptFrom(table, at, uid));
    if (seat >= 0) return seat;
  }
  return null;
}

/** All seats that this person may take now. */
export function freeSeats(table: Arrangement, uid: string): Seat[] {
  const { seating, status } = table;
  const ownSeat = ownSeatOf(table, uid);
  if (status === 'finished' || table.kicked.includes(uid) || hasLooked(table, uid)) return [];
  return seating.flatMap((holder, seat) => {
    const isBound = ownSeat !== null && ownSeat !== seat;
    return isBound || holder.kind === 'person' || isKeptFrom(table, seat, uid) ? [] : seat;
  });
}

export function sit(table: Arrangement, guest: Guest, seat: Seat): Result<Arrangement> {
  const { uid, name } = guest;
  // a visitor without a token may watch, but could never come back to a seat
  if (name === '') return no('noGuest');
  const holder = table.seating[seat];
  const present = seatOf(table.seating, uid);
  const ownSeat = ownSeatOf(table, uid);
  const person = personOf(guest);
  if (!holder) return no('noSuchSeat');
  if (table.kicked.includes(uid)) return no('kicked');
  if (hasLooked(table, uid)) return no('hasLooked');
  if (present === seat) return ok(seated(table, seat, person));
  if (table.status === 'finished') return no('notRunning');
  if (table.group !== null && ownSeat === null) return no('notInCampaign');
  if (ownSeat !== null && ownSeat !== seat) return no('seatBound', { seat: ownSeat });
  if (holder.kind === 'person' || isKeptFrom(table, seat, uid)) return no('seatTaken');
  const left = present === null ? table : seated(table, present, open);
  return ok(seated(left, seat, person));
}

/** Leaves the seat: to nobody before the game, to a bot during it. */
export function stand(table: Arrangement, uid: string): Result<Arrangement> {
  const seat = seatOf(table.seating, uid);
  if (seat === null) return no('notSeated');
  if (table.status === 'finished') return no('notRunning');
  return ok(table.status === 'waiting' ? seated(table, seat, open) : withBot(table, seat, 'greedy'));
}

/** A bot holds this person's seat, and they may reclaim it; null: they sit, or have never sat. */
export function seatToTakeBack(table: Arrangement, uid: string): Seat | null {
  const ownSeat = ownSeatOf(table, uid);
  return ownSeat !== null && table.seating[ownSeat]?.kind === 'bot' ? ownSeat : null;
}

/** A seat before it was given to somebody. */
export interface FormerHolder {
  readonly holder: SeatHolder;
  /** whether the seat had been this person's before */
  readonly wasTheirs: boolean;
}

export const formerHolderOf = (table: Arrangement, seat: Seat, uid: string): FormerHolder => ({
  holder: table.seating[seat] ?? open,
  wasTheirs: ownSeatOf(table, uid) === seat,
});

/** A person was given a seat and never came: the bot gets it back, and the person has seen nothing. */
export function giveBack(table: Arrangement, uid: string, { holder, wasTheirs }: FormerHolder): Result<Arrangement> {
  const seat = seatOf(table.seating, uid);
  if (seat === null || holder.kind !== 'bot' || table.status === 'finished') return stand(table, uid);
  const seatChanges = withoutLastChange(table.seatChanges, seat);
  const given = { ...seated(table, seat, holder), seatChanges };
  if (wasTheirs) return ok(given);
  const { [uid]: _, ...seatHistory } = given.seatHistory;
  return ok({ ...given, seatHistory });
}
