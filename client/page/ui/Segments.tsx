import './Segments.css';
import { useId } from 'preact/hooks';

/** A few values side by side, one of them chosen: radio buttons underneath. */
export function Segments<T extends string | number>(props: {
  readonly legend: string;
  readonly hint?: string;
  readonly values: readonly { readonly value: T; readonly label: string; readonly disabled?: boolean }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly bare?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="field">
      <legend class={props.bare ? 'sr' : ''}>{props.legend}</legend>
      <div class="seg">
        {props.values.map(({ value, label, disabled }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              disabled={disabled}
              onChange={() => props.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {props.hint && <p class="hint">{props.hint}</p>}
    </fieldset>
  );
}

/** A switch with a sentence. */
export function Check(props: {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={props.checked}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span class="name">{props.label}</span>
      {props.hint && <span class="hint">{props.hint}</span>}
    </label>
  );
}
