import type { LoggedEvent } from '../../shared/protocol/messages.ts';
import type { MatchSnapshot } from './snapshot.ts';

/** How far the story has come: this position, and of the move after it so many events. */
export interface Cursor {
  readonly seq: number;
  /** said; what a movement tells by itself is said as it begins, what it reveals when it is over */
  readonly told: number;
  /** shown to their end */
  readonly shown: number;
  /** the game as it looks at this moment; between two positions it is made out of the events */
  readonly view: unknown;
}

/** What is shown of a match at one moment: everything on the page and on the canvas speaks of this and of nothing else. */
export type Frame<S extends MatchSnapshot = MatchSnapshot> = S & {
  /** events of the next move that have been said already */
  readonly told: number;
  /** the log as far as the view has come: what is counted out of both is of one moment */
  readonly past: readonly LoggedEvent[];
  /** everything that happened has been shown */
  readonly atEnd: boolean;
  /** we are asked something, and have not seen yet what led to it */
  readonly awaited: boolean;
};

const noMoves: MatchSnapshot['moves'] = [];
const noSuggestions: MatchSnapshot['suggestions'] = [];

/** A log as far as it has been told; entries stand in the order of their moves. */
export function toldOf(
  log: readonly LoggedEvent[],
  { seq, told }: Pick<Cursor, 'seq' | 'told'>,
): readonly LoggedEvent[] {
  const next = log.findIndex((entry) => entry.seq > seq);
  if (next < 0) return log;
  const later = log.slice(next, next + told).filter((entry) => entry.seq === seq + 1);
  return log.slice(0, next + later.length);
}

/**
 * The newest that we know, seen from the cursor. Where nothing is animated, or the cursor comes from a position that no
 * longer is, it is simply at the end. What may be done is offered at the end only: whoever answers has seen the question.
 */
export function frameOf<S extends MatchSnapshot>(newest: S, cursor: Cursor | null): Frame<S> {
  if (cursor === null || newest.view === null || cursor.seq >= newest.seq)
    return { ...newest, told: 0, past: newest.log, atEnd: true, awaited: false };
  return {
    ...newest,
    seq: cursor.seq,
    view: cursor.view,
    log: toldOf(newest.log, cursor),
    past: toldOf(newest.log, { seq: cursor.seq, told: cursor.shown }),
    moves: noMoves,
    // they speak of a question that has not been shown yet
    ...(newest.suggestions ? { suggestions: noSuggestions } : {}),
    told: cursor.told,
    atEnd: false,
    awaited: newest.moves.length > 0,
  };
}

/** What a log tells that the one before it did not; nothing where it is another log, as after a lost connection. */
export function newlyTold(before: readonly LoggedEvent[], now: readonly LoggedEvent[]): readonly LoggedEvent[] {
  const last = before.length - 1;
  // before the first line there are the opening and the first move only
  const continues = last < 0 ? now.every(({ seq }) => seq <= 1) : now[last]?.event === before[last]?.event;
  return continues ? now.slice(before.length) : [];
}
