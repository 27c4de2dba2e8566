import { InvariantError } from '../engine/assert.ts';
import type { Outcome, Seat } from '../engine/core.ts';

/** What all games need to read room state: a schema has no null, no unions and no arrays of arrays. */

/** In the place of null: no seat, no amount. */
export const numberOnWire = (value: number | null): number => value ?? -1;
export const numberOf = (wire: number): number | null => (wire < 0 ? null : wire);

/** In the place of null: no word. */
export const wordOnWire = (value: string | null): string => value ?? '';
export const wordOf = <W extends string>(wire: W | ''): W | null => (wire === '' ? null : wire);

/** A part that a schema leaves open and the room always writes where it is asked for. */
export function present<T>(part: T | undefined): T {
  if (part === undefined) throw new InvariantError('a part of the state is missing');
  return part;
}

export const startingSeatOf = (wire: string): Seat | 'random' => (wire === 'random' ? 'random' : Number(wire));

export type OutcomeWire = Omit<Outcome, 'ties'> & { readonly ties: readonly { readonly values: readonly number[] }[] };

export const outcomeOf = (wire: OutcomeWire | undefined): Outcome | null =>
  wire ? { ...wire, ties: wire.ties.map((row) => row.values) } : null;

/** `room.state.toJSON().own`: one entry a seat, of which only one's own has words. */
export type OwnWire = readonly { readonly words?: string }[];

/** What only the holder of a seat may know, as JSON of the game's own making. */
export interface OwnWords {
  readonly seat: Seat;
  readonly words: string;
}

/** Null for spectators, and for games without secrets. */
export function ownWords(own: OwnWire | undefined, seat: Seat | null): OwnWords | null {
  const words = seat === null ? undefined : own?.[seat]?.words;
  return seat === null || !words ? null : { seat, words };
}

/** The players as the holder of a seat sees them: his own words joined to what a spectator sees of him. */
export const withOwn = <P extends object>(players: readonly P[], own: OwnWords | null): P[] =>
  players.map((player, seat) =>
    own?.seat === seat ? { ...player, ...(JSON.parse(own.words) as Partial<P>) } : player,
  );
