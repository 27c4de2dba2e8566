import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { BotLevel } from '../../../shared/protocol/messages.ts';
import { Segments } from '../ui/Segments.tsx';

const levels: readonly BotLevel[] = ['greedy', 'random'];

/** How well the bots play that are seated from now on. */
export function LevelChoice(props: {
  readonly level: BotLevel;
  readonly words: SocialDict['host'];
  readonly onChange: (level: BotLevel) => void;
}) {
  const { words } = props;
  return (
    <Segments
      legend={words.level}
      hint={words.levelHints[props.level]}
      values={levels.map((value) => ({ value, label: words.levels[value] }))}
      value={props.level}
      onChange={props.onChange}
    />
  );
}
