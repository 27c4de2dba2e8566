import { matchMaker } from '@colyseus/core';
import type { z } from 'zod';
import { InvariantError } from '../../shared/engine/assert.ts';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isPlayable } from '../../shared/engine/versions.ts';
import type {
  createTableRequest,
  MyTable,
  SeatAnswer,
  TableInvitation,
  TableSummary,
} from '../../shared/protocol/http.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { abandonedAfter, SPEEDS } from '../../shared/protocol/speeds.ts';
import { RoomLocator } from '../cluster/RoomLocator.ts';
import type { Admission } from '../room/admission.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import type { RoomRole } from '../room/Members.ts';
import type { NewMatch } from '../store/match-types.ts';
import type { Guest } from '../store/row-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { Clock } from '../table/Clock.ts';
import { isTableName, newCode, newMatchId } from '../table/ids.ts';
import { isGathering } from '../table/seating/gathering.ts';
import { hasPerson, placeOf, seatOf } from '../table/seating/holders.ts';
import { freeSeats, seatToTakeBack } from '../table/seating/seating.ts';
import { forStrangers, listedOf, summaryOf, withPeople } from '../table/summary.ts';
import { pause } from '../time.ts';
import { newTable } from './new-table.ts';
import type { HouseServices } from './services.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

const myTablesShown = 50;
const tablesListed = 200;
/** for a room that failed; one that has moved or is closing is followed for longer */
const attempts = 4;
const retryMs = 50;
/** less than a page waits for its answer */
const seatMs = 7000;
/** a store may hang while its process lives: such a room is waited for */
const admitMs = 6000;
/** what was reported this recently may be newer than what was read */
const freshMs = 5000;

/** The room has answered: asking another one leads to the same. */
const isForGood = (code: ServiceRefusalCode): boolean => !['internal', 'closing', 'moved', 'notStored'].includes(code);

/** Opens tables, and the rooms of tables that somebody asks for. Rooms come and go; tables are in the store. */
export class TableOffice {
  private readonly services: HouseServices;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly locator: RoomLocator;

  constructor(services: HouseServices, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
    this.locator = new RoomLocator(services, games);
  }

  async create(host: Guest, request: z.output<typeof createTableRequest>): Promise<Result<MatchRow>> {
    if (this.services.closing) return no('closing');
    const game = this.games.get(request.game);
    if (!game) return no('noSuchGame');
    const [pictured = host] = await this.services.store.ratings.pictured([host]);
    const table = newTable(game, pictured, request);
    return table.ok ? ok(await this.store(table.value)) : table;
  }

  async find(idOrCode: string): Promise<MatchRow | null> {
    return isTableName(idOrCode) ? this.services.store.byIdOrCode(idOrCode) : null;
  }

  /** A place in the table's room, in whatever process; the room is opened if it is not. */
  async seat(
    row: MatchRow,
    guest: Guest,
    role: RoomRole,
    anonymous = false,
    wanted: Seat | null = null,
  ): Promise<Result<SeatAnswer>> {
    let failure: unknown;
    let left = attempts;
    const { time } = this.services;
    for (const end = time.now() + seatMs; left > 0 && time.now() < end; await pause(time, retryMs)) {
      if (this.services.closing) return no('closing');
      try {
        const opened = await this.locator.open(row);
        if (!opened.ok) return opened;
        const [pictured = guest] = role === 'player' ? await this.services.store.ratings.pictured([guest]) : [];
        const admission = await this.admit(opened.value, [pictured, role, anonymous, wanted]);
        if ('given' in admission) return ok(admission.given);
        if (admission.refused === 'tooMany') return no('tooMany', { seconds: this.services.config.reservationSeconds });
        if (isForGood(admission.refused)) return no(admission.refused);
        // it closed after we had found it, or has moved: the next one will be open
        if (admission.refused === 'internal') left--;
        failure = admission.refused;
        row = (await this.services.store.byId(row.id)) ?? row;
      } catch (error) {
        failure = error;
        left--;
      }
    }
    this.services.log.error('seat-not-given', { err: failure, table: row.id });
    return no('internal');
  }

  private async admit(roomId: string, asked: [Guest, RoomRole, boolean, Seat | null]): Promise<Admission> {
    try {
      return (await matchMaker.remoteRoomCall<GameRoom>(roomId, 'admit', asked, admitMs)) as Admission;
    } catch {
      // the error of Colyseus names the person who asked, which must not be logged
      throw new Error(`room ${roomId} did not answer`);
    }
  }

  async summary(idOrCode: string): Promise<TableSummary | null> {
    const row = await this.find(idOrCode);
    return row && forStrangers(this.summaryOf(row));
  }

