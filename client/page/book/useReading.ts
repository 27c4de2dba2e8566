import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import { plain } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { Reading } from '../table/Players.tsx';
import type { SuggestedLine } from '../table/suggesting.ts';

interface Readers {
  readonly rail: Reading | null;
  /** the others who read; it is not announced, so that nobody is interrupted by it */
  readonly lines: readonly SuggestedLine[];
}

/** Tells the table while a new page lies open before us, also after a lost connection; and who else reads one. */
export function useReading(
  connection: Pick<MatchConnection, 'read'>,
  { readers, seat: me, connection: status }: Pick<PageSnapshot, 'readers' | 'seat' | 'connection'>,
  { seats }: Pick<TableInfo, 'seats'>,
  reads: boolean,
  words: SocialDict['reading'] | undefined,
): Readers {
  const told = useRef(false);
  const isLive = status === 'live';
  useEffect(() => {
    if (!isLive) told.current = false;
    if (!isLive || reads === told.current) return;
    told.current = reads;
    void connection.read(reads);
  }, [connection, reads, isLive]);
  return useMemo(() => {
    const others = words ? readers.filter((seat) => seat !== me) : [];
    return {
      rail: words && others.length > 0 ? { seats: others, remark: words.remark } : null,
      lines: others.map((seat) => {
        const text = words?.theirs({ name: seats[seat]?.name ?? '' }) ?? '';
        return { key: `reads ${seat}`, seat, text, said: plain(text) };
      }),
    };
  }, [readers, me, seats, words]);
}
