import type { Logger } from 'pino';
import { PlaceTakenError } from '../store/MatchStore.ts';
import type { Table } from '../table/Table.ts';
import type { Outbox } from './Outbox.ts';
import type { Services } from './services.ts';

interface Stumbled {
  /** it has been tried before */
  readonly again: boolean;
  readonly table: Table;
  readonly outbox: Outbox;
  readonly services: Pick<Services, 'metrics'>;
  readonly log: Logger;
}

/** Something threw that must not: the stored game is taken up anew, and nothing is lost but a moment. */
export async function readAgain(error: unknown, { again, table, outbox, services, log }: Stumbled): Promise<void> {
  if (!again) {
    if (error instanceof PlaceTakenError) services.metrics.refusedAppend('taken');
    log.error({ err: error, seq: table.match?.seq }, 'the table stumbled and is read again from the store');
    outbox.notice('internalError');
  }
  try {
    await table.reload();
    outbox.notice('restored');
  } catch (cause) {
    log.error({ err: cause }, 'the table could not be read again');
    throw cause;
  }
}
