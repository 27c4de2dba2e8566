import type { RefusalMessage, TableRequest } from '../../../shared/protocol/messages.ts';
import type { Presenter } from '../../games/presenter.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { tableRefusalText } from './refusals.ts';

/** Asks the table for something that is not a move, and says what it refuses. */
export function useTableRequests(
  connection: MatchConnection,
  presenter: Presenter,
): (request: TableRequest) => Promise<RefusalMessage | null> {
  const social = useSocialWords();
  return async (request) => {
    const refusal = await connection.table(request);
    if (refusal) toast(tableRefusalText(presenter, refusal, social?.refusals), 'no');
    return refusal;
  };
}
