import './ReportDialog.css';
import { useId, useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import { type Reason, type ReportRequest, reasons, type Said, sayingLength } from '../../../shared/protocol/chat.ts';
import { ask } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toasts.tsx';
import { Words } from './ChatLog.tsx';
import { chatRefusalText } from './refusals.ts';

interface Props {
  readonly table: string;
  readonly said: Said;
  readonly words: ChatDict;
  readonly onClose: () => void;
}

/** A complaint: what is wrong with something that was said. */
export function ReportDialog({ table, said, words, onClose }: Props) {
  const [reason, setReason] = useState<Reason>('insult');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [group, field] = [useId(), useId()];
  const send = async () => {
    setBusy(true);
    const body: ReportRequest = { n: said.n, reason, note };
    const answer = await ask('POST', `/tables/${table}/reports`, { body, token: identity.get()?.token });
    setBusy(false);
    if (!answer.ok) return toast(chatRefusalText(answer.refusal, words), 'no');
    toast(words.reported);
    onClose();
  };
  return (
    <Dialog title={words.reportHeading({ name: said.name })} onClose={onClose} class="reporting">
      <blockquote>
        <Words said={said} words={words} />
      </blockquote>
      <p class="hint">{words.reportText}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset class="field">
          <legend>{words.reportReason}</legend>
          {reasons.map((value) => (
            <label key={value} class="reason">
              <input type="radio" name={group} checked={value === reason} onChange={() => setReason(value)} />
              <span>{words.reasons[value]}</span>
            </label>
          ))}
        </fieldset>
        <div class="field">
          <label class="name" for={field}>
            {words.reportNote}
          </label>
          <input
            id={field}
            class="input"
            type="text"
            maxLength={sayingLength}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </div>
        <div class="foot">
          <button type="submit" class="btn pri" disabled={busy}>
            {words.reportSend}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
