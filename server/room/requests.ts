import type { z } from 'zod';
import type { Result } from '../../shared/engine/core.ts';
import { serviceRefusal } from '../../shared/protocol/refusals.ts';
import type { TableClient } from './Members.ts';
import { disconnectIfBackpressured } from './slow-clients.ts';
import type { TaskQueue } from './TaskQueue.ts';

interface RequestContext {
  reject(reason: unknown): unknown;
}

/** A handler as Colyseus wants it: the client is ours, the input is anybody's. */
export type RequestHandler = (client: unknown, input: unknown, context: RequestContext) => Promise<unknown>;

interface RequestOptions<T> {
  /** safe to repeat: after a failure it is asked again of the table that was read from the store */
  readonly repeats?: boolean;
  /** called with the answer and the milliseconds that it took */
  onAnswer?(answer: Result<T>, ms: number): void;
}

/**
 * Runs a request in the queue of the room. Bad input and refusals become a rejected request. Input is parsed here and
 * not by Colyseus, which would answer a bad `send` by closing the socket.
 */
export const requestHandler =
  <F extends z.ZodType, T>(
    queue: TaskQueue,
    format: F,
    handle: (client: TableClient, request: z.output<F>) => Promise<Result<T>> | Result<T>,
    { repeats = false, onAnswer = () => {} }: RequestOptions<T> = {},
  ): RequestHandler =>
  async (client, input, context) => {
    const began = performance.now();
    if (disconnectIfBackpressured(client as TableClient)) return;
    const request = format.safeParse(input ?? {});
    if (!request.success) return context.reject(serviceRefusal('badRequest'));
    let answer: Result<T> | undefined;
    const run = () =>
      queue.run(async () => {
        answer = await handle(client as TableClient, request.data);
      });
    let outcome = await run();
    if (outcome === 'failed' && repeats) outcome = await run();
    if (outcome === 'moved' || outcome === 'closing') return context.reject(serviceRefusal(outcome));
    if (outcome === 'failed' || !answer) return context.reject(serviceRefusal('internal'));
    onAnswer(answer, performance.now() - began);
    if (answer.ok) return answer.value;
    const { code, clause, params } = answer;
    return context.reject({ code, clause, params });
  };
