import { InvariantError } from '../../shared/engine/assert.ts';
import type { CoreState, Outcome, Params, Refusal, Seat, Viewer } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { play } from '../../shared/engine/play.ts';
import { type MatchRecord, replay } from '../../shared/engine/record.ts';
import { isReversible } from '../../shared/engine/undo.ts';
import { seedFrom } from '../../shared/fairness/deal.ts';
import { type LoggedEvent, limits } from '../../shared/protocol/messages.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import {
  FencedError,
  type Incarnation,
  type ListingColumns,
  type NewMove,
  PlaceTakenError,
} from '../store/match-types.ts';
import type { StoredClock } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { pause, realTime, type Time } from '../time.ts';
import { firstClock } from './Clock.ts';
import { listingOf, lobbySummaryOf } from './listing-columns.ts';
import { positionsKept, RecentPositions } from './RecentPositions.ts';
import { noncesBySeat } from './seating/nonces.ts';
import { newSecret } from './secret.ts';
import { type GameEvent, type GameMove, refused, type Submitted } from './submitted.ts';

/** The clock after a move that leaves the next decision to `actors`; undefined without clocks. */
export type Timing = (actors: readonly Seat[]) => StoredClock | undefined;

/** The last move, and whether it may be taken back. */
interface LastMove extends Omit<NewMove, 'move'> {
  readonly isReversible: boolean;
}

/** a database that restarts is back by then */
const storingMs = 5000;
const retryMs = 250;

/** A running or finished game without any network: the state and its log. The queue of the room gives it one move at a time. */
export class Match {
  readonly id: string;
  readonly game: AnyGame;
  private readonly store: MatchStore;
  private readonly time: Time;
  private readonly incarnation: Incarnation;
  private readonly record: Omit<MatchRecord, 'moves' | 'result'>;
  private state: CoreState;
  /** what happened before the first move */
  readonly opening: readonly GameEvent[];
  /** what each move has caused, by the position that it led to */
  private readonly log: (readonly GameEvent[])[] = [];
  /** request → the position that it led to */
  private readonly answers = new Map<string, number>();
  private last: LastMove | null = null;
  /** position → how often it was taken back */
  private readonly takenBack = new Map<number, number>();
  private isDeciding = false;
  /** a move was refused as not stored, but may be stored after all: read the log before the next one */
  inDoubt = false;
  /** how many moves lists are behind the game */
  delay: number;
  private readonly past = new RecentPositions();

  private constructor(store: MatchStore, game: AnyGame, row: MatchRow, seed: string, time: Time) {
    this.store = store;
    this.time = time;
    this.game = game;
    this.id = row.id;
    this.incarnation = { id: row.id, epoch: row.epoch };
    const { options, rulesVersion, seating } = row;
    this.record = { format: 1, game: game.meta.id, rulesVersion, options, seats: seating.length, seed };
    this.delay = row.watching.delay;
    this.state = replay(game, { ...this.record, moves: [], result: null });
    this.past.note(this.state);
    this.opening = game.opening(this.state);
    this.note(0, this.opening);
  }

  /** Deals a game on a table that waited; null when somebody else has begun it. */
  static async begin(store: MatchStore, game: AnyGame, row: MatchRow, time = realTime): Promise<Match | null> {
    const dealtWith = noncesBySeat(row);
    // a table older than secrets has shown no commitment, and can prove nothing
    const seed = seedFrom(row.secret ?? newSecret(), dealtWith);
    const match = new Match(store, game, row, seed, time);
    const clock = firstClock(row.speed, row.seating.length);
    const listing = { ...match.listing(), ...(clock ? { clock } : {}) };
    return (await store.begin(row, { seed, dealtWith }, listing)) ? match : null;
  }

  /** Plays the stored log again. */
  static async restore(store: MatchStore, game: AnyGame, row: MatchRow, time = realTime): Promise<Match> {
    if (row.seed === null) throw new InvariantError(`table ${row.id} has not begun`);
    const match = new Match(store, game, row, row.seed, time);
    const rows = await store.moves(row.id);
    const moves = rows.map(({ seat, move }) => [seat, move] as const);
    match.state = replay(game, { ...match.record, moves, result: null }, ({ state, seq, events }) => {
      match.note(seq, events);
      const row = rows[seq - 1];
      if (row && seq === rows.length) match.last = match.lastOf(row, state, events);
      // the replay continues with the same object
      if (seq > rows.length - positionsKept) match.past.note(game.clone(state));
    });
    // moves that were taken back have been answered, too, and are not played again
    const undone = await store.undone(row.id);
    for (const { seat, requestId, seq } of [...undone, ...rows]) match.answers.set(requestKey(seat, requestId), seq);
    for (const { seq } of undone) match.takenBack.set(seq, (match.takenBack.get(seq) ?? 0) + 1);
    return match;
  }

