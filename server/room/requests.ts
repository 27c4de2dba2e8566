import type { z } from 'zod';
import type { Result } from '../../shared/engine/core.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { TableClient } from './Members.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';
import type { TaskQueue } from './TaskQueue.ts';

interface Context {
  reject(reason: unknown): unknown;
}

/** A handler as Colyseus wants it: the client is ours, the input is anybody's. */
type Answering = (client: unknown, input: unknown, context: Context) => Promise<unknown>;

interface Manner<T> {
  /** asked twice it is done once: what threw is asked again of the table as it was read from the store */
  readonly repeats?: boolean;
  /** told what was answered, and after how long */
  answered?(answer: Result<T>, ms: number): void;
}

/**
 * Bad input and refusals become a rejected request. Input is parsed here and not by Colyseus, which
 * would answer a bad `send` by closing the socket.
 */
export const answering =
  <F extends z.ZodType, T>(
    queue: TaskQueue,
    format: F,
    handle: (client: TableClient, request: z.output<F>) => Promise<Result<T>> | Result<T>,
    { repeats = false, answered = () => {} }: Manner<T> = {},
  ): Answering =>
  async (client, input, context) => {
    const began = performance.now();
    if (disconnectIfBackpressured(client as TableClient)) return;
    const request = format.safeParse(input ?? {});
    if (!request.success) return context.reject(serviceRefusal('badRequest'));
    let answer: Result<T> | undefined;
    const handled = () =>
      queue.run(async () => {
        answer = await handle(client as TableClient, request.data);
      });
    let outcome = await handled();
    if (outcome === 'failed' && repeats) outcome = await handled();
    if (outcome === 'moved' || outcome === 'closing') return context.reject(serviceRefusal(outcome));
    if (outcome === 'failed' || !answer) return context.reject(serviceRefusal('internal'));
    answered(answer, performance.now() - began);
    if (answer.ok) return answer.value;
    const { code, clause, params } = answer;
    return context.reject({ code, clause, params });
  };
