import type { Logger } from 'pino';
import { ok, type Result, type Seat } from '../../shared/engine/core.ts';
import type { ActAnswer, ActRequest } from '../../shared/protocol/messages.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { GameEvent, GameMove } from '../match/Match.ts';
import type { Guard } from './Guard.ts';
import type { Services } from './services.ts';
import type { Table } from './Table.ts';

/** What a room gives to the moves of its game. */
interface Place {
  readonly guard: Guard;
  readonly matchId: string;
  readonly log: Logger;
  readonly services: Services;
  readonly table: Table;
  /** what is played */
  readonly game: string;
  publish(events: readonly GameEvent[]): void;
}

/** Moves of people and of bots: stored, told to everybody, and written down as results when they were the last. */
export class Moves {
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  async byPerson(seat: Seat | null, { id, seq, move }: ActRequest): Promise<Result<ActAnswer>> {
    return seat === null ? { ok: false, ...serviceRefusal('notSeated') } : this.play(seat, move, seq, id);
  }

  async byBot(seat: Seat, move: GameMove, seq: number, id: string): Promise<boolean> {
    let accepted = false;
    await this.place.guard.run(async () => {
      accepted = this.place.table.botAt(seat) !== null && (await this.play(seat, move, seq, id)).ok;
    });
    return accepted;
  }

  private async play(seat: Seat, move: GameMove, seq: number, id: string): Promise<Result<ActAnswer>> {
    const { log, table, game, services } = this.place;
    const submitted = await table.submit(seat, move, seq, id);
    if (!submitted.ok) {
      if (submitted.cause) log.error({ err: submitted.cause, seq }, 'a move could not be stored');
      return { ok: false, ...submitted.refusal };
    }
    if (!submitted.repeated) {
      services.metrics.move(game);
      this.place.publish(submitted.events);
      if (table.match?.outcome) this.over(submitted.seq);
    }
    return ok({ seq: submitted.seq });
  }

  /** The results follow: they are written once, and by the next sweep of any process where this one fails. */
  private over(seq: number): void {
    const { log, matchId, services } = this.place;
    log.info({ seq }, 'the game is over');
    const failed = (err: unknown): void => log.warn({ err }, 'the results will be written later');
    void services.store.ratings.settle(matchId).catch(failed);
  }
}
