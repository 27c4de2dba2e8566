import type { Seat } from '../../shared/engine/core.ts';
import type {
  ClockMessage,
  LoggedEvent,
  SeatClock,
  Suggestion,
  SuggestionsMessage,
  SyncAnswer,
  TableInfo,
  TurnMessage,
  Waited,
} from '../../shared/protocol/messages.ts';
import type { ReadersMessage } from '../../shared/protocol/reading.ts';
import type { ConnectionStatus, MatchSnapshot, MatchStep } from './snapshot.ts';

/** Why a connection is over for good. */
export type ClosedReason = 'elsewhere' | 'gone' | 'refused';

/** A snapshot with what only the table page itself needs. */
export interface PageSnapshot extends MatchSnapshot {
  readonly closed: ClosedReason | null;
  /** the position that the state showed before its `turn` message came; shown together with the events */
  readonly ahead: unknown;
  /** what everybody has left to think, and when we were told so */
  readonly clock: { readonly seats: readonly SeatClock[]; readonly at: number } | null;
  /** those who may be replaced by a bot, now or soon, and when we were told so */
  readonly waited: { readonly seats: readonly Waited[]; readonly at: number } | null;
  /** those that stand at this position */
  readonly suggestions: readonly Suggestion[];
  /** those who read a new page of the story */
  readonly readers: readonly Seat[];
  /** whether our last decision may be taken back */
  readonly undo: boolean;
  readonly over: Seat | null;
  /** our own seat, where a bot sits in for us */
  readonly ownSeat: Seat | null;
}

type Beside = Pick<TurnMessage, 'clock' | 'waited' | 'undo' | 'over'>;

const timed = ({ clock, waited }: ClockMessage, now = Date.now()): Pick<PageSnapshot, 'clock' | 'waited'> => ({
  clock: clock ? { seats: clock, at: now } : null,
  waited: waited ? { seats: waited, at: now } : null,
});

const besides = (beside: Beside): Pick<PageSnapshot, 'clock' | 'waited' | 'undo' | 'over'> => ({
  ...timed(beside),
  undo: beside.undo === true,
  over: beside.over ?? null,
});

/** Other clocks run than before. */
export const withClock = (snapshot: PageSnapshot, message: ClockMessage): PageSnapshot => ({
  ...snapshot,
  ...timed(message),
});

const noSuggestions: readonly Suggestion[] = [];

/** Others suggest something else than before; of another position it is too late, or its turn tells. */
export const withSuggestions = (snapshot: PageSnapshot, { seq, suggestions }: SuggestionsMessage): PageSnapshot =>
  seq === snapshot.seq ? { ...snapshot, suggestions } : snapshot;

const nobody: readonly Seat[] = [];

/** Somebody has begun to read, or has read. */
export const withReaders = (snapshot: PageSnapshot, { seats }: ReadersMessage): PageSnapshot => ({
  ...snapshot,
  readers: seats,
});

export const nothingYet: PageSnapshot = {
  connection: 'connecting',
  table: null,
  seat: null,
  seq: 0,
  view: null,
  moves: [],
  log: [],
  busy: false,
  closed: null,
  ahead: null,
  clock: null,
  waited: null,
  suggestions: noSuggestions,
  readers: nobody,
  undo: false,
  over: null,
  ownSeat: null,
};

const seqOf = (view: unknown): number => (view as { readonly seq?: number } | null)?.seq ?? 0;

/**
 * A patch of the room's state. The position after a move is held back until its events arrive, which is right behind
 * the patch: so that nothing is shown before it has been told.
 */
export function withState(snapshot: PageSnapshot, table: TableInfo, view: unknown): PageSnapshot {
  const untold = snapshot.view !== null && seqOf(view) > snapshot.seq;
  return untold ? { ...snapshot, table, ahead: view } : { ...snapshot, table, view, ahead: null };
}

/** A move has been made: its events, the position after it, and what we may do now. */
export function withTurn(
  snapshot: PageSnapshot,
  turn: TurnMessage,
): { snapshot: PageSnapshot; step: MatchStep | null } {
  // after a reconnection the log of `sync` may already hold it
  if (turn.seq < snapshot.seq) return { snapshot, step: null };
  if (turn.seq === snapshot.seq && isKnown(snapshot, turn))
    return {
      snapshot: { ...snapshot, ...besides(turn), moves: turn.moves, suggestions: noSuggestions },
      step: null,
    };
  const view = turn.view ?? snapshot.ahead ?? snapshot.view;
  const told: LoggedEvent[] = turn.events.map((event) => ({ seq: turn.seq, event }));
  const next: PageSnapshot = {
    ...snapshot,
    ...besides(turn),
    seq: turn.seq,
    view,
    // a patch that ran ahead by two moves stays ahead until the second has been told
    ahead: seqOf(view) > turn.seq ? view : null,
    moves: turn.moves,
    suggestions: noSuggestions,
    log: [...snapshot.log, ...told],
    busy: false,
  };
  return { snapshot: next, step: { seq: turn.seq, events: turn.events, view } };
}

/** The opening has no move before it: position 0 is told once, too. */
const isKnown = (snapshot: PageSnapshot, turn: TurnMessage): boolean => turn.seq > 0 || snapshot.log.length > 0;

/** Events are missing between what we know and this message: the whole log must be asked for. */
export const hasGap = (snapshot: PageSnapshot, turn: TurnMessage): boolean =>
  turn.seq > snapshot.seq + 1 || turn.seq < snapshot.seq;

/** All that the state does not carry, after joining and after every reconnection. */
export function withSync(snapshot: PageSnapshot, sync: SyncAnswer, table: TableInfo, view: unknown): PageSnapshot {
  return {
    ...snapshot,
    connection: 'live',
    closed: null,
    table,
    view,
    ahead: null,
    ...besides(sync),
    ownSeat: sync.ownSeat ?? null,
    seat: sync.seat,
    seq: sync.seq,
    moves: sync.moves,
    suggestions: sync.suggestions ?? noSuggestions,
    readers: sync.readers ?? nobody,
    log: sync.log,
  };
}

export const withConnection = (
  snapshot: PageSnapshot,
  connection: ConnectionStatus,
  closed: ClosedReason | null = null,
): PageSnapshot => ({ ...snapshot, connection, closed });
