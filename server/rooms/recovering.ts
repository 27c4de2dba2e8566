import type { Logger } from 'pino';
import type { Metrics } from '../metrics/Metrics.ts';
import { PlaceTakenError } from '../store/MatchStore.ts';
import type { Publishing } from './Publishing.ts';
import type { Table } from './Table.ts';

/** Something threw that must not: the stored game is taken up anew, and nothing is lost but a moment. */
export async function readAgain(
  error: unknown,
  table: Table,
  publishing: Publishing,
  metrics: Metrics,
  log: Logger,
): Promise<void> {
  if (error instanceof PlaceTakenError) metrics.refusedAppend('taken');
  log.error({ err: error, seq: table.match?.seq }, 'the table stumbled and is read again from the store');
  publishing.notice('internalError');
  try {
    await table.reload();
    publishing.notice('restored');
  } catch (again) {
    log.error({ err: again }, 'the table could not be read again');
    throw again;
  }
}
