import { useId, useState } from 'preact/hooks';
import type { DialogsDict } from '../../../shared/i18n/en/dialogs.ts';
import { identity, takeName } from '../../net/identity.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useWords } from '../words.tsx';
import { refusalText } from './play.ts';

const one = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

type NameWords = DialogsDict['name'];

const proposal = ({ proposals: { first, second, join } }: NameWords): string => join(one(first), one(second));

interface Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a name: before the first game, or to change it. */
export function NameDialog(props: Props) {
  const words = useLoaded('dialogs')?.name;
  return words ? <NameForm {...props} words={words} /> : null;
}

function NameForm({ words: text, ...props }: Props & { readonly words: NameWords }) {
  const { identity: house, common } = useWords();
  const known = identity.get()?.name;
  const [name, setName] = useState(known ?? proposal(text));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refusal = await takeName(name);
    setBusy(false);
    if (!refusal) props.onDone();
    else setError(refusal.code === 'badRequest' ? text.rules : refusalText(refusal));
  };
  return (
    <Dialog title={text.heading} onClose={props.onClose}>
      <form onSubmit={submit}>
        <p>{text.text}</p>
        <div class="field">
          <label class="name" for={field}>
            {house.label}
          </label>
          <div class="name-row">
            <input
              id={field}
              class="input"
              value={name}
              maxLength={20}
              required
              autoFocus
              autocomplete="nickname"
              spellcheck={false}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <button type="button" class="btn sm" onClick={() => setName(proposal(text))}>
              <Icon of="card-random" size={20} />
              <span class="sr">{text.another}</span>
            </button>
          </div>
          <p class="hint">{text.rules}</p>
        </div>
        {error && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn dim" onClick={props.onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="btn pri" disabled={busy || name.trim() === ''}>
            {known ? common.save : text.start}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
