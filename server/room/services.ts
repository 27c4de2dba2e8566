import type { Logger } from 'pino';
import type { BotPool } from '../bots/BotPool.ts';
import type { Headcount } from '../cluster/Headcount.ts';
import type { Peers } from '../cluster/Peers.ts';
import type { Config } from '../config.ts';
import type { TokenBucket } from '../http/TokenBucket.ts';
import type { Listing } from '../lobby/Listing.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { MatchStore } from '../store/MatchStore.ts';

/** What rooms share within one house. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly store: MatchStore;
  readonly bots: BotPool;
  readonly listing: Listing;
  readonly presence: Headcount;
  readonly metrics: Metrics;
  /** how much each person may say, at whatever table */
  readonly talking: TokenBucket;
  /** the other processes of the house; none where a room is tested by itself */
  readonly peers?: Peers;
  /** set when this process ends: it takes nobody in, and people who fall out of their rooms then have not left */
  closing: boolean;
}

/** What a room of a table is opened with; nothing of it comes from a client. */
export interface RoomOptions {
  readonly matchId: string;
  readonly epoch: number;
  readonly services: Services;
}
