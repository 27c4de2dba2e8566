import type { Client, MatchMakerDriver, Room } from '@colyseus/core';

/**
 * Everything that depends on private fields of Colyseus, and the versions for which it was checked. A test compares
 * them with the installed ones: after an update, read the code of Colyseus again and name the new version here.
 */
export const checkedVersions = {
  '@colyseus/core': '0.18.17',
  '@colyseus/ws-transport': '0.18.4',
  '@colyseus/redis-driver': '0.18.3',
} as const;

interface RoomInternals {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
  _autoDisposeTimeout: NodeJS.Timeout | undefined;
}

/**
 * Colyseus ends a room only when every reserved place has been taken or has expired, which takes seconds. While the
 * service closes, nobody comes any more.
 */
export function dropReservations(room: Room): void {
  const internals = room as unknown as RoomInternals;
  for (const sessionId of Object.keys(internals._reservedSeats)) {
    clearTimeout(internals._reservedSeatTimeouts[sessionId]);
    delete internals._reservedSeatTimeouts[sessionId];
    delete internals._reservedSeats[sessionId];
  }
  clearTimeout(internals._autoDisposeTimeout);
  internals._autoDisposeTimeout = undefined;
}

/** How many messages wait until the client completes its handshake; undefined once it has. */
export const messagesBeforeHandshake = (client: Client): number | undefined =>
  (client as unknown as { readonly _enqueuedMessages?: readonly unknown[] })._enqueuedMessages?.length;

interface RedisConnection {
  on(event: 'error', listener: (error: Error) => void): void;
}

/** The connection of the Redis driver, which has no error listener of its own. */
export const redisConnectionOf = (driver: MatchMakerDriver): RedisConnection =>
  (driver as unknown as { readonly _client: RedisConnection })._client;