  /** What a table is to somebody who has its link; empty: to a visitor without a name. */
  async invitation(idOrCode: string, uid: string): Promise<TableInvitation | null> {
    const row = await this.find(idOrCode);
    if (!row) return null;
    const yours = seatOf(row.seating, uid) ?? seatToTakeBack(row, uid);
    const sits = seatOf(row.seating, uid) !== null;
    const free = this.plays(row) ? freeSeats(row, uid) : [];
    const { gatherBy } = row;
    const gathers =
      isGathering(row) && gatherBy
        ? Math.max(0, Math.ceil((gatherBy.getTime() - this.services.time.now()) / 1000))
        : null;
    return { ...forStrangers(this.summaryOf(row)), yours, sits, free, gathers };
  }

  async mine(uid: string): Promise<MyTable[]> {
    const rows = await this.services.store.ofGuest(uid, myTablesShown);
    return rows.map((row) => ({
      ...this.summaryOf(row),
      seat: placeOf(row.seating, uid) ?? 0,
      toMove: row.toMove,
      left: this.timeLeft(row, placeOf(row.seating, uid) ?? 0),
      playable: this.plays(row) || this.isOpenElsewhere(row),
      campaign: row.campaign ?? '',
      chapter: row.chapter ?? 0,
    }));
  }

  /**
   * The lists as the store has them, except tables whose rooms report more. When the service starts, when a process is
   * lost, and with each sweep: this repairs whatever message was missed.
   */
  async listAll(now = this.services.time.now()): Promise<void> {
    const { store, listing, config } = this.services;
    const rows = await store.listed(new Date(now - config.listRunningMs), tablesListed);
    const known = new Map(listing.all().map((listed) => [listed.summary.id, listed]));
    for (const row of rows) {
      const listed = known.get(row.id);
      known.delete(row.id);
      if (!hasPerson(row.seating) || row.begins || !this.plays(row)) continue;
      if (!listed || listed.epoch < row.epoch || !this.lives(listed.home)) listing.receive(listedOf(row));
    }
    for (const [id, { epoch, home, seen }] of known)
      if (!this.lives(home) && seen < now - freshMs) listing.receiveHidden(id, epoch);
  }

  /** Removes tables that nobody came back to, and takes idle games off the list. */
  async sweep(now = this.services.time.now()): Promise<void> {
    const { store, listing, config, peers } = this.services;
    const open = this.locator.ids();
    const rules = [...this.games.values()].map(({ meta }) => meta);
    await store.touch(open);
    for (const id of await store.removeForgotten(new Date(now - config.forgetWaitingMs), open, rules))
      listing.hide(id, Number.MAX_SAFE_INTEGER);
    await store.campaigns.removeForgotten(new Date(now - config.forgetWaitingMs));
    for (const speed of SPEEDS)
      for (const { id, epoch } of await store.abandon(speed, new Date(now - abandonedAfter[speed]), open, rules))
        listing.hide(id, epoch);
    await store.ratings.settleAll();
    await this.locator.review();
    await this.listAll(now);
    listing.hideIdle(now - config.listRunningMs);
    peers.sendAll();
  }

  /** Of this seat if it is to decide, else of who is. While nobody has the table open, no clock runs. */
  private timeLeft(row: MatchRow, own: Seat): MyTable['left'] {
    const seat = row.toMove.includes(own) ? own : row.toMove[0];
    if (row.status !== 'running' || seat === undefined) return null;
    const room = this.locator.here(row);
    if (!room && row.home !== '' && this.isOpenElsewhere(row)) return null;
    const clock = room ? room.clocks()?.[seat] : Clock.resume(row.speed, row.clock, 0)?.seats()[seat];
    return clock ? { ms: clock.left + clock.bank, runs: clock.mode === 'thinking' } : null;
  }

  /** Whether this build has the rules that the table is played by. */
  private plays({ game, rulesVersion }: MatchRow): boolean {
    const meta = this.games.get(game)?.meta;
    return meta !== undefined && isPlayable(meta, rulesVersion);
  }

  /** In a process that may have other rules. */
  private isOpenElsewhere({ id, epoch }: MatchRow): boolean {
    const reported = this.services.listing.reportedBy(id, epoch);
    return reported !== undefined && this.lives(reported.home);
  }

  /** Whether what a room of this process has reported still counts. */
  private lives(home: string): boolean {
    return home !== '' && this.services.peers.isAlive(home);
  }

  /** The table as stored; its room adds who is there now. */
  private summaryOf(row: MatchRow): TableSummary {
    const room = this.locator.here(row);
    if (room) return room.summary();
    const stored = summaryOf(row);
    const reported = this.services.listing.reportedBy(row.id, row.epoch);
    return reported && this.lives(reported.home) ? withPeople(stored, reported.summary) : stored;
  }

  private async store(table: Omit<NewMatch, 'id' | 'code'>): Promise<MatchRow> {
    const { store, listing, log } = this.services;
    const id = newMatchId();
    while (!(await store.create({ ...table, id, code: newCode() })));
    const row = await store.byId(id);
    if (!row) throw new InvariantError(`table ${id} was stored and is not there`);
    // a table that is about to begin waits for its host and for nobody else
    if (!row.begins) listing.show(listedOf(row));
    log.info('table-created', { table: id, game: row.game });
    return row;
  }
}
