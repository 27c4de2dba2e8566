import { PlaceTakenError } from '../store/match-types.ts';
import type { Outbox } from './Outbox.ts';
import type { RoomContext } from './RoomContext.ts';

/** A task threw that must not: the table is read again from the store. `again`: this has been tried before. */
export async function recover(
  { table, services, log }: RoomContext,
  outbox: Outbox,
  error: unknown,
  again: boolean,
): Promise<void> {
  if (!again) {
    if (error instanceof PlaceTakenError) services.metrics.refusedAppend('taken');
    log.error('table-failed', { err: error, seq: table.match?.seq });
    outbox.notice('internalError');
  }
  try {
    await table.reload();
    outbox.notice('restored');
  } catch (cause) {
    log.error('table-not-reloaded', { err: cause });
    throw cause;
  }
}
