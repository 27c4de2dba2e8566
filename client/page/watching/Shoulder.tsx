import './Shoulder.css';
import type { TableInfo, TableRequest } from '../../../shared/protocol/messages.ts';
import { spyglass } from '../../art/icons.ts';
import { Outline } from '../ui/Outline.tsx';
import { Check } from '../ui/Segments.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { isDelayed } from './delayed.ts';

/** For a player where spectators are kept behind: whether these may look over the player's shoulder. */
export function ShoulderSwitch(props: {
  readonly table: TableInfo;
  readonly me: number | null;
  readonly ask: (request: TableRequest) => Promise<unknown>;
}) {
  const { table, me } = props;
  const words = useSocialWords();
  if (!words || me === null || !table.watchable || !isDelayed(table)) return null;
  return (
    <div class="shoulder">
      <Check
        label={words.shoulder.label}
        hint={words.shoulder.hint({ n: table.delay })}
        checked={table.seats[me]?.shoulder === true}
        onChange={(allowed) => void props.ask({ op: 'shoulder', allowed })}
      />
    </div>
  );
}

/** On a seat over whose shoulder others may look. */
export function ShoulderMark() {
  const words = useSocialWords();
  if (!words) return null;
  return (
    <span class="office" title={words.shoulder.open}>
      <Outline d={spyglass} size={16} />
      <span class="sr">{words.shoulder.open}</span>
    </span>
  );
}
