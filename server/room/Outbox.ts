import { matchMaker } from '@colyseus/core';
import type { Params, Seat } from '../../shared/engine/core.ts';
import type {
  ClockMessage,
  NoticeMessage,
  SyncAnswer,
  TableSummary,
  TurnMessage,
} from '../../shared/protocol/messages.ts';
import type { Listing } from '../lobby/Listing.ts';
import { type AnyProjection, type RoomState, showOwn, writeOwn, writeTable } from '../projection/project.ts';
import type { GameEvent } from '../table/Match.ts';
import { hasPerson } from '../table/seating/seating.ts';
import type { Table } from '../table/Table.ts';
import type { Company } from './Attendance.ts';
import type { People, TableClient } from './Members.ts';
import type { ShoulderWatchers } from './ShoulderWatchers.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';
import type { TurnComposer } from './TurnComposer.ts';

/** What outbox needs of a room. */
interface Published {
  readonly matchId: string;
  readonly epoch: number;
  readonly state: RoomState;
  broadcastPatch(): boolean;
  broadcast(type: string, message: NoticeMessage): void;
}

interface Sources {
  readonly table: Table;
  readonly people: People;
  readonly shoulderWatchers: ShoulderWatchers;
  readonly projection: AnyProjection;
  readonly composer: TurnComposer;
  readonly company: Company;
  readonly listing: Listing;
}

/** What a table tells: to everybody in its room what he may know, and to the lists what anybody may. */
export class Outbox {
  private readonly room: Published;
  private readonly table: Table;
  private readonly people: People;
  private readonly shoulderWatchers: ShoulderWatchers;
  private readonly projection: AnyProjection;
  private readonly composer: TurnComposer;
  private readonly company: Company;
  private readonly listing: Listing;
  /** the position that everybody here has been told of */
  private toldSeq: number;
  /** where those who watch stand, after a decision was taken back that they have not seen */
  private held: { readonly seq: number; readonly delay: number } | null = null;

  constructor(room: Published, { table, people, shoulderWatchers, projection, composer, company, listing }: Sources) {
    this.room = room;
    this.table = table;
    this.people = people;
    this.shoulderWatchers = shoulderWatchers;
    this.projection = projection;
    this.composer = composer;
    this.company = company;
    this.listing = listing;
    this.toldSeq = this.seq;
  }

  /** After an accepted move: the state first, then what happened and what everybody may do now. */
  publish(events: readonly GameEvent[]): void {
    this.project();
    this.room.broadcastPatch();
    // who plays hears of it first, however many watch
    const watched = this.holds() ? () => null : this.watched(events);
    for (const [client, seat] of this.people.playersFirst) {
      const turn = seat === null ? watched(client) : this.composer.turn({ seat, over: null }, events);
      if (!disconnectIfBackpressured(client) && turn) client.send('turn', turn);
    }
    this.toldSeq = this.seq;
    this.list();
  }

  /** Those who watch all hear the same, but for those who look over a shoulder: one message for each shoulder. */
  private watched(events: readonly GameEvent[]): (client: TableClient) => TurnMessage | null {
    const made = new Map<Seat | null, TurnMessage | null>();
    return (client) => {
      const over = this.shoulderWatchers.over(client);
      const turn = made.has(over) ? made.get(over) : this.composer.turn({ seat: null, over }, events);
      made.set(over, turn ?? null);
      return turn ?? null;
    };
  }

  /** What a move has done that was stored, and failed before everybody had heard of it. */
  get untold(): readonly GameEvent[] {
    // a decision that was taken back has no events
    return this.seq > this.toldSeq ? (this.table.match?.lastEvents ?? []) : [];
  }

  /**
   * Who sits where, who is here: the game is where it was. Told at once: of a change that still waits, whoever comes
   * is told twice, with the whole state and with the next patch, and a list does not bear that.
   */
  tableChanged(): void {
    this.showTable();
    this.room.broadcastPatch();
    this.list();
  }

  project(): void {
    const { match, arrangement } = this.table;
    if (this.composer.isDelayed) this.room.state.game = undefined;
    else if (match) {
      this.projection.write(this.room.state, match.view('spectator'));
      writeOwn(this.projection, this.room.state, arrangement.seating.length, (seat) => match.view(seat));
    }
    this.showTable();
  }

  sync(client: TableClient): SyncAnswer {
    const seat = this.people.seatOf(client);
    const bound = seat === null ? this.table.seatToTakeBack(client.auth.uid) : null;
    const over = seat === null ? this.shoulderWatchers.over(client) : null;
    return { ...this.composer.sync({ seat, over }), ...(bound === null ? {} : { bound }) };
  }

  /** An abandoned table leaves the lobby at once, and the store at the next sweep. */
  hideAbandoned(): void {
    const { status, seating } = this.table.arrangement;
    if (status === 'waiting' && !hasPerson(seating)) this.listing.hide(this.room.matchId, this.room.epoch);
  }

  summary(): TableSummary {
    return this.table.summary(this.people.isHere, this.people.watchers);
  }

  notice(code: NoticeMessage['code']): void {
    this.room.broadcast('notice', { code, params: {} });
  }

  /** What has just been decided, and by whom: not for those who are behind. */
  tell(code: NoticeMessage['code'], params: Params): void {
    for (const [client, seat] of this.people.playersFirst)
      if (seat !== null || !this.composer.isDelayed || this.table.seatToTakeBack(client.auth.uid) !== null)
        client.send('notice', { code, params } satisfies NoticeMessage);
  }

  /** Other clocks run than before, and nobody has moved. */
  tellClock(): void {
    for (const [client, seat] of this.people.playersFirst) {
      const clock = this.composer.clock(seat);
      if (clock) client.send('clock', { clock } satisfies ClockMessage);
    }
  }

  /**
   * Whether those who are behind stay where they are: what was taken back they have not seen, and need not go back for
   * it. They hear again when the game is further ahead of them than it has been.
   */
  private holds(): boolean {
    const { delay } = this.table;
    if (this.seq < this.toldSeq) this.held = { seq: Math.max(this.toldSeq - delay, this.held?.seq ?? -1), delay };
    const { held } = this;
    if (held && (held.delay !== delay || held.seq < this.seq - delay || held.seq > this.seq)) this.held = null;
    return this.held !== null;
  }

  private get seq(): number {
    return this.table.match?.seq ?? -1;
  }

  /** One that is about to begin waits for its host and for nobody else. */
  private list(): void {
    this.company.clear();
    if (this.table.arrangement.begins) return;
    const told = { summary: this.summary(), order: this.table.createdAt, seen: Date.now() };
    this.listing.show({ ...told, epoch: this.room.epoch, home: matchMaker.processId });
  }

  /** Also whose private words, and whose shoulder, each client may look at: seats change hands. */
  private showTable(): void {
    writeTable(this.room.state, this.table.info(this.people.isHere, this.people.watchers, this.people.audience));
    for (const client of this.people.all) showOwn(client, this.room.state, this.people.seatOf(client));
    this.shoulderWatchers.fallBack();
  }
}
