import { randomBytes, randomUUID } from 'node:crypto';
import { concerns } from '../../shared/engine/concern.ts';
import type { Seat } from '../../shared/engine/core.ts';
import type { BotLevel } from '../../shared/protocol/messages.ts';
import type { Match } from '../table/Match.ts';
import type { GameEvent, GameMove } from '../table/submitted.ts';
import type { Cancel, Time } from '../time.ts';
import type { BotPool } from './BotPool.ts';
import { type BotPace, pauseOf } from './pacing.ts';

/** What the bots of a table know about it, and the one thing they may do. */
export interface BotTable {
  match(): Match | null;
  botAt(seat: Seat): BotLevel | null;
  pace(): BotPace;
  /** everybody who plays here, but for the bots */
  people(): readonly Seat[];
  /** false when nobody is connected: then the bots wait */
  isAttended(): boolean;
  /** whether it was accepted */
  play(seat: Seat, move: GameMove, seq: number, requestId: string): Promise<boolean>;
  failed(error: unknown): void;
}

const longestPause = 30_000;

interface BotTurn {
  readonly match: Match;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** Lets the bots of one table move, one after the other and at the table's pace. */
export class BotTurns {
  private readonly pool: BotPool;
  private readonly time: Time;
  private readonly table: BotTable;
  private cancel: Cancel = () => {};
  private busy = false;
  /** when the pause of the bot that is to move is over */
  private movesAt = 0;
  /** its pause is over */
  private thinking = false;
  private stopped = false;
  private failures = 0;
  /** how much the last step gave the screens to show, and when */
  private lastStep = { events: 0, concerns: true, at: 0 };

  constructor(pool: BotPool, time: Time, table: BotTable) {
    this.pool = pool;
    this.time = time;
    this.table = table;
  }

  /** Something has changed, perhaps by a step of these events: a bot may be to move. */
  prod(events: readonly GameEvent[] = []): void {
    if (events.length > 0) this.lastStep = { ...this.weigh(events), at: this.time.now() };
    if (this.busy || this.stopped || !this.turn()) return;
    this.busy = true;
    this.moveAfter(this.pause());
  }

  /** The table may be in more of a hurry than before. A pause only gets shorter: asking again and again delays nobody. */
  hasten(): void {
    if (!this.busy || this.thinking || this.stopped) return;
    const pause = this.pause();
    if (this.time.now() + pause >= this.movesAt) return;
    this.cancel();
    this.moveAfter(pause);
  }

  private moveAfter(pause: number): void {
    this.movesAt = this.time.now() + pause;
    this.cancel = this.time.after(pause, () => void this.move());
  }

  stop(): void {
    this.stopped = true;
    this.cancel();
  }

  private pause(): number {
    // a table that fails is tried again, each time after a longer pause
    if (this.failures > 0) return Math.min(longestPause, 500 * 2 ** this.failures);
    const { events, concerns, at } = this.lastStep;
    return pauseOf(this.table.pace(), { events, concerns, age: this.time.now() - at }, Math.random());
  }

  private weigh(events: readonly GameEvent[]): { readonly events: number; readonly concerns: boolean } {
    const people = this.table.people();
    return { events: events.length, concerns: events.some((event) => people.some((seat) => concerns(event, seat))) };
  }

  private turn(): BotTurn | null {
    const match = this.table.match();
    if (!match || !this.table.isAttended()) return null;
    for (const seat of match.actors) {
      const level = this.table.botAt(seat);
      if (level) return { match, seat, level };
    }
    return null;
  }

  private async move(): Promise<void> {
    this.thinking = true;
    try {
      const turn = this.turn();
      if (turn && !this.stopped) this.failures = (await this.take(turn)) ? 0 : this.failures + 1;
    } catch (error) {
      this.failures++;
      this.table.failed(error);
    }
    this.thinking = false;
    this.busy = false;
    this.prod();
  }

  /** Whether the game moved on: by this move, or by somebody else meanwhile. */
  private async take({ match, seat, level }: BotTurn): Promise<boolean> {
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
    // with a space, which no client can send: a bot's move cannot be taken back
    return this.table.play(seat, move, seq, `bot ${randomUUID()}`);
  }
}
