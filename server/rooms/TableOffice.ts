import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { z } from 'zod';
import { InvariantError } from '../../shared/engine/assert.ts';
import { ok, type Result } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { createTableRequest, MyTable, SeatAnswer, TableSummary } from '../../shared/protocol/messages.ts';
import { type ServiceRefusalCode, serviceRefusal } from '../../shared/protocol/refusals.ts';
import { Match } from '../match/Match.ts';
import type { MatchRow, NewMatch } from '../store/MatchStore.ts';
import type { GameRoom } from './GameRoom.ts';
import { isTableName, newCode, newMatchId } from './names.ts';
import type { Admitted, RoomRole } from './People.ts';
import { firstSeating, type Guest, hasPerson, openSeats, seatOf } from './seating.ts';
import type { Services } from './services.ts';
import { summaryOf } from './summary.ts';

const no = (code: ServiceRefusalCode, params = {}): Result<never> => ({ ok: false, ...serviceRefusal(code, params) });

const myTablesShown = 50;
const tablesListed = 200;
const attempts = 4;
const retryMs = 50;

/** Opens tables, and the rooms of tables that somebody asks for. Rooms come and go; tables are in the store. */
export class TableOffice {
  private readonly services: Services;
  private readonly games: ReadonlyMap<string, AnyGame>;
  /** table → its open room, or the room that is being opened */
  private readonly rooms = new Map<string, Promise<string>>();

  constructor(services: Services, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  async create(host: Guest, request: z.output<typeof createTableRequest>): Promise<Result<MatchRow>> {
    const game = this.games.get(request.game);
    if (!game) return no('noSuchGame');
    const [least, most] = game.meta.seats;
    if (request.seats < least || request.seats > most) return no('seatCount', { least, most });
    const options = game.parseOptions(request.options, request.seats);
    if (!options.ok) return options;
    const seating = firstSeating(host, request.seats, request.bots, request.botLevel);
    const open = openSeats(seating);
    if (request.start && open > 0) return no('seatsOpen', { open });
    const { id: gameId, rulesVersion } = game.meta;
    const { visibility, pace } = request;
    const table = { game: gameId, rulesVersion, options: options.value, visibility, pace, host: host.uid, seating };
    return ok(await this.store(table, request.start ? game : null));
  }

  async find(idOrCode: string): Promise<MatchRow | null> {
    return isTableName(idOrCode) ? this.services.store.byIdOrCode(idOrCode) : null;
  }

  /** A place in the table's room; the room is opened if it is not. */
  async seat(row: MatchRow, guest: Guest, role: RoomRole): Promise<Result<SeatAnswer>> {
    let failure: unknown;
    for (let attempt = 0; attempt < attempts; attempt++) {
      try {
        const answer = await this.reserve(row, guest, role);
        return answer ? ok(answer) : no('tableFull');
      } catch (error) {
        failure = error;
        if (this.services.closing) return no('closing');
        // the room closed between our finding it and our knocking: the next one will be open
        await pause(retryMs);
      }
    }
    if ((await this.roomOf(row.id))?.hasReachedMaxClients()) return no('tableFull');
    if (!(await this.services.store.byId(row.id))) return no('noSuchTable');
    this.services.log.error({ err: failure, table: row.id }, 'a place could not be given');
    return no('internal');
  }

  async summary(idOrCode: string): Promise<TableSummary | null> {
    const row = await this.find(idOrCode);
    return row && this.summaryOf(row);
  }

  async mine(uid: string): Promise<MyTable[]> {
    const rows = await this.services.store.ofGuest(uid, myTablesShown);
    return Promise.all(
      rows.map(async (row) => {
        const seat = seatOf(row.seating, uid) ?? 0;
        return { ...(await this.summaryOf(row)), seat, toMove: row.toMove };
      }),
    );
  }

  /** The room of this table is closing. */
  closed(id: string): void {
    this.rooms.delete(id);
  }

  /** What the store knows of public tables, when the house opens. */
  async listAll(): Promise<void> {
    const { store, listing, config } = this.services;
    for (const row of await store.listed(new Date(Date.now() - config.listRunningMs), tablesListed))
      if (hasPerson(row.seating)) listing.show(summaryOf(row), row.createdAt.getTime(), row.updatedAt.getTime());
  }

  /** Clears away tables that nobody came back to, and takes silent games off the list. */
  async sweep(now = Date.now()): Promise<void> {
    const { store, listing, config } = this.services;
    const open = [...this.rooms.keys()];
    for (const id of await store.removeForgotten(new Date(now - config.forgetWaitingMs), open)) listing.hide(id);
    listing.hideIdle(now - config.listRunningMs);
  }

  private async summaryOf(row: MatchRow): Promise<TableSummary> {
    return (await this.roomOf(row.id))?.summary() ?? summaryOf(row);
  }

  /** null when the table is full */
  private async reserve(row: MatchRow, guest: Guest, role: RoomRole): Promise<SeatAnswer | null> {
    const roomId = await this.open(row);
    // by a call that also reaches rooms of other processes, once there are any
    const given: RoomRole | null = await matchMaker.remoteRoomCall<GameRoom>(roomId, 'admit', [guest, role]);
    if (given === null) return null;
    const listing = await matchMaker.getRoomById(roomId);
    const place: Admitted = { ...guest, role: given };
    return { role: given, reservation: await matchMaker.reserveSeatFor(listing, {}, place) };
  }

  /** Two who ask at the same time get the same room. */
  private open(row: MatchRow): Promise<string> {
    const known = this.rooms.get(row.id);
    if (known) return known;
    const opening = this.openRoom(row);
    this.rooms.set(row.id, opening);
    opening.catch(() => this.rooms.delete(row.id));
    return opening;
  }

  private async openRoom({ id, game }: MatchRow): Promise<string> {
    const now = await this.stored(id);
    const claimed = await this.services.store.claim(now, matchMaker.processId);
    if (claimed === null) throw new Error(`table ${id} is gone`);
    const { roomId } = await matchMaker.createRoom(game, { matchId: id, epoch: claimed.epoch });
    return roomId;
  }

  private async roomOf(id: string): Promise<GameRoom | undefined> {
    const roomId = await this.rooms.get(id)?.catch(() => undefined);
    return roomId === undefined ? undefined : (matchMaker.getLocalRoomById(roomId) as GameRoom | undefined);
  }

  private async store(table: Omit<NewMatch, 'id' | 'code'>, begin: AnyGame | null): Promise<MatchRow> {
    const { store, listing, log } = this.services;
    const id = newMatchId();
    while (!(await store.create({ ...table, id, code: newCode() })));
    const row = await this.stored(id);
    if (begin) await Match.begin(store, begin, row);
    const stored = begin ? await this.stored(id) : row;
    listing.show(summaryOf(stored), stored.createdAt.getTime());
    log.info({ table: id, game: stored.game, status: stored.status }, 'a table was made');
    return stored;
  }

  private async stored(id: string): Promise<MatchRow> {
    const row = await this.services.store.byId(id);
    if (!row) throw new InvariantError(`table ${id} was stored and is not there`);
    return row;
  }
}
