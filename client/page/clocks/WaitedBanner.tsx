import './WaitedBanner.css';
import { useEffect, useState } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { minutesAndSeconds } from './time.ts';
import { waitedFor } from './waited-for.ts';

/** Somebody is waited for: everybody sees how long still, and anybody who plays may then let a bot play on for them. */
export function WaitedBanner(props: {
  readonly waited: PageSnapshot['waited'];
  readonly table: TableInfo;
  readonly me: number | null;
  readonly words: SocialDict['waited'];
  readonly onReplace: (seat: number) => void;
}) {
  const { waited, table, me, words } = props;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!waited) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [waited]);
  const shown = table.status === 'running' ? waitedFor(waited, table, me, now) : null;
  if (!shown) return null;
  const name = table.seats[shown.seat]?.name ?? '';
  if (shown.seat === me)
    return (
      <p class="banner waited" role="status">
        {words.still}
      </p>
    );
  const time = minutesAndSeconds(shown.left);
  return (
    <div class="banner waited">
      {/* what runs is not read out again and again */}
      <p role={shown.left > 0 ? undefined : 'status'}>
        {shown.left === 0
          ? words.now({ name })
          : shown.away
            ? words.away({ name, time })
            : words.asleep({ name, time })}
      </p>
      {shown.left === 0 && me !== null && (
        <button type="button" class="btn pri" onClick={() => props.onReplace(shown.seat)}>
          {words.replace({ name })}
        </button>
      )}
    </div>
  );
}
