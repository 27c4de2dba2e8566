import { matchMaker } from '@colyseus/core';
import { ok, type Result } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isPlayable } from '../../shared/engine/versions.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import type { Services } from '../room/services.ts';
import type { Incarnation } from '../store/match-types.ts';
import type { MatchRow } from '../store/schema.ts';
import { pause } from '../time.ts';
import type { Peers } from './Peers.ts';

/** a healthy process answers in a millisecond; one that needs longer than this has stalled, and loses its tables */
const answerMs = 1500;
/** how long a living process may take to open a room that it has claimed */
const openingMs = 4000;
const retryMs = 40;

export const roomIdOf = ({ id, epoch }: Incarnation): string => `${id}-${epoch}`;

/** What is found where a room should be. */
type ProbeResult = 'room' | 'silence' | 'nothing';

/** What it needs beside the services of rooms. */
type LocatorServices = Services & { readonly peers: Pick<Peers, 'opened'> };

/**
 * Finds the room of a table, or opens it. Across all processes, a table has one room that may write: its newest
 * incarnation. The store decides who opens it; Redis only says whether a process is still there.
 */
export class RoomLocator {
  private readonly services: LocatorServices;
  private readonly games: ReadonlyMap<string, AnyGame>;
  private readonly opening = new Map<string, Promise<Result<string>>>();
  /** those of this process */
  private readonly rooms = new Map<string, GameRoom>();

  constructor(services: LocatorServices, games: ReadonlyMap<string, AnyGame>) {
    this.services = services;
    this.games = games;
  }

  /** A room of this process has opened. */
  opened(room: GameRoom): void {
    this.rooms.set(room.roomId, room);
  }

  closed(room: GameRoom): void {
    this.rooms.delete(room.roomId);
  }

  /** The room of this incarnation, when it is in this process. */
  here(incarnation: Incarnation): GameRoom | undefined {
    return this.rooms.get(roomIdOf(incarnation));
  }

  /** Tables with a room in this process. */
  ids(): string[] {
    return [...new Set([...this.rooms.values()].map(({ matchId }) => matchId))];
  }

  /** The id of the table's room, in whatever process; opened here if there is none. Concurrent calls share the answer. */
  open(row: MatchRow): Promise<Result<string>> {
    const known = this.opening.get(row.id);
    if (known) return known;
    const opening = this.find(row).finally(() => this.opening.delete(row.id));
    this.opening.set(row.id, opening);
    return opening;
  }

  /** This table has a newer room: older ones of this process close and send their people there. */
  moved({ id, epoch }: Incarnation): void {
    for (const room of this.rooms.values()) if (room.matchId === id && room.epoch < epoch) room.move();
  }

  /** After a time without messages: closes the rooms of this process that are out of date. */
  async review(): Promise<void> {
    for (const newest of await this.services.store.newest(this.ids())) this.moved(newest);
  }

  private async find(first: MatchRow): Promise<Result<string>> {
    const { store, time } = this.services;
    let waitingFor = { epoch: -1, since: 0 };
    for (let row: MatchRow | null = first; row; row = await store.byId(first.id)) {
      const found = await this.probe(row);
      if (found === 'room') return ok(roomIdOf(row));
      if (waitingFor.epoch !== row.epoch) waitingFor = { epoch: row.epoch, since: time.now() };
      const waited = time.now() - waitingFor.since;
      if (found === 'nothing' && waited < openingMs && (await this.isOpening(row))) {
        await pause(time, retryMs);
        continue;
      }
      const meta = this.games.get(row.game)?.meta;
      if (!meta || !isPlayable(meta, row.rulesVersion)) {
        const versions = { given: row.rulesVersion, known: meta?.rulesVersion ?? 0 };
        return { ok: false, ...serviceRefusal('otherRules', versions) };
      }
      const claimed = await store.claim(row, matchMaker.processId);
      if (!claimed) continue;
      if (row.home !== '' && row.home !== matchMaker.processId) this.tookOver(row);
      return ok(await this.openHere(claimed, row.game));
    }
    return { ok: false, ...serviceRefusal('noSuchTable') };
  }

  /** The process that had it has died or stalled: it never released the table. */
  private tookOver({ id, epoch, home }: MatchRow): void {
    this.services.metrics.rehome();
    this.services.log.info('table-taken-over', { table: id, epoch, from: home });
  }

  private async probe(row: MatchRow): Promise<ProbeResult> {
    if (row.epoch === 0) return 'nothing';
    const roomId = roomIdOf(row);
    if (matchMaker.getLocalRoomById(roomId)) return 'room';
    // Redis drops the channels of a killed process at once: no need to wait for an answer that cannot come
    if (!(await this.isOnline(`$${roomId}`))) return 'nothing';
    try {
      await matchMaker.remoteRoomCall(roomId, 'roomId', undefined, answerMs);
      return 'room';
    } catch {
      return 'silence';
    }
  }

  /** Whether another living process has claimed the table, and its room is not there yet. */
  private async isOpening({ home }: MatchRow): Promise<boolean> {
    return home !== '' && home !== matchMaker.processId && (await this.isOnline(`p:${home}`));
  }

  private async isOnline(channel: string): Promise<boolean> {
    return (await matchMaker.presence.channels(channel)).includes(channel);
  }

  private async openHere(claimed: Incarnation, game: string): Promise<string> {
    this.services.peers.opened(claimed.id, claimed.epoch);
    this.moved(claimed);
    try {
      const { roomId } = await matchMaker.createRoom(game, { matchId: claimed.id, epoch: claimed.epoch });
      return roomId;
    } catch (error) {
      await this.services.store.release(claimed).catch(() => {});
      throw error;
    }
  }
}
