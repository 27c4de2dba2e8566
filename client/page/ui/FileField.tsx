import { useId, useState } from 'preact/hooks';

/** Chooses a file; the browser's own button would speak the language of the browser. */
export function FileField(props: {
  /** what the file is for */
  readonly label: string;
  readonly button: string;
  readonly onFile: (file: File) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  return (
    <div class="file-field">
      <input
        id={id}
        class="sr"
        type="file"
        accept=".json,application/json"
        aria-label={props.label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          setChosen(file?.name ?? '');
          if (file) props.onFile(file);
        }}
      />
      <label class="btn" for={id}>
        {props.button}
      </label>
      <span>{chosen}</span>
    </div>
  );
}
