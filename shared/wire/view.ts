import { InvariantError } from '../engine/assert.ts';
import type { Seat } from '../engine/core.ts';
import type { RecordOf } from './descriptor.ts';
import { ownPlaces } from './own.ts';
import { read } from './read.ts';

/** `room.state.toJSON().own`: one entry a seat, of which only one's own has words. */
export type OwnWire = readonly { readonly words?: string }[];

/** What only the holder of a seat may know, as JSON: field → value. */
export interface OwnWords {
  readonly seat: Seat;
  readonly words: string;
}

/** Null for spectators, and for games without secrets. */
export function ownWords(own: OwnWire | undefined, seat: Seat | null): OwnWords | null {
  const words = seat === null ? undefined : own?.[seat]?.words;
  return seat === null || !words ? null : { seat, words };
}

/** The View of a seat, or of a spectator, from `game` and the own words; null until the game has begun. */
export function readView<V>(descriptor: RecordOf<V>, wire: unknown, own: OwnWords | null): V | null {
  if (wire === undefined) return null;
  const view = read(descriptor, wire);
  if (own !== null) {
    const words = JSON.parse(own.words) as Readonly<Record<string, unknown>>;
    for (const { key, within } of ownPlaces(descriptor))
      if (key in words) holder(view, within, own.seat)[key] = words[key];
  }
  return view;
}

function holder(view: unknown, within: string | null, seat: Seat): Record<string, unknown> {
  if (within === null) return view as Record<string, unknown>;
  const found = (view as Record<string, Record<string, unknown>[]>)[within]?.[seat];
  if (found === undefined) throw new InvariantError(`nothing of seat ${seat} in ${within}`);
  return found;
}
