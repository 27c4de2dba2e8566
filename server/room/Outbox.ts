import { matchMaker } from '@colyseus/core';
import type { Params, Seat } from '../../shared/engine/core.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import {
  type ClockMessage,
  type NoticeMessage,
  type SyncAnswer,
  syncRequest,
  type TurnMessage,
} from '../../shared/protocol/messages.ts';
import { showOwn, writeOwn, writeTable } from '../projection/project.ts';
import { hasPerson } from '../table/seating/holders.ts';
import type { GameEvent } from '../table/submitted.ts';
import type { TableClient } from './Members.ts';
import type { Readers } from './Readers.ts';
import type { RoomContext, RoomRequests } from './RoomContext.ts';
import { requestHandler } from './requests.ts';
import type { ShoulderWatchers } from './ShoulderWatchers.ts';
import type { Suggestions } from './Suggestions.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';
import { TurnMessages } from './TurnMessages.ts';

/** Sends what a table shows: to everybody in its room what they may know, and to the lists what anybody may. */
export class Outbox {
  private readonly context: RoomContext;
  private readonly watchers: ShoulderWatchers;
  private readonly suggestions: Suggestions;
  private readonly readers: Readers;
  private readonly messages: TurnMessages;
  /** the position that everybody here has been sent */
  private sentSeq: number;
  /** where delayed spectators stay after an undo of moves that they have not seen */
  private paused: { readonly seq: number; readonly delay: number } | null = null;

  constructor(context: RoomContext, watchers: ShoulderWatchers, suggestions: Suggestions, readers: Readers) {
    this.context = context;
    this.watchers = watchers;
    this.suggestions = suggestions;
    this.readers = readers;
    this.messages = new TurnMessages(context.table);
    this.sentSeq = this.seq;
  }

  get requests(): RoomRequests {
    return {
      sync: requestHandler(this.context.queue, syncRequest, (client) => ({ ok: true, value: this.sync(client) })),
    };
  }

  /** After an accepted move: the state first, then what happened and what everybody may do now. */
  sendTurn(events: readonly GameEvent[]): void {
    this.suggestions.forget();
    this.project();
    this.context.connection.broadcastPatch();
    // players first, however many watch
    const spectatorTurn = this.spectatorsStay() ? () => null : this.spectatorTurns(events);
    for (const [client, seat] of this.context.members.playersFirst) {
      const turn = seat === null ? spectatorTurn(client) : this.messages.turn({ seat, over: null }, events);
      if (!disconnectIfBackpressured(client) && turn) client.send('turn', turn);
    }
    this.sentSeq = this.seq;
    this.list();
  }

  /** All spectators get the same message, except one for each shoulder that somebody looks over. */
  private spectatorTurns(events: readonly GameEvent[]): (client: TableClient) => TurnMessage | null {
    const made = new Map<Seat | null, TurnMessage | null>();
    return (client) => {
      const over = this.watchers.over(client);
      const turn = made.has(over) ? made.get(over) : this.messages.turn({ seat: null, over }, events);
      made.set(over, turn ?? null);
      return turn ?? null;
    };
  }

  /** Events of a move that was stored, and failed before everybody had been sent them. */
  get unsentEvents(): readonly GameEvent[] {
    // a decision that was taken back has no events
    return this.seq > this.sentSeq ? (this.context.table.match?.lastEvents ?? []) : [];
  }

  /**
   * Who sits where, who is here; the game has not moved. Sent at once: a client that joins before a pending patch would
   * get the change twice, with the whole state and with the patch, and a list does not survive that.
   */
  sendTable(): void {
    this.writeTable();
    this.context.connection.broadcastPatch();
    this.suggestions.dropOrphaned();
    this.readers.dropAbsent();
    this.list();
  }

  /** Writes the whole state of the room. */
  project(): void {
    const { table, connection, projection } = this.context;
    const { match, arrangement } = table;
    if (this.messages.isDelayed) connection.state.game = undefined;
    else if (match) {
      projection.write(connection.state, match.view('spectator'));
      writeOwn(projection, connection.state, arrangement.seating.length, (seat) => match.view(seat));
    }
    this.writeTable();
  }

  summary(): TableSummary {
    const { table, members } = this.context;
    return table.summary(members.isHere, members.watchers);
  }

  /** An abandoned table leaves the lobby at once, and the store at the next sweep. */
  hideAbandoned(): void {
    const { table, services, incarnation } = this.context;
    const { status, seating } = table.arrangement;
    if (status === 'waiting' && !hasPerson(seating)) services.listing.hide(incarnation.id, incarnation.epoch);
  }

  notice(code: NoticeMessage['code']): void {
    this.context.connection.broadcast('notice', { code, params: {} });
  }

  /** About a decision that has just been made: not for spectators with a delay. */
  noticeToPresent(code: NoticeMessage['code'], params: Params): void {
    const { table, members } = this.context;
    for (const [client, seat] of members.playersFirst)
      if (seat !== null || !this.messages.isDelayed || table.seatToTakeBack(client.auth.uid) !== null)
        client.send('notice', { code, params } satisfies NoticeMessage);
  }

  /** Other clocks run than before, and nobody has moved. */
  sendClock(): void {
    for (const [client, seat] of this.context.members.playersFirst) {
      if (seat !== null || !this.messages.isDelayed)
        client.send('clock', this.messages.clock(seat) satisfies ClockMessage);
    }
  }

  private sync(client: TableClient): SyncAnswer {
    const { table, members } = this.context;
    const seat = members.seatOf(client);
    const ownSeat = seat === null ? table.seatToTakeBack(client.auth.uid) : null;
    const over = seat === null ? this.watchers.over(client) : null;
    return {
      ...this.messages.sync({ seat, over }),
      ...(ownSeat === null ? {} : { ownSeat }),
      ...this.suggestions.shownAt(seat),
      ...this.readers.shownAt(seat),
    };
  }

  /**
   * Whether delayed spectators stay where they are: moves that were taken back before they saw them need no step back.
   * They get turns again when the game is further ahead of them than it has been.
   */
  private spectatorsStay(): boolean {
    const { delay } = this.context.table;
    if (this.seq < this.sentSeq) this.paused = { seq: Math.max(this.sentSeq - delay, this.paused?.seq ?? -1), delay };
    const { paused } = this;
    if (paused && (paused.delay !== delay || paused.seq < this.seq - delay || paused.seq > this.seq))
      this.paused = null;
    return this.paused !== null;
  }

  private get seq(): number {
    return this.context.table.match?.seq ?? -1;
  }

  /** A table that is about to begin waits for its host and for nobody else: it is not listed. */
  private list(): void {
    const { table, services, incarnation } = this.context;
    if (table.arrangement.begins) return;
    services.listing.show({
      summary: this.summary(),
      order: table.createdAt,
      began: table.beganAt,
      seen: services.time.now(),
      epoch: incarnation.epoch,
      home: matchMaker.processId,
    });
  }

  /** Includes whose private part each client may read: seats change hands. */
  private writeTable(): void {
    const { table, members, connection } = this.context;
    writeTable(connection.state, table.info(members.isHere, members.watchers, members.audience));
    for (const client of members.all) showOwn(client, connection.state, members.seatOf(client));
  }
}
