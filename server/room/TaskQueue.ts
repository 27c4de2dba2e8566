import { FencedError } from '../store/MatchStore.ts';
import { Serial } from './Serial.ts';

/** Why a room takes nothing any more: its table lives in another room, or its process ends. */
export type Ending = 'moved' | 'closing';

/** How a task went; `failed`: it threw, and the table has been read again from the store. */
export type Outcome = 'well' | 'failed' | Ending;

interface Guarded {
  /** `again`: it has been tried, and everybody has been told */
  recover(error: unknown, again: boolean): Promise<void>;
  /** `byFence`: a write was refused; otherwise we were told */
  moved(byFence: boolean): void;
}

/** Moves and seats come one at a time; what throws costs the table a reload, and nothing else. */
export class TaskQueue {
  private readonly serial = new Serial();
  private readonly room: Guarded;
  private ending: Ending | null = null;
  /** what was thrown when the table could not be read again either: nothing is done before it has been */
  private doubt: { readonly error: unknown } | null = null;

  constructor(room: Guarded) {
    this.room = room;
  }

  get ended(): boolean {
    return this.ending !== null;
  }

  run(task: () => Promise<void> | void): Promise<Outcome> {
    return this.serial.run(async () => {
      if (this.ending) return this.ending;
      try {
        if (this.doubt) await this.recover(this.doubt.error, true);
        await task();
        return 'well';
      } catch (error) {
        await this.failed(error);
        return this.ending ?? 'failed';
      }
    });
  }

  /** The table lives elsewhere. */
  move(byFence = false): void {
    if (this.ending) return;
    this.ending = 'moved';
    this.room.moved(byFence);
  }

  /** What has been begun is ended, `last` is done, and nothing comes after it. */
  close(last: () => Promise<void>): Promise<void> {
    return this.serial.run(async () => {
      if (this.ending) return;
      this.ending = 'closing';
      await last();
    });
  }

  private async failed(error: unknown): Promise<void> {
    if (error instanceof FencedError) {
      this.move(true);
      return;
    }
    try {
      await this.recover(error, this.doubt !== null);
    } catch (again) {
      if (again instanceof FencedError) this.move(true);
    }
  }

  private async recover(error: unknown, again: boolean): Promise<void> {
    this.doubt = { error };
    await this.room.recover(error, again);
    this.doubt = null;
  }
}
