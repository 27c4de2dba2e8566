import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { ok, type Result } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { isPlayable } from '../../shared/engine/versions.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { GameRoom } from '../room/GameRoom.ts';
import type { Services } from '../room/services.ts';
import type { Incarnation, MatchRow } from '../store/MatchStore.ts';

/** a healthy process answers in a millisecond; one that does not within this has stalled, and loses its tables */
const answerMs = 1500;
/** how long a process that lives may take to open the room that it has claimed */
const openingMs = 4000;
const retryMs = 40;

export const roomIdOf = ({ id, epoch }: Incarnation): string => `${id}-${epoch}`;

/** What we find where a room should be. */
type Found = 'room' | 'silence' | 'nothing';

/**
 * Where tables live. A table has at most one room that may write, whatever processes there are: the newest incarnation.
 * The store decides who opens it; Redis only tells whether somebody is still there.
 */
export class RoomLocator {
  private readonly services: Services;
  private readonly games: ReadonlyMap<string, AnyGame>;
  private readonly opening = new Map<string, Promise<Result<string>>>();
  /** those of this process */
  private readonly rooms = new Map<string, GameRoom>();

  constructor(services: Services, games: ReadonlyMap<string, AnyGame>) {
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

  /** The id of the table's room, in whatever process; opened here if there is none. Who asks meanwhile gets the same. */
  open(row: MatchRow): Promise<Result<string>> {
    const known = this.opening.get(row.id);
    if (known) return known;
    const opening = this.find(row).finally(() => this.opening.delete(row.id));
    this.opening.set(row.id, opening);
    return opening;
  }

  /** This table has a newer room: older ones of this process end, and send their people there. */
  moved({ id, epoch }: Incarnation): void {
    for (const room of this.rooms.values()) if (room.matchId === id && room.epoch < epoch) room.move();
  }

  /** After a time in which this process heard nothing: which of its rooms are out of date? */
  async review(): Promise<void> {
    for (const newest of await this.services.store.newest(this.ids())) this.moved(newest);
  }

  private async find(first: MatchRow): Promise<Result<string>> {
    const { store } = this.services;
    let waitingFor = { epoch: -1, since: 0 };
    for (let row: MatchRow | null = first; row; row = await store.byId(first.id)) {
      const found = await this.look(row);
      if (found === 'room') return ok(roomIdOf(row));
      if (waitingFor.epoch !== row.epoch) waitingFor = { epoch: row.epoch, since: performance.now() };
      const waited = performance.now() - waitingFor.since;
      if (found === 'nothing' && waited < openingMs && (await this.isOpening(row))) {
        await pause(retryMs);
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

  /** Whoever had it has died or stalled: he has not given it up. */
  private tookOver({ id, epoch, home }: MatchRow): void {
    this.services.metrics.rehome();
    this.services.log.info({ table: id, epoch, from: home }, 'a table was taken over');
  }

  private async look(row: MatchRow): Promise<Found> {
    if (row.epoch === 0) return 'nothing';
    const roomId = roomIdOf(row);
    if (matchMaker.getLocalRoomById(roomId)) return 'room';
    // Redis forgets the channels of a killed process at once: nobody waits for an answer that cannot come
    if (!(await this.isOnline(`$${roomId}`))) return 'nothing';
    try {
      await matchMaker.remoteRoomCall(roomId, 'roomId', undefined, answerMs);
      return 'room';
    } catch {
      return 'silence';
    }
  }

  /** Whether another process that lives has claimed the table, and its room is not there yet. */
  private async isOpening({ home }: MatchRow): Promise<boolean> {
    return home !== '' && home !== matchMaker.processId && (await this.isOnline(`p:${home}`));
  }

  private async isOnline(channel: string): Promise<boolean> {
    return (await matchMaker.presence.channels(channel)).includes(channel);
  }

  private async openHere(claimed: Incarnation, game: string): Promise<string> {
    this.services.peers?.opened(claimed.id, claimed.epoch);
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
