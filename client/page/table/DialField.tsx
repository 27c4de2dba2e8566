import './DialField.css';
import { useEffect, useId, useState } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { type Dial, leastOf, mostOf, nearest, typed } from './dial.ts';

const leaps = [2, 5, 10];
const page = 5;

/** An amount to be chosen: by its two buttons, by leaps, by typing, by the arrow keys. */
export function DialField(props: {
  readonly dial: Dial;
  readonly words: TableDict['actions'];
  readonly onTurn: (amount: number) => void;
  readonly onConfirm: () => void;
}) {
  const { dial, words, onTurn } = props;
  const [text, setText] = useState<string | null>(null);
  const range = useId();
  const least = leastOf(dial);
  const most = mostOf(dial);
  // what was being typed is over when the amount is changed from elsewhere
  useEffect(() => setText(null), [dial.shown]);
  const turn = (by: number) => {
    setText(null);
    onTurn(nearest(dial.amounts, dial.shown + by));
  };
  const settle = () => {
    if (text !== null && text.trim() !== '') onTurn(nearest(dial.amounts, Number(text)));
    setText(null);
  };
  const invalid = text !== null && typed(dial, text) === null;
  const onInput = (value: string) => {
    const amount = typed(dial, value);
    setText(amount === dial.shown ? null : value);
    if (amount !== null) onTurn(amount);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // a number that cannot be is first put right, and then confirmed
      if (invalid) settle();
      else props.onConfirm();
    } else if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      turn(event.key === 'PageUp' ? page : -page);
    } else if (event.key === 'Escape') {
      setText(null);
      (event.currentTarget as HTMLElement).blur();
    }
  };
  return (
    <fieldset class="dial">
      <legend class="sr">{dial.label}</legend>
      <button
        type="button"
        class="btn step"
        aria-label={words.less}
        disabled={dial.shown <= least}
        onClick={() => turn(-1)}
      >
        −
      </button>
      <input
        type="number"
        class="amount"
        inputMode="numeric"
        aria-label={dial.label}
        aria-describedby={range}
        aria-invalid={invalid}
        min={least}
        max={most}
        step={1}
        value={text ?? dial.shown}
        data-dial={dial.group}
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        class="btn step"
        aria-label={words.more}
        disabled={dial.shown >= most}
        onClick={() => turn(1)}
      >
        +
      </button>
      {leaps.map((leap) => (
        <button
          type="button"
          class="btn leap"
          key={leap}
          disabled={dial.shown >= most}
          aria-label={`+${leap}`}
          onClick={() => turn(leap)}
        >
          +{leap}
        </button>
      ))}
      <span class="sr" id={range}>
        {words.range({ min: least, max: most })}
      </span>
    </fieldset>
  );
}
