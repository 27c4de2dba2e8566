import type { Seat, Viewer } from '../../shared/engine/core.ts';
import type { SyncAnswer, TurnMessage } from '../../shared/protocol/messages.ts';
import type { GameEvent, Match } from '../table/Match.ts';
import { viewerAt } from './Members.ts';

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

/** Who looks: from a seat of his own, over somebody's shoulder, or as all who watch. */
export interface ViewerContext {
  readonly seat: Seat | null;
  readonly over: Seat | null;
}

/**
 * What each connection is told of the game, and when. The state of a room is the same for all who are in it: so, where
 * those who watch are kept behind, the game is not in it at all. Everybody gets his own view by message then, who plays
 * that of now, who watches that of so many moves ago; what is newer is not made for him, and cannot leave. Who looks over
 * a player's shoulder gets the view of that seat, as late as all who watch, and none where nobody is late.
 */
export class TurnComposer {
  private readonly table: () => Watched;

  constructor(table: () => Watched) {
    this.table = table;
  }

  /** Whether the game is kept out of the state that all share. */
  get isDelayed(): boolean {
    return this.table().delay > 0;
  }

  /** After a move; null: there is nothing yet that this one may see. */
  turn(eyes: ViewerContext, events: readonly GameEvent[]): TurnMessage | null {
    const { match } = this.table();
    if (!match) return { seq: 0, events: [], moves: [] };
    const { seat } = eyes;
    const seen = this.seen(seat, match);
    if (seen < 0) return null;
    const viewer = this.viewer(eyes);
    // who is behind hears of another move than the one that was made
    const told = seen === match.seq ? match.redacted(events, viewer) : match.eventsAt(seen, viewer);
    return { seq: seen, events: told, moves: this.movesOf(match, seat), ...this.beside(match, seen, eyes) };
  }

  sync(eyes: ViewerContext): SyncAnswer {
    const { match } = this.table();
    const { seat } = eyes;
    if (!match) return { seat, seq: 0, moves: [], log: [] };
    const seen = this.seen(seat, match);
    const log = match.events(this.viewer(eyes), seen);
    return { seat, seq: Math.max(0, seen), moves: this.movesOf(match, seat), log, ...this.beside(match, seen, eyes) };
  }

  private seen(seat: Seat | null, match: Match): number {
    return seat === null ? match.seq - this.table().delay : match.seq;
  }

  private viewer({ seat, over }: ViewerContext): Viewer {
    return viewerAt(seat ?? (this.isDelayed ? over : null));
  }

  /** Whose clock runs says who is to move: it is told to nobody who is behind. */
  clock(seat: Seat | null): SyncAnswer['clock'] {
    return seat === null && this.isDelayed ? undefined : this.table().clock.shown;
  }

  private beside(match: Match, seq: number, eyes: ViewerContext): Pick<SyncAnswer, 'view' | 'clock' | 'undo' | 'over'> {
    const { seat, over } = eyes;
    const clock = this.clock(seat);
    return {
      ...(this.isDelayed ? { view: match.viewAt(seq, this.viewer(eyes)) } : {}),
      ...(this.isDelayed && seat === null && over !== null ? { over } : {}),
      ...(clock ? { clock } : {}),
      ...(seat !== null && this.table().whyNoUndo(seat) === null ? { undo: true } : {}),
    };
  }

  private movesOf(match: Match, seat: Seat | null): readonly GameEvent[] {
    return seat === null || this.table().isAbandoned ? [] : match.legalMoves(seat);
  }
}
