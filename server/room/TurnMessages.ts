import type { Seat, Viewer } from '../../shared/engine/core.ts';
import type { ClockMessage, SyncAnswer, TurnMessage } from '../../shared/protocol/messages.ts';
import type { Match } from '../table/Match.ts';
import type { GameEvent } from '../table/submitted.ts';
import type { Table } from '../table/Table.ts';
import { viewerAt } from './Members.ts';

/** Who sees a message: a seat, a spectator who looks over a shoulder, or any spectator. */
export interface ViewerContext {
  readonly seat: Seat | null;
  readonly over: Seat | null;
}

/**
 * The message about the game for each connection. The state of a room is the same for everybody in it, so a game whose
 * spectators have a delay is not in it at all: everybody gets their own view by message, a player the present one, a
 * spectator that of some moves ago. Newer positions are never made for spectators, and cannot leak. A spectator who
 * looks over a shoulder gets the view of that seat, with the same delay, and none where there is no delay.
 */
export class TurnMessages {
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether the game is kept out of the state that all share. */
  get isDelayed(): boolean {
    return this.table.delay > 0;
  }

  /** After a move; null: there is nothing yet that this viewer may see. */
  turn(viewer: ViewerContext, events: readonly GameEvent[]): TurnMessage | null {
    const { match } = this.table;
    if (!match) return { seq: 0, events: [], moves: [] };
    const { seat } = viewer;
    const seen = this.seqSeen(seat, match);
    if (seen < 0) return null;
    const as = this.viewerOf(viewer);
    // a spectator with a delay gets the events of an earlier move
    const shown = seen === match.seq ? match.redacted(events, as) : match.eventsAt(seen, as);
    return { seq: seen, events: shown, moves: this.movesOf(match, seat), ...this.extras(match, seen, viewer) };
  }

  sync(viewer: ViewerContext): SyncAnswer {
    const { match } = this.table;
    const { seat } = viewer;
    if (!match) return { seat, seq: 0, moves: [], log: [] };
    const seen = this.seqSeen(seat, match);
    const log = match.events(this.viewerOf(viewer), seen);
    return { seat, seq: Math.max(0, seen), moves: this.movesOf(match, seat), log, ...this.extras(match, seen, viewer) };
  }

  /** The clock, and who is waited for, show who is to move: spectators with a delay do not get them. */
  clock(seat: Seat | null): ClockMessage {
    if (seat === null && this.isDelayed) return {};
    const { clock, waited } = this.table;
    return { ...(clock.shown ? { clock: clock.shown } : {}), ...(waited.length > 0 ? { waited } : {}) };
  }

  private seqSeen(seat: Seat | null, match: Match): number {
    return seat === null ? match.seq - this.table.delay : match.seq;
  }

  private viewerOf({ seat, over }: ViewerContext): Viewer {
    return viewerAt(seat ?? (this.isDelayed ? over : null));
  }

  private extras(
    match: Match,
    seq: number,
    viewer: ViewerContext,
  ): Pick<SyncAnswer, 'view' | 'clock' | 'waited' | 'undo' | 'over'> {
    const { seat, over } = viewer;
    return {
      ...(this.isDelayed ? { view: match.viewAt(seq, this.viewerOf(viewer)) } : {}),
      ...(this.isDelayed && seat === null && over !== null ? { over } : {}),
      ...this.clock(seat),
      ...(seat !== null && this.table.whyNoUndo(seat) === null ? { undo: true } : {}),
    };
  }

  private movesOf(match: Match, seat: Seat | null): readonly GameEvent[] {
    return seat === null || this.table.isAbandoned ? [] : match.legalMoves(seat);
  }
}
