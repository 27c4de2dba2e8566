import type { Client } from '@colyseus/core';
import { messagesBeforeHandshake } from '../colyseus-internals.ts';
import type { Time } from '../time.ts';

/** What may wait for one socket: a whole log is some 40 KB, of a long game twice that. */
export const unread = { bytes: 1_000_000, messages: 20 } as const;
const helloMs = 20_000;

interface Socket {
  readonly bufferedAmount: number;
  terminate(): void;
}

const socketOf = (client: Client): Socket => client.ref as unknown as Socket;

/** Disconnects a client that keeps asking and reads nothing: its messages would pile up here. True when it was. */
export function disconnectIfBackpressured(client: Client): boolean {
  const isBlocked =
    socketOf(client).bufferedAmount > unread.bytes || (messagesBeforeHandshake(client) ?? 0) > unread.messages;
  if (isBlocked) socketOf(client).terminate();
  return isBlocked;
}

/** Disconnects a client that has connected and does not complete its handshake. */
export function expectHello(client: Client, time: Time): void {
  time.after(helloMs, () => {
    if (messagesBeforeHandshake(client) !== undefined) socketOf(client).terminate();
  });
}
