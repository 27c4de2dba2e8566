import type { BotPool } from '../bots/BotPool.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { RateBucket } from '../RateBucket.ts';
import type { MatchStore } from '../store/MatchStore.ts';
import type { ReportedTable } from '../table/summary.ts';
import type { Time } from '../time.ts';

/** Where rooms report their tables for the lists. */
export interface TableReports {
  show(listed: ReportedTable): void;
  hide(id: string, epoch: number): void;
}

/** Where rooms report who is connected. */
export interface ConnectionReports {
  enter(sessionId: string, uid: string): void;
  leave(sessionId: string): void;
}

/** What all rooms of one process share. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly time: Time;
  readonly store: MatchStore;
  readonly bots: BotPool;
  readonly metrics: Metrics;
  readonly listing: TableReports;
  readonly presence: ConnectionReports;
  /** how much each person may say, at whatever tables */
  readonly talk: RateBucket;
  /** set when this process ends: it admits nobody, and people who lose their room then have not left */
  closing: boolean;
}
