import { useId, useState } from 'preact/hooks';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';
import { joinByCode, withName } from './play.ts';

/** Enter by a code, or lay a table of one's own. */
export function PrivateTable({ onCreate }: { readonly onCreate: () => void }) {
  const { lobby, common } = useWords();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useId();
  const note = useId();
  const join = (event: Event) => {
    event.preventDefault();
    if (code.trim() === '') return;
    withName(async () => setError(await joinByCode(code)));
  };
  return (
    <section class="private panel">
      <h2>
        <Icon of="key" size={20} />
        {lobby.privateTable}
      </h2>
      <form class="code" onSubmit={join}>
        <label class="sr" for={field}>
          {lobby.code}
        </label>
        <input
          id={field}
          class="input"
          value={code}
          placeholder={lobby.codeExample}
          maxLength={24}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={note}
          onInput={(event) => {
            setCode(event.currentTarget.value);
            setError(null);
          }}
        />
        <button type="submit" class="btn">
          {common.join}
        </button>
      </form>
      <p id={note} role="status" class={error ? 'error' : 'hint'}>
        {error ?? lobby.codeHint}
      </p>
      <button type="button" class="btn pri wide" onClick={() => withName(onCreate)}>
        {lobby.create}
      </button>
    </section>
  );
}
