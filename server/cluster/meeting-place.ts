import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import type { Logger } from 'pino';

/** Where the processes of a house find each other's rooms. */
export interface MeetingPlace {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

interface Line {
  on(event: 'error', listener: (error: Error) => void): void;
}

/** Redis, or this process alone: which then starts without what it does not need. */
export async function meetingPlace(redisUrl: string | undefined, log: Logger): Promise<MeetingPlace> {
  if (redisUrl === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ]);
  const driver = new RedisDriver(redisUrl);
  // it has no listener of its own, and its client would print every attempt to reach a Redis that is away
  const { _client } = driver as unknown as { readonly _client: Line };
  _client.on('error', (err) => log.warn({ err }, 'the line to Redis failed'));
  return { presence: new RedisPresence(redisUrl), driver };
}
