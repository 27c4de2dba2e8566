import { createHash } from 'node:crypto';
import type { Channel, Said } from '../../shared/protocol/chat.ts';
import type { SayingRow } from '../store/ChatStore.ts';
import type { Watching } from '../store/schema.ts';
import { type Arrangement, seatOf } from '../table/seating/seating.ts';

/** Of a table, what decides who reads whom. */
export type Company = Pick<Arrangement, 'status' | 'seating' | 'held'> & { readonly watching: Watching };

/** Whoever has, or has had, a seat in this game: he knows a hand, and may be back in a moment. */
const belongs = ({ seating, held }: Company, uid: string): boolean =>
  seatOf(seating, uid) !== null || Object.hasOwn(held, uid);

/** Where this person's words go. While the table is laid, everybody around it talks to everybody. */
export const channelOf = (company: Company, uid: string): Channel =>
  company.status === 'waiting' || belongs(company, uid) ? 'table' : 'watchers';

/**
 * What this person may read. Players do not hear those who watch before the end. Who watches with a delay does not
 * hear the players, for their words would tell what he is not to see yet.
 */
export function readBy(company: Company, uid: string): readonly Channel[] {
  if (company.status !== 'running') return ['table', 'watchers'];
  if (belongs(company, uid)) return ['table'];
  return company.watching.delay > 0 ? ['watchers'] : ['table', 'watchers'];
}

/** The same person by a name that nobody can turn back into his uid, which has 96 random bits. */
export const whoIs = (uid: string): string =>
  createHash('sha256').update(`who:${uid}`).digest('base64url').slice(0, 16);

export const saidBy = ({ n, channel, seat, name, uid, kind, body, at }: SayingRow): Said => ({
  n,
  channel,
  seat,
  name,
  who: whoIs(uid),
  kind,
  body,
  at: at.getTime(),
});
