import { createHash } from 'node:crypto';
import type { Seat } from '../../shared/engine/core.ts';

/** A move that the service has said to be stored. */
export interface Acknowledged {
  readonly seq: number;
  readonly seat: Seat;
  readonly id: string;
  readonly move: { readonly type: string };
}

/** What one client was told at one position: events when it came, or a view while it was there. */
export interface Told {
  readonly seq: number;
  /** null: watching */
  readonly seat: Seat | null;
  readonly digest: string;
  /** the view itself, for who wants to know what of it was wrong */
  readonly view?: unknown;
}

/** All that a client remembers of a table, to be held against the log. */
export interface Account {
  readonly name: string;
  readonly seat: Seat | null;
  /** ids of all its requests, answered or not */
  readonly asked: ReadonlySet<string>;
  readonly acknowledged: readonly Acknowledged[];
  readonly events: readonly Told[];
  readonly views: readonly Told[];
  /** the position shown last */
  readonly last: number;
}

/** Equal for equal values, in whatever order their keys stand. */
export const digestOf = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value, inOrder)).digest('base64');

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Where two values differ, as paths into them: the first few. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  const [a, b] = [one, other].map((value) => (value !== null && typeof value === 'object' ? value : null));
  if (!a || !b) return JSON.stringify(one) === JSON.stringify(other) ? [] : [path || 'all'];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const at = (value: object, key: string): unknown => (value as Record<string, unknown>)[key];
  return [...keys].flatMap((key) => differences(at(a, key), at(b, key), path ? `${path}.${key}` : key)).slice(0, 8);
}
