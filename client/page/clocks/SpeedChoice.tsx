import { allowances, SPEEDS, type Speed } from '../../../shared/protocol/speeds.ts';
import { Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';
import { useClockWords } from './useClockWords.ts';

/** How long one may think, with a sentence about it. */
export function SpeedChoice(props: { readonly speed: Speed; readonly onChange: (speed: Speed) => void }) {
  const { lobby } = useWords();
  const words = useClockWords();
  if (!words) return null;
  const allowance = allowances[props.speed];
  const hint = allowance
    ? words.speed.timed({ decision: allowance.decision / 1000, bank: allowance.bank / 1000 })
    : words.speed.unhurried;
  return (
    <Segments
      legend={words.speed.legend}
      hint={hint}
      values={SPEEDS.map((value) => ({ value, label: lobby.speeds[value] }))}
      value={props.speed}
      onChange={props.onChange}
    />
  );
}
