import { createHash } from 'node:crypto';
import type { Channel, Said } from '../../shared/protocol/chat.ts';
import type { SayingRow } from '../store/ChatStore.ts';
import { seatOf } from '../table/seating/holders.ts';
import type { Arrangement } from '../table/seating/types.ts';

/** The part of a table that decides who reads whom. */
type ChatTable = Pick<Arrangement, 'status' | 'seating' | 'seatHistory' | 'watching'>;

/** Whether this person has, or has had, a seat in this game: they know a hand, and may be back in a moment. */
const belongs = ({ seating, seatHistory }: ChatTable, uid: string): boolean =>
  seatOf(seating, uid) !== null || Object.hasOwn(seatHistory, uid);

/** Where this person's messages go. Before the game, everybody around the table talks to everybody. */
export const channelOf = (table: ChatTable, uid: string): Channel =>
  table.status === 'waiting' || belongs(table, uid) ? 'table' : 'watchers';

/**
 * What this person may read. Players do not read spectators before the end. Spectators with a delay do not read the
 * players, who would give away what the spectators are not to see yet.
 */
export function readBy(table: ChatTable, uid: string): readonly Channel[] {
  if (table.status !== 'running') return ['table', 'watchers'];
  if (belongs(table, uid)) return ['table'];
  return table.watching.delay > 0 ? ['watchers'] : ['table', 'watchers'];
}

/** The same person by an id that nobody can turn back into their uid, which has 96 random bits. */
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
