import { FencedError } from '../store/match-types.ts';

/** Why a room accepts nothing any more: its table has a newer room, or its process ends. */
export type RoomEnding = 'moved' | 'closing';

/** How a task went; `failed`: it threw, and the table has been read again from the store. */
export type TaskOutcome = 'done' | 'failed' | RoomEnding;

interface QueueOwner {
  /** `again`: it has been tried before, and everybody has been notified */
  recover(error: unknown, again: boolean): Promise<void>;
  /** `byFence`: a write was refused; otherwise another process has reported it */
  moved(byFence: boolean): void;
}

/** One task at a time, in the order asked. A task that throws makes its owner recover, and the next one runs. */
export class TaskQueue {
  private readonly owner: QueueOwner;
  private last: Promise<unknown> = Promise.resolve();
  private ending: RoomEnding | null = null;
  /** the error after which recovery failed, too: nothing runs before it succeeds */
  private unrecovered: { readonly error: unknown } | null = null;

  constructor(owner: QueueOwner) {
    this.owner = owner;
  }

  get hasEnded(): boolean {
    return this.ending !== null;
  }

  run(task: () => Promise<void> | void): Promise<TaskOutcome> {
    return this.next(async () => {
      if (this.ending) return this.ending;
      try {
        if (this.unrecovered) await this.recover(this.unrecovered.error, true);
        await task();
        return 'done';
      } catch (error) {
        await this.failed(error);
        return this.ending ?? 'failed';
      }
    });
  }

  /** The table has a newer room: tasks are refused from now on. */
  move(byFence = false): void {
    if (this.ending) return;
    this.ending = 'moved';
    this.owner.moved(byFence);
  }

  /** Runs `last` after the tasks that have been asked for, and nothing after it. */
  close(last: () => Promise<void>): Promise<void> {
    return this.next(async () => {
      if (this.ending) return;
      this.ending = 'closing';
      await last();
    });
  }

  private next<T>(task: () => Promise<T>): Promise<T> {
    const done = this.last.then(task);
    this.last = done.catch(() => {});
    return done;
  }

  private async failed(error: unknown): Promise<void> {
    if (error instanceof FencedError) {
      this.move(true);
      return;
    }
    try {
      await this.recover(error, this.unrecovered !== null);
    } catch (again) {
      if (again instanceof FencedError) this.move(true);
    }
  }

  private async recover(error: unknown, again: boolean): Promise<void> {
    this.unrecovered = { error };
    await this.owner.recover(error, again);
    this.unrecovered = null;
  }
}
