import { ok, type Result, type Seat } from '../../../shared/engine/core.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../../shared/protocol/refusals.ts';
import type { Watching } from '../../store/schema.ts';
import { type Arrangement, type Guest, placeOf, type SeatHolder, seatOf } from './seating.ts';

/** Whose shoulder it is, and where he sat when it was asked for. */
export interface Shoulder {
  readonly uid: string;
  readonly seat: Seat;
}

/** more than ever watch one game; they are stored with the table */
const onlookersKept = 1000;

const no = (code: ServiceRefusalCode): Result<never> => ({ ok: false, ...serviceRefusal(code) });

const consentsOf = ({ watching }: Pick<Arrangement, 'watching'>): readonly string[] => watching.shoulders ?? [];

const looked = ({ watching }: Pick<Arrangement, 'watching'>): readonly string[] => watching.looked ?? [];

/** Whether those who watch may look over the shoulder of who sits here. */
export const isShown = (table: Pick<Arrangement, 'status' | 'watching'>, holder: SeatHolder | undefined): boolean =>
  table.status !== 'finished' &&
  table.watching.delay > 0 &&
  holder?.kind === 'person' &&
  consentsOf(table).includes(holder.uid);

/** A person says whether others may look over his shoulder. Where nobody is kept behind, they would see his hand of now. */
export function consent(table: Arrangement, uid: string, allowed: boolean): Result<Arrangement> {
  if (seatOf(table.seating, uid) === null) return no('notSeated');
  if (table.status === 'finished') return no('notRunning');
  if (allowed && table.watching.delay === 0) return no('noShoulder');
  const consents = consentsOf(table);
  if (consents.includes(uid) === allowed) return ok(table);
  const shoulders = allowed ? [...consents, uid] : consents.filter((one) => one !== uid);
  return ok({ ...table, watching: { ...table.watching, shoulders } });
}

/** The rules of watching as the host has them now. Who let others see his hand so late did not mean earlier. */
export function watchedBy(table: Arrangement, allowed: boolean, delay: number): Watching {
  const { shoulders: _, ...rest } = table.watching;
  return { ...(delay < table.watching.delay ? rest : table.watching), allowed, delay };
}

/** Consent is a person's: it ends when he leaves his seat. */
export function withoutLapsed(table: Arrangement): Arrangement {
  const consents = consentsOf(table);
  const shoulders = consents.filter((uid) => seatOf(table.seating, uid) !== null);
  return shoulders.length === consents.length ? table : { ...table, watching: { ...table.watching, shoulders } };
}

/** Who has, or has had, a hand of his own in this game. */
const plays = ({ seating, held }: Arrangement, uid: string): boolean =>
  placeOf(seating, uid) !== null || Object.hasOwn(held, uid);

/** Who has seen somebody's hand may not play against it. */
export const hasLooked = (table: Pick<Arrangement, 'status' | 'watching'>, uid: string): boolean =>
  table.status === 'running' && looked(table).includes(uid);

/** Whether this person may look over that shoulder now; asked anew for every word that he is told. */
export const maySee = (table: Arrangement, uid: string, { uid: whose, seat }: Shoulder): boolean =>
  table.status === 'running' &&
  !plays(table, uid) &&
  seatOf(table.seating, whose) === seat &&
  isShown(table, table.seating[seat]);

/** Somebody who watches wants to look over the shoulder of who sits here; that he did is noted. */
export function look(
  table: Arrangement,
  { uid, name }: Guest,
  seat: Seat,
): Result<{ readonly table: Arrangement; readonly shoulder: Shoulder }> {
  // he could have a seat under a name that nobody has seen looking
  if (name === '') return no('noGuest');
  const holder = table.seating[seat];
  const shoulder = holder?.kind === 'person' ? { uid: holder.uid, seat } : null;
  if (!shoulder || !maySee(table, uid, shoulder)) return no('noShoulder');
  const known = looked(table);
  if (known.includes(uid)) return ok({ table, shoulder });
  if (known.length >= onlookersKept) return no('tableFull');
  return ok({ table: { ...table, watching: { ...table.watching, looked: [...known, uid] } }, shoulder });
}
