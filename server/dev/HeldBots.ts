import type { Seat } from '../../shared/engine/core.ts';
import { BotPool } from '../bots/BotPool.ts';
import type { BotQuestion } from '../bots/messages.ts';

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (choice: number | null) => void;
}

/** Bots that wait, while they are held, for a developer to decide in their place. */
export class HeldBots extends BotPool {
  private held = false;
  private readonly waiting = new Set<Waiting>();

  get isHeld(): boolean {
    return this.held;
  }

  /** Let go, those who wait decide by themselves. */
  hold(held: boolean): void {
    this.held = held;
    if (held) return;
    for (const { question, resolve } of this.waiting) void super.choose(question).then(resolve);
    this.waiting.clear();
  }

  /** The seat that waits at this position, if one does. */
  waitingAt(view: (seat: Seat) => unknown): Seat | null {
    return this.find(view)?.question.seat ?? null;
  }

  /** False when nobody waits there. */
  decide(view: (seat: Seat) => unknown, choice: number): boolean {
    const found = this.find(view);
    if (!found) return false;
    this.waiting.delete(found);
    found.resolve(choice);
    return true;
  }

  override choose(question: BotQuestion): Promise<number | null> {
    if (!this.held) return super.choose(question);
    return new Promise((resolve) => this.waiting.add({ question, resolve }));
  }

  override close(): Promise<void> {
    for (const { resolve } of this.waiting) resolve(null);
    this.waiting.clear();
    return super.close();
  }

  /** A question names no table: one is known by what its seat sees. */
  private find(view: (seat: Seat) => unknown): Waiting | undefined {
    const sees = ({ question }: Waiting): boolean =>
      JSON.stringify(question.view) === JSON.stringify(view(question.seat));
    return [...this.waiting].find(sees);
  }
}