  get seq(): number {
    return this.state.seq;
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.state, viewer);
  }

  legalMoves(seat: Seat): GameMove[] {
    return this.game.legalMoves(this.state, seat);
  }

  defaultMove(seat: Seat): GameMove {
    return this.game.defaultMove(this.state, seat);
  }

  /** The seat that had the first move. */
  get first(): Seat {
    const [first = 0] = this.game.actors(replay(this.game, { ...this.record, moves: [], result: null }));
    return first;
  }

  /** The view of a recent position; null of older ones. */
  viewAt(seq: number, viewer: Viewer): unknown {
    const state = this.past.at(seq);
    return state ? this.game.view(state, viewer) : null;
  }

  /** What lists show, so many moves behind; the first position is shown at once. */
  lobbySummary(delay: number): Params {
    return lobbySummaryOf(this.game, this.past.at(Math.max(0, this.seq - delay)) ?? this.state);
  }

  /** The log up to `until`, as this viewer may know it. */
  events(viewer: Viewer, until = this.seq): LoggedEvent[] {
    // before the first position that a delay lets out there is nothing
    const seen = until < 0 ? [] : this.log.slice(0, until + 1);
    return seen.flatMap((events, seq) => this.redacted(events, viewer).map((event) => ({ seq, event })));
  }

  /** The events of this move, as this viewer may know them. */
  eventsAt(seq: number, viewer: Viewer): GameEvent[] {
    return this.redacted(this.log[seq] ?? [], viewer);
  }

  /** The events of the move that led to the present position. */
  get lastEvents(): readonly GameEvent[] {
    return this.log[this.seq] ?? [];
  }

  redacted(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
    return events.flatMap((event) => this.game.redact(event, viewer) ?? []);
  }

  listing(): ListingColumns {
    return listingOf(this.game, this.state);
  }

  /** As stored: lists are as far behind a running game as its spectators. */
  private listingAfter(next: CoreState): ListingColumns {
    const listing = listingOf(this.game, next);
    const behind = this.delay === 0 || listing.result ? null : this.past.at(Math.max(0, next.seq - this.delay));
    return behind ? { ...listing, lobbySummary: lobbySummaryOf(this.game, behind) } : listing;
  }

  /** Why this seat cannot take back the last decision; null: it can. */
  whyNoUndo(seat: Seat): 'tooLate' | 'revealed' | 'undoneOften' | null {
    // the request ids of bots and of timeouts contain a space
    if (this.last?.seat !== seat || this.last.requestId.includes(' ')) return 'tooLate';
    if (!this.last.isReversible) return 'revealed';
    // each time is stored and plays the log again: nobody goes back and forth for ever
    return (this.takenBack.get(this.seq) ?? 0) < limits.undosOfPosition ? null : 'undoneOften';
  }

  /** Takes the last decision out of the log. This match is out of date afterwards and must be restored. */
  async undo(clock: StoredClock | undefined): Promise<void> {
    const before = this.past.at(this.seq - 1);
    if (!this.last || !before) throw new InvariantError('nothing to take back');
    await this.store.undo(this.incarnation, this.last, { ...this.listingAfter(before), ...(clock ? { clock } : {}) });
  }

  /** One move, answering position `seq`. Accepted means stored; refused means nothing has changed. */
  async submit(
    seat: Seat,
    input: unknown,
    seq: number,
    requestId: string,
    timing: Timing = untimed,
  ): Promise<Submitted> {
    if (this.isDeciding) throw new InvariantError('two moves at once: a table has one queue');
    this.isDeciding = true;
    try {
      return await this.decide(seat, input, seq, requestId, timing);
    } finally {
      this.isDeciding = false;
    }
  }

  private async decide(seat: Seat, input: unknown, seq: number, requestId: string, timing: Timing): Promise<Submitted> {
    const first = this.answers.get(requestKey(seat, requestId));
    if (first !== undefined) return { ok: true, seq: first, events: [], repeated: true };
    if (seq !== this.seq) return refused(serviceRefusal('stale', { given: seq, seq: this.seq }));
    const move = this.game.parseMove(input);
    if (!move.ok) return refused(withoutOk(move));
    // played on a copy first: a move that makes the rules throw must never reach the log
    const played = play(this.game, this.state, seat, move.value);
    if (!played.ok) return refused(played.refusal);
    const next = played.state as CoreState;
    if (next.seq !== seq + 1) throw new InvariantError(`move ${seq + 1} led to ${next.seq}`);
    const listing = this.listingAfter(next);
    try {
      const clock = timing(listing.toMove);
      const entry = { seq: next.seq, seat, move: move.value as GameMove, requestId };
      await this.keep(entry, clock ? { ...listing, clock } : listing);
    } catch (error) {
      // another room has written: this match is out of date, and only a reload helps
      if (error instanceof PlaceTakenError || error instanceof FencedError) throw error;
      this.inDoubt = true;
      return refused(serviceRefusal('notStored'), error);
    }
    this.last = this.lastOf({ seq: next.seq, seat, requestId }, next, played.events);
    this.state = next;
    this.past.note(next);
    this.note(next.seq, played.events);
    this.answers.set(requestKey(seat, requestId), next.seq);
    return { ok: true, seq: next.seq, events: played.events, repeated: false };
  }

  /** A broken connection may have stored the move and lost the answer: asked again, the log knows. */
  private async keep(entry: NewMove, listing: ListingColumns): Promise<void> {
    const end = this.time.now() + storingMs;
    for (let isFirst = true; ; isFirst = false) {
      try {
        await this.store.append(this.incarnation, entry, listing);
        return;
      } catch (error) {
        if (error instanceof FencedError) throw error;
        if (error instanceof PlaceTakenError) {
          if (isFirst && !this.inDoubt) throw error;
          const there = await this.store.moveAt(this.id, entry.seq);
          if (there?.seat !== entry.seat || there.requestId !== entry.requestId) throw error;
          return;
        }
        if (this.time.now() > end) throw error;
        await pause(this.time, retryMs);
      }
    }
  }

  private lastOf(
    { seq, seat, requestId }: Omit<NewMove, 'move'>,
    next: CoreState,
    events: readonly GameEvent[],
  ): LastMove {
    const before = this.past.at(seq - 1);
    return {
      seq,
      seat,
      requestId,
      isReversible: before !== undefined && isReversible(this.game, before.rng, next, events),
    };
  }

  private note(seq: number, events: readonly GameEvent[]): void {
    this.log[seq] = events;
  }
}

const untimed: Timing = () => undefined;

const requestKey = (seat: Seat, requestId: string): string => `${seat} ${requestId}`;

const withoutOk = ({ code, clause, params }: Refusal): Refusal => ({ code, clause, params });
