import { useEffect, useState } from 'preact/hooks';
import type { TableInvitation } from '../../../shared/protocol/http.ts';
import { type ApiRefusal, api } from '../../net/api.ts';
import { backoff, pause } from '../../net/backoff.ts';

export interface Invited {
  /** null until it is known */
  readonly invitation: TableInvitation | null;
  readonly refusal: ApiRefusal | null;
}

const unknown: Invited = { invitation: null, refusal: null };

/** What passes by itself. */
const isPassing = ({ code }: ApiRefusal): boolean => ['offline', 'tooMany', 'closing', 'internal'].includes(code);

/** What a table is to this person; asked until it is answered, and again with every `round`. */
export function useInvitation(id: string, token: string | undefined, round: number): Invited {
  const [invited, setInvited] = useState<Invited>(unknown);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      for (let attempt = 0; current; attempt++) {
        const answer = await api.table(id, token);
        if (!current) return;
        if (answer.ok) return setInvited({ invitation: answer.value, refusal: null });
        if (!isPassing(answer.refusal)) return setInvited({ invitation: null, refusal: answer.refusal });
        await pause(backoff(attempt));
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, [id, token, round]);
  return invited;
}
