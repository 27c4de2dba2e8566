import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { Cancel, Time } from '../time.ts';
import type { BotAnswer, BotQuestion, NumberedQuestion } from './messages.ts';

interface QueuedQuestion {
  readonly question: NumberedQuestion;
  readonly resolve: (choice: number | null) => void;
}

export interface BotPoolOptions {
  readonly thinkMs: number;
  readonly log: Log;
  readonly time: Time;
  /** another worker file, for tests */
  readonly workerUrl?: URL;
}

/** In a build the worker lies beside this file; among the sources it needs a loader for TypeScript. */
const ownThread = import.meta.url.endsWith('.ts') ? './boot.mjs' : './worker.js';

/** One thread in which bots think, one at a time; it is killed when a bot thinks too long. */
export class BotPool {
  private readonly options: BotPoolOptions;
  private worker: Worker | null = null;
  private giveUp: Cancel = () => {};
  private current: QueuedQuestion | null = null;
  private readonly queue: QueuedQuestion[] = [];
  private nextId = 1;
  private closed = false;

  constructor(options: BotPoolOptions) {
    this.options = options;
  }

  /** Starts the thread before somebody waits for it: it loads the rules of every game. */
  warmUp(): void {
    this.worker ??= this.spawn();
  }

  /** The index of the chosen move; null: the bot failed or took too long, and the default move is played. */
  choose(question: BotQuestion): Promise<number | null> {
    if (this.closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.queue.push({ question: { ...question, id: this.nextId++ }, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiting of this.queue.splice(0)) waiting.resolve(null);
    await this.restart('closing');
  }

  private spawn(): Worker {
    const url = this.options.workerUrl ?? new URL(ownThread, import.meta.url);
    const worker = new Worker(url, { execArgv: [], stdout: false, stderr: false });
    // the thread alone must not keep the process alive
    worker.unref();
    worker.on('message', (answer: BotAnswer) => this.answered(worker, answer));
    worker.on('error', (error) => this.failed(worker, error));
    return worker;
  }

  private next(): void {
    if (this.current || this.closed) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.current = waiting;
    const { time, thinkMs } = this.options;
    this.giveUp = time.after(thinkMs, () => void this.restart('a bot thought too long'));
    this.warmUp();
    this.worker?.postMessage(waiting.question);
  }

  private answered(worker: Worker, { id, choice, error }: BotAnswer): void {
    if (worker !== this.worker || id !== this.current?.question.id) return;
    if (error) this.options.log.error('bot-failed', { error });
    this.settle(choice);
    this.next();
  }

  private failed(worker: Worker, error: unknown): void {
    if (worker !== this.worker) return;
    this.options.log.error('bot-thread-failed', { err: error });
    void this.restart('failure');
  }

  /** Gives up the current question, and the thread with it. */
  private async restart(reason: string): Promise<void> {
    const { worker } = this;
    this.worker = null;
    if (!this.closed) this.options.log.warn('bot-thread-restarted', { reason });
    this.settle(null);
    this.next();
    await worker?.terminate();
  }

  private settle(choice: number | null): void {
    this.giveUp();
    this.current?.resolve(choice);
    this.current = null;
  }
}
