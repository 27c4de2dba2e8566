import { ok, type Result } from '../../../shared/engine/core.ts';
import { serviceRefusal } from '../../../shared/protocol/refusals.ts';
import { seatOf } from './holders.ts';
import type { Arrangement } from './types.ts';

/** Adds to the deal what nobody else could know. */
export function addNonce(table: Arrangement, uid: string, nonce: string): Result<Arrangement> {
  if (seatOf(table.seating, uid) === null) return { ok: false, ...serviceRefusal('notSeated') };
  if (table.status !== 'waiting') return { ok: false, ...serviceRefusal('notWaiting') };
  return ok({ ...table, nonces: { ...table.nonces, [uid]: nonce } });
}

export const hasNonce = ({ nonces }: Pick<Arrangement, 'nonces'>, uid: string): boolean => Object.hasOwn(nonces, uid);

/** What the cards are dealt with: one nonce per seat, empty for bots and for people who have added none. */
export const noncesBySeat = ({ seating, nonces }: Pick<Arrangement, 'seating' | 'nonces'>): string[] =>
  seating.map(
    (holder) => (holder.kind === 'person' && hasNonce({ nonces }, holder.uid) ? nonces[holder.uid] : null) ?? '',
  );

/** A person who leaves a waiting table takes their nonce away. */
export function withoutNoncesOfAbsent(table: Arrangement): Arrangement {
  const kept = Object.entries(table.nonces).filter(([uid]) => seatOf(table.seating, uid) !== null);
  const isWhole = table.status !== 'waiting' || kept.length === Object.keys(table.nonces).length;
  return isWhole ? table : { ...table, nonces: Object.fromEntries(kept) };
}
