import { BotPool, type BotPoolOptions } from '../../server/bots/BotPool.ts';
import type { BotQuestion } from '../../server/bots/messages.ts';
import { realTime } from '../../server/time.ts';

/** A thread loads the rules of every game, which takes longer than many a test: the houses of a process have one. */
let thread: BotPool | undefined;

/** The bots of one house of several: with it they fall silent, and the thread goes on. */
export class HouseBots extends BotPool {
  private readonly shared: BotPool;
  private readonly unanswered = new Set<(choice: null) => void>();

  constructor(options: BotPoolOptions) {
    super(options);
    // a test that lets hours pass does not make it think too long
    thread ??= new BotPool({ ...options, time: realTime });
    this.shared = thread;
  }

  override warmUp(): void {
    this.shared.warmUp();
  }

  override choose(question: BotQuestion): Promise<number | null> {
    return new Promise((resolve) => {
      this.unanswered.add(resolve);
      void this.shared.choose(question).then((choice) => {
        this.unanswered.delete(resolve);
        resolve(choice);
      });
    });
  }

  override async close(): Promise<void> {
    for (const resolve of this.unanswered) resolve(null);
    this.unanswered.clear();
  }
}
