import { LocalDriver, LocalPresence, type MatchMakerDriver, type Presence } from '@colyseus/core';
import { redisConnectionOf } from '../colyseus-internals.ts';
import type { Log } from '../log.ts';

/** Where the processes of one service find each other's rooms. */
export interface MeetingPlace {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
}

/** Redis, or this process alone, which then loads nothing of Redis. */
export async function meetingPlace(redisUrl: string | undefined, log: Log): Promise<MeetingPlace> {
  if (redisUrl === undefined) return { presence: new LocalPresence(), driver: new LocalDriver() };
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ]);
  const driver = new RedisDriver(redisUrl);
  // without a listener its client would print every attempt to reach a Redis that is away
  redisConnectionOf(driver).on('error', (err) => log.warn('redis-connection-failed', { err }));
  return { presence: new RedisPresence(redisUrl), driver };
}
