import { Check } from '../ui/Segments.tsx';
import { useClockWords } from './useClockWords.ts';

/** Whether decisions may be taken back, with a sentence about it. */
export function UndoChoice({ undo, onChange }: { readonly undo: boolean; readonly onChange: (undo: boolean) => void }) {
  const words = useClockWords();
  return words && <Check label={words.undo.label} hint={words.undo.hint} checked={undo} onChange={onChange} />;
}
