import { allowances, SPEEDS, type Speed } from '../../../shared/protocol/speeds.ts';
import { Check, Segments } from '../ui/Segments.tsx';
import { useClockWords } from './useClockWords.ts';

/** How long one may think, and whether one may take back, each in a sentence. */
export function SpeedChoice(props: {
  readonly speed: Speed;
  readonly undo: boolean;
  readonly onSpeed: (speed: Speed) => void;
  readonly onUndo: (undo: boolean) => void;
}) {
  const words = useClockWords();
  if (!words) return null;
  const allowance = allowances[props.speed];
  const hint = allowance
    ? words.speed.timed({ decision: allowance.decision / 1000, bank: allowance.bank / 1000 })
    : words.speed.unhurried;
  return (
    <>
      <Segments
        legend={words.speed.legend}
        hint={hint}
        values={SPEEDS.map((value) => ({ value, label: words.speed.names[value] }))}
        value={props.speed}
        onChange={props.onSpeed}
      />
      <Check label={words.undo.label} hint={words.undo.hint} checked={props.undo} onChange={props.onUndo} />
    </>
  );
}
