import type { TableInfo, TableRequest, WatchDelay } from '../../../shared/protocol/messages.ts';
import { Check } from '../ui/Segments.tsx';
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
  const { table, ask } = props;
  return (
    <>
      {table.seats.some(({ kind, standsFor }) => kind === 'bot' && !standsFor) && (
        <Check
          label={words.open.label}
          hint={words.open.hint}
          checked={table.visibility === 'public'}
          onChange={(open) => void ask({ op: 'visibility', visibility: open ? 'public' : 'private' })}
        />
      )}
      <WatchingFields
        rule={{ watchable, delay: delay as WatchDelay }}
        words={words.watching}
        onChange={(rule) => void ask({ op: 'watching', allowed: rule.watchable, delay: rule.delay })}
      />
    </>
  );
}
