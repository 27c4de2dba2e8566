import type { Pace } from '../../../shared/protocol/messages.ts';
import { useWords } from '../words.tsx';
import { Segments } from './Segments.tsx';

const paces: readonly Pace[] = ['slow', 'normal', 'fast', 'instant'];

/** How long the bots of a table think. */
export function PaceChoice(props: {
  readonly pace: Pace;
  readonly hint?: boolean;
  readonly onChange: (pace: Pace) => void;
}) {
  const { create } = useWords();
  return (
    <Segments
      legend={create.pace}
      {...(props.hint ? { hint: create.paceHint } : {})}
      values={paces.map((value) => ({ value, label: create.paces[value] }))}
      value={props.pace}
      onChange={props.onChange}
    />
  );
}
