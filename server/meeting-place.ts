import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Logger } from 'pino';

/** Where the processes of a house find each other's rooms. */
export interface MeetingPlace {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

interface Line {
  on(event: 'error', listener: (error: Error) => void): void;
}

/** Redis, or this process alone. */
export function meetingPlace(redisUrl: string | undefined, log: Logger): MeetingPlace {
  if (redisUrl === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  const driver = new RedisDriver(redisUrl);
  // it has no listener of its own, and its client would print every attempt to reach a Redis that is away
  const { _client } = driver as unknown as { readonly _client: Line };
  _client.on('error', (err) => log.warn({ err }, 'the line to Redis failed'));
  return { presence: new RedisPresence(redisUrl), driver };
}
