import { randomBytes, randomUUID } from 'node:crypto';
import type { Seat } from '../../shared/engine/core.ts';
import type { BotLevel, Pace } from '../../shared/protocol/messages.ts';
import type { GameMove, Match } from '../table/Match.ts';
import type { BotPool } from './BotPool.ts';
import { pauseOf } from './pacing.ts';

/** What the bots of a table need to know of it, and the one thing they may do. */
export interface BotTable {
  match(): Match | null;
  botAt(seat: Seat): BotLevel | null;
  pace(): Pace;
  /** false when nobody is there to see it: then the bots rest */
  watched(): boolean;
  /** whether it was accepted */
  play(seat: Seat, move: GameMove, seq: number, requestId: string): Promise<boolean>;
  failed(error: unknown): void;
}

const longestRest = 30_000;

interface Turn {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Lets the bots of one table move, one after the other and at the table's pace. */
export class BotTurns {
  private readonly pool: BotPool;
  private readonly table: BotTable;
  private timer: NodeJS.Timeout | undefined;
  private busy = false;
  private stopped = false;
  private failures = 0;
  private told = { events: 0, at: 0 };

  constructor(pool: BotPool, table: BotTable) {
    this.pool = pool;
    this.table = table;
  }

  /** Something has changed, perhaps by a step of so many events: perhaps it is a bot's turn. */
  prod(events = 0): void {
    if (events > 0) this.told = { events, at: performance.now() };
    if (this.busy || this.stopped || !this.turn()) return;
    this.busy = true;
    this.timer = setTimeout(() => void this.move(), this.pause());
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private pause(): number {
    // a table that stumbles is tried again, but not in a hurry
    if (this.failures > 0) return Math.min(longestRest, 500 * 2 ** this.failures);
    const { events, at } = this.told;
    return pauseOf(this.table.pace(), { events, age: performance.now() - at }, Math.random());
  }

  private turn(): Turn | null {
    const match = this.table.match();
    if (!match || !this.table.watched()) return null;
    for (const seat of match.actors) {
      const level = this.table.botAt(seat);
      if (level) return { match, seat, level };
    }
    return null;
  }

  private async move(): Promise<void> {
    try {
      const turn = this.turn();
      if (turn && !this.stopped) this.failures = (await this.take(turn)) ? 0 : this.failures + 1;
    } catch (error) {
      this.failures++;
      this.table.failed(error);
    }
    this.busy = false;
    this.prod();
  }

  /** Whether the table went on: by this move, or by somebody else meanwhile. */
  private async take({ match, seat, level }: Turn): Promise<boolean> {
    const { seq } = match;
    const moves = match.legalMoves(seat);
    const seed = randomBytes(16).toString('hex');
    const choice = await this.pool.choose({
      game: match.game.meta.id,
      level,
      seat,
      view: match.view(seat),
      moves,
      seed,
    });
    if (this.stopped || match !== this.table.match() || match.seq !== seq || !this.table.botAt(seat)) return true;
    const move = moves[choice ?? -1] ?? match.defaultMove(seat);
    // with a space, which no client can send: nobody takes back what a bot has decided
    return this.table.play(seat, move, seq, `bot ${randomUUID()}`);
  }
}
