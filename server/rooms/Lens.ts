import type { Seat } from '../../shared/engine/core.ts';
import type { SyncAnswer, TurnMessage } from '../../shared/protocol/messages.ts';
import type { GameEvent, Match } from '../match/Match.ts';
import { viewerAt } from './People.ts';

interface Watched {
  readonly match: Match | null;
  /** how many moves those who watch are behind */
  readonly delay: number;
  readonly clock: { readonly shown: SyncAnswer['clock'] };
  /** over without a result */
  readonly isAbandoned: boolean;
  /** null: this seat may take back the last decision */
  whyNoUndo(seat: Seat): unknown;
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
    return { seq: seen, events: told, moves: this.movesOf(match, seat), ...this.beside(match, seen, seat) };
  }

  sync(seat: Seat | null): SyncAnswer {
    const { match } = this.table();
    if (!match) return { seat, seq: 0, moves: [], log: [] };
    const seen = this.seen(seat, match);
    const log = match.events(viewerAt(seat), seen);
    return { seat, seq: Math.max(0, seen), moves: this.movesOf(match, seat), log, ...this.beside(match, seen, seat) };
  }

  private seen(seat: Seat | null, match: Match): number {
    return seat === null ? match.seq - this.table().delay : match.seq;
  }

  /** Whose clock runs says who is to move: it is told to nobody who is behind. */
  clock(seat: Seat | null): SyncAnswer['clock'] {
    return seat === null && this.isDelayed ? undefined : this.table().clock.shown;
  }

  private beside(match: Match, seq: number, seat: Seat | null): Pick<SyncAnswer, 'view' | 'clock' | 'undo'> {
    const clock = this.clock(seat);
    return {
      ...(this.isDelayed ? { view: match.viewAt(seq, viewerAt(seat)) } : {}),
      ...(clock ? { clock } : {}),
      ...(seat !== null && this.table().whyNoUndo(seat) === null ? { undo: true } : {}),
    };
  }

  private movesOf(match: Match, seat: Seat | null): readonly GameEvent[] {
    return seat === null || this.table().isAbandoned ? [] : match.legalMoves(seat);
  }
}
