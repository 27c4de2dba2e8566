import type { Pace } from '../../../shared/protocol/messages.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { Segments } from './Segments.tsx';

const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** How long the bots of a table think. */
export function PaceChoice(props: {
  readonly pace: Pace;
  readonly hint?: boolean;
  readonly onChange: (pace: Pace) => void;
}) {
  const words = useSocialWords()?.botPace;
  if (!words) return null;
  return (
    <Segments
      legend={words.label}
      {...(props.hint ? { hint: words.hint } : {})}
      values={paces.map((value) => ({ value, label: words.values[value] }))}
      value={props.pace}
      onChange={props.onChange}
    />
  );
}
