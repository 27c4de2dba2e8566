import { at } from './assert.ts';
import type { Outcome, Seat } from './core.ts';

/** A position of a finished game and what led to it. The state is only lent: it is the next one when the next is asked for. */
export interface StoryStep<S, E> {
  readonly state: Readonly<S>;
  /** moves that have been made; 0 is the beginning, with what happened before the first prompt */
  readonly seq: number;
  readonly events: readonly E[];
}

/** How everybody stood after a part of the game: a round, a voyage. */
export interface CurvePoint {
  readonly seq: number;
  readonly scores: readonly number[];
}

/** What a game tells, by the code of the sentence that tells it; each has numbers and words of the rules of its own. */
// biome-ignore lint/suspicious/noExplicitAny: who holds stories of all games does not know their codes
export type Plots = any;

/** Something that counted; `weight` is about how many points it was worth. */
export type Moment<P = Plots> = {
  readonly [C in keyof P & string]: {
    readonly code: C;
    readonly seat: Seat;
    /** the position that it led to */
    readonly seq: number;
    readonly weight: number;
    readonly params: P[C];
  };
}[keyof P & string];

/** What one player did more of than anybody else. */
export type Medal<P = Plots> = {
  readonly [C in keyof P & string]: { readonly code: C; readonly seat: Seat; readonly params: P[C] };
}[keyof P & string];

/** Somebody who may get a medal: whoever has the greatest `value` of a code; `rarity` says how much that means. */
export type Candidate<P> = Medal<P> & { readonly value: number; readonly rarity: number };

/** What a finished game tells of itself: numbers and codes, never sentences. It knows what was hidden. */
export interface Story<M = Plots, A = Plots> {
  /** the first is the beginning, the last the end */
  readonly curve: readonly CurvePoint[];
  /** an index of `curve`, never 0: the part in which the victory was taken; null where none was */
  readonly turningPoint: number | null;
  /** the weightiest first */
  readonly moments: readonly Moment<M>[];
  /** by seat, what chance gave beyond its mean, in a unit of the game's own; null where nothing is left to chance */
  readonly luck: readonly number[] | null;
  /** one a seat at most */
  readonly medals: readonly Medal<A>[];
}

/**
 * Where the winners passed the best of the others for the last time. Who led all the time won where the distance grew
 * most; where everybody shares the victory, or nobody has it, there is no such place.
 */
export function turningPointOf(curve: readonly CurvePoint[], { winners }: Pick<Outcome, 'winners'>): number | null {
  const leads = curve.map(({ scores }) => {
    const of = (isOurs: boolean) => Math.max(...scores.filter((_, seat) => winners.includes(seat) === isOurs));
    return of(true) - of(false);
  });
  if (curve.length < 2 || !leads.every(Number.isFinite)) return null;
  for (let point = leads.length - 1; point > 0; point--)
    if (at(leads, point - 1) <= 0 && at(leads, point) > 0) return point;
  const growth = leads.map((lead, point) => (point === 0 ? -Infinity : lead - at(leads, point - 1)));
  return growth.indexOf(Math.max(...growth));
}

/** The weightiest first, and of one kind only the weightiest of each seat. */
export function weightiest<P>(moments: readonly Moment<P>[], most = 8): Moment<P>[] {
  const kept = new Map<string, Moment<P>>();
  for (const moment of [...moments].sort((a, b) => b.weight - a.weight || a.seq - b.seq)) {
    const key = `${moment.code} ${moment.seat}`;
    if (!kept.has(key)) kept.set(key, moment);
  }
  return [...kept.values()].slice(0, most);
}

/**
 * Gives each medal to whom nobody equals in it, and nobody two: first those who can get only one, so that as many as
 * possible go home with something.
 */
export function awarded<P>(candidates: readonly Candidate<P>[]): Medal<P>[] {
  const best = candidates.filter(
    ({ code, seat, value }) =>
      value > 0 && !candidates.some((other) => other.code === code && other.seat !== seat && other.value >= value),
  );
  const medals: Medal<P>[] = [];
  for (let open = best; open.length > 0; ) {
    const choice = (seat: Seat): number => open.filter((one) => one.seat === seat).length;
    const [first] = [...open].sort(
      (a, b) => choice(a.seat) - choice(b.seat) || b.value / b.rarity - a.value / a.rarity || a.seat - b.seat,
    );
    if (!first) break;
    const { code, seat, params } = first;
    medals.push({ code, seat, params } as Medal<P>);
    open = open.filter((one) => one.seat !== seat && one.code !== code);
  }
  return medals.sort((a, b) => a.seat - b.seat);
}

/** So many zeros, one a seat. */
export const perSeat = (seats: number): number[] => Array<number>(seats).fill(0);

/** To a hundredth: sums of probabilities must not differ by how they were added. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
