import type { Seat, Viewer } from '../../shared/engine/core.ts';
import type { SyncAnswer, TurnMessage } from '../../shared/protocol/messages.ts';
import type { GameEvent, Match } from '../match/Match.ts';
import { viewerAt } from './People.ts';

interface Watched {
  readonly match: Match | null;
  /** how many moves those who watch are behind */
  readonly delay: number;
}

/**
 * What each connection is told of the game, and when. The state of a room is the same for all who are in it: so, where
 * those who watch are kept behind, the game is not in it at all. Everybody gets his own view by message then, who plays
 * that of now, who watches that of so many moves ago; what is newer is not made for him, and cannot leave.
 */
export class Lens {
  private readonly table: () => Watched;

  constructor(table: () => Watched) {
    this.table = table;
  }

  /** Whether the game is kept out of the state that all share. */
  get isDelayed(): boolean {
    return this.table().delay > 0;
  }

  /** After a move; null: there is nothing yet that this one may see. */
  turn(seat: Seat | null, events: readonly GameEvent[]): TurnMessage | null {
    const { match } = this.table();
    if (!match) return { seq: 0, events: [], moves: [] };
    const seen = this.seen(seat, match);
    if (seen < 0) return null;
    const viewer = viewerAt(seat);
    // who is behind hears of another move than the one that was made
    const told = seen === match.seq ? match.redacted(events, viewer) : match.eventsAt(seen, viewer);
    return { seq: seen, events: told, moves: movesOf(match, seat), ...this.viewOf(match, seen, viewer) };
  }

  sync(seat: Seat | null): SyncAnswer {
    const { match } = this.table();
    if (!match) return { seat, seq: 0, moves: [], log: [] };
    const seen = this.seen(seat, match);
    const viewer = viewerAt(seat);
    const log = match.events(viewer, seen);
    return { seat, seq: Math.max(0, seen), moves: movesOf(match, seat), log, ...this.viewOf(match, seen, viewer) };
  }

  private seen(seat: Seat | null, match: Match): number {
    return seat === null ? match.seq - this.table().delay : match.seq;
  }

  private viewOf(match: Match, seq: number, viewer: Viewer): { readonly view?: unknown } {
    return this.isDelayed ? { view: match.viewAt(seq, viewer) } : {};
  }
}

const movesOf = (match: Match, seat: Seat | null): readonly GameEvent[] =>
  seat === null ? [] : match.legalMoves(seat);
