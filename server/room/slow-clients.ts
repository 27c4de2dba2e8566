import type { Client } from '@colyseus/core';

/** What may wait for one socket: a whole log is some 40 KB, of a long game twice that. */
export const unread = { bytes: 1_000_000, messages: 20 } as const;
export const helloMs = 20_000;

interface Socket {
  readonly bufferedAmount: number;
  terminate(): void;
}

const socketOf = (client: Client): Socket => client.ref as unknown as Socket;

/** Messages that wait until the client says hello; undefined once it has. */
const waitingFor = (client: Client): number | undefined =>
  (client as unknown as { _enqueuedMessages?: unknown[] })._enqueuedMessages?.length;

/** Puts out who asks on and on and reads nothing: it would all pile up here. True when it has gone. */
export function disconnectIfBackpressured(client: Client): boolean {
  const isDeaf = socketOf(client).bufferedAmount > unread.bytes || (waitingFor(client) ?? 0) > unread.messages;
  if (isDeaf) socketOf(client).terminate();
  return isDeaf;
}

/** Puts out who has come in and never said hello. */
export function disconnectIfNoHello(client: Client): void {
  if (waitingFor(client) !== undefined) socketOf(client).terminate();
}
