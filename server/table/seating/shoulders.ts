import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Guest, SeatHolder, Watching } from '../../store/row-types.ts';
import { placeOf, seatOf } from './holders.ts';
import type { Arrangement } from './types.ts';

/** Whose shoulder it is, and where that person sat when it was asked for. */
export interface Shoulder {
  readonly uid: string;
  readonly seat: Seat;
}

/** more than ever watch one game; they are stored with the table */
const watchersKept = 1000;

const no = (code: ServiceRefusalCode): Result<never> => ({ ok: false, ...serviceRefusal(code) });

const consentsOf = ({ watching }: Pick<Arrangement, 'watching'>): readonly string[] => watching.shoulders ?? [];

const watchersOf = ({ watching }: Pick<Arrangement, 'watching'>): readonly string[] => watching.looked ?? [];

/** Whether spectators may look over the shoulder of this seat's holder. */
export const isShown = (table: Pick<Arrangement, 'status' | 'watching'>, holder: SeatHolder | undefined): boolean =>
  table.status !== 'finished' &&
  table.watching.delay > 0 &&
  holder?.kind === 'person' &&
  consentsOf(table).includes(holder.uid);

/** A person allows or forbids looking over their shoulder. Without a delay, others would see their present hand. */
export function consent(table: Arrangement, uid: string, allowed: boolean): Result<Arrangement> {
  if (seatOf(table.seating, uid) === null) return no('notSeated');
  if (table.status === 'finished') return no('notRunning');
  if (allowed && table.watching.delay === 0) return no('noShoulder');
  const consents = consentsOf(table);
  if (consents.includes(uid) === allowed) return ok(table);
  const shoulders = allowed ? [...consents, uid] : consents.filter((one) => one !== uid);
  return ok({ ...table, watching: { ...table.watching, shoulders } });
}

/** The host changes the rules of watching. A shorter delay ends all consents: they were given for the longer one. */
export function watchedBy(table: Arrangement, allowed: boolean, delay: number): Watching {
  const { shoulders: _, ...rest } = table.watching;
  return { ...(delay < table.watching.delay ? rest : table.watching), allowed, delay };
}

/** A person's consent ends when they leave their seat. */
export function withoutLapsedConsents(table: Arrangement): Arrangement {
  const consents = consentsOf(table);
  const shoulders = consents.filter((uid) => seatOf(table.seating, uid) !== null);
  return shoulders.length === consents.length ? table : { ...table, watching: { ...table.watching, shoulders } };
}

/** Whether this person has, or has had, a hand of their own in this game. */
const plays = ({ seating, seatHistory }: Arrangement, uid: string): boolean =>
  placeOf(seating, uid) !== null || Object.hasOwn(seatHistory, uid);

/** A person who has seen somebody's hand may not play against it. */
export const hasLooked = (table: Pick<Arrangement, 'status' | 'watching'>, uid: string): boolean =>
  table.status === 'running' && watchersOf(table).includes(uid);

/** Whether this person may look over that shoulder now; asked again for every message. */
export const maySee = (table: Arrangement, uid: string, { uid: whose, seat }: Shoulder): boolean =>
  table.status === 'running' &&
  !plays(table, uid) &&
  seatOf(table.seating, whose) === seat &&
  isShown(table, table.seating[seat]);

/** A spectator asks to look over the shoulder of this seat's holder. That they did is recorded. */
export function look(
  table: Arrangement,
  { uid, name }: Guest,
  seat: Seat,
): Result<{ readonly table: Arrangement; readonly shoulder: Shoulder }> {
  // without a name they could take a seat later, as somebody who has never looked
  if (name === '') return no('noGuest');
  const holder = table.seating[seat];
  const shoulder = holder?.kind === 'person' ? { uid: holder.uid, seat } : null;
  if (!shoulder || !maySee(table, uid, shoulder)) return no('noShoulder');
  const known = watchersOf(table);
  if (known.includes(uid)) return ok({ table, shoulder });
  if (known.length >= watchersKept) return no('tableFull');
  return ok({ table: { ...table, watching: { ...table.watching, looked: [...known, uid] } }, shoulder });
}
