import type { TableInfo, TableRequest, WatchDelay } from '../../../shared/protocol/messages.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { WatchingFields } from '../watching/WatchingFields.tsx';

/** What the host may still change while the game runs. */
export function HostSettings(props: {
  readonly table: TableInfo;
  readonly ask: (request: TableRequest) => Promise<unknown>;
}) {
  const words = useSocialWords();
  if (!words) return null;
  const { watchable, delay } = props.table;
  return (
    <WatchingFields
      rule={{ watchable, delay: delay as WatchDelay }}
      words={words.watching}
      onChange={(rule) => void props.ask({ op: 'watching', allowed: rule.watchable, delay: rule.delay })}
    />
  );
}
