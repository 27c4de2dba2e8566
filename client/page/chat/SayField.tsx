import './SayField.css';
import { useRef, useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import { emotes, phrases, type SayingKind, sayingLength } from '../../../shared/protocol/chat.ts';
import { playerNext, thumbUp } from '../../art/icons.ts';
import { withName } from '../lobby/play.ts';
import { Outline } from '../ui/Outline.tsx';
import { toast } from '../ui/toasts.tsx';
import { emoteIcons } from './emotes.ts';
import { chatRefusalText } from './refusals.ts';
import type { ChatHandle } from './useChat.ts';

interface Props {
  readonly chat: ChatHandle;
  readonly words: ChatDict;
  /** on a sheet of its own there is room for the phrases */
  readonly spacious: boolean;
}

/** Where one writes, and what one need not write. The words stay in the field until they are stored. */
export function SayField({ chat, words, spacious }: Props) {
  const { connection, now, draft: text, setDraft } = chat;
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [quick, setQuick] = useState(spacious);
  if (now.channel === null && now.who !== '')
    return (
      <button type="button" class="btn sm dim" data-say onClick={() => withName(() => connection.rename())}>
        {words.needName}
      </button>
    );
  const send = async (kind: SayingKind, body: string): Promise<boolean> => {
    setBusy(true);
    const refusal = await connection.conversation.say({ kind, body } as Parameters<
      typeof connection.conversation.say
    >[0]);
    setBusy(false);
    if (refusal) toast(chatRefusalText(refusal, words), 'no');
    return refusal === null;
  };
  const pick = async (kind: SayingKind, body: string) => {
    if (!(await send(kind, body)) || spacious) return;
    setQuick(false);
    // the button that was pressed is gone; on a phone the field would bring up its keyboard
    field.current?.focus();
  };
  const watches = now.channel === 'watchers';
  const asked = watches ? words.writeWatchers : words.write;
  return (
    <>
      {quick && (
        <div class="quick" id="talk-quick">
          <ul aria-label={words.quickEmotes}>
            {emotes.map((emote) => (
              <li key={emote}>
                <button
                  type="button"
                  class="tool"
                  title={words.emotes[emote]}
                  aria-label={words.emotes[emote]}
                  disabled={busy}
                  onClick={() => void pick('emote', emote)}
                >
                  <Outline d={emoteIcons[emote]} size={22} />
                </button>
              </li>
            ))}
          </ul>
          <ul aria-label={words.quickPhrases}>
            {phrases.map((phrase) => (
              <li key={phrase}>
                <button type="button" class="chip" disabled={busy} onClick={() => void pick('phrase', phrase)}>
                  {words.phrases[phrase]}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {watches && <p class="hint">{words.watchersHint}</p>}
      <form
        class="say"
        onSubmit={async (event) => {
          event.preventDefault();
          if (busy || text.trim() === '') return;
          if (await send('text', text)) setDraft('');
          field.current?.focus();
        }}
      >
        <input
          ref={field}
          data-say
          type="text"
          maxLength={sayingLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={asked}
          placeholder={asked}
          value={text}
          readOnly={busy}
          onInput={(event) => setDraft(event.currentTarget.value)}
          onFocus={() => chat.show(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || spacious) return;
            event.stopPropagation();
            setQuick(false);
            event.currentTarget.blur();
          }}
        />
        {text.trim() !== '' ? (
          <button type="submit" class="tool" aria-label={words.send} disabled={busy}>
            <Outline d={playerNext} size={18} />
          </button>
        ) : (
          <button
            type="button"
            class="tool"
            aria-label={words.quick}
            aria-expanded={quick}
            aria-controls="talk-quick"
            onClick={() => setQuick(!quick)}
          >
            <Outline d={thumbUp} size={18} />
          </button>
        )}
      </form>
    </>
  );
}
