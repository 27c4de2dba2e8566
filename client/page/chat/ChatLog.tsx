import './ChatLog.css';
import { useEffect, useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import type { Emote, Phrase, Said } from '../../../shared/protocol/chat.ts';
import { hamburgerMenu } from '../../art/icons.ts';
import { Outline } from '../ui/Outline.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { toast } from '../ui/toasts.tsx';
import { useStickToBottom } from '../ui/useStickToBottom.ts';
import { emoteIcons } from './emotes.ts';
import { mute } from './muted.ts';
import type { ChatHandle } from './useChat.ts';

/** What was said, in the reader's language where it can be; otherwise as it was written, and never as anything but text. */
export function Words({ said, words }: { readonly said: Said; readonly words: ChatDict }) {
  if (said.kind === 'phrase') return <span class="words">{words.phrases[said.body as Phrase] ?? said.body}</span>;
  if (said.kind === 'text')
    return (
      <span class="words" dir="auto">
        {said.body}
      </span>
    );
  const icon = emoteIcons[said.body as Emote];
  return (
    <span class="words emote">
      {icon && <Outline d={icon} size={26} />}
      <span class={icon ? 'sr' : ''}>{words.emotes[said.body as Emote] ?? said.body}</span>
    </span>
  );
}

/** What is already there when one comes is not read out. */
function useLive(isHere: boolean): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (!isHere) return;
    const timer = setTimeout(() => setLive(true), 1000);
    return () => clearTimeout(timer);
  }, [isHere]);
  return live;
}

interface Props {
  readonly chat: ChatHandle;
  readonly words: ChatDict;
  /** for screen readers only */
  readonly hidden?: boolean;
  readonly onReport: (said: Said) => void;
}

/** The chat, the newest at the foot; screen readers hear what is new, and the focus stays where it is. */
export function ChatLog({ chat, words, hidden, onReport }: Props) {
  const { visible, now } = chat;
  const { box, onScroll } = useStickToBottom(visible, visible.at(-1)?.who === now.who);
  const [openMenu, setOpenMenu] = useState<number | null>(null);
  const live = useLive(now.who !== '');
  return (
    <div
      ref={box}
      onScroll={onScroll}
      class={hidden ? 'sr' : 'said'}
      role="log"
      aria-live={live ? 'polite' : 'off'}
      aria-label={words.label}
      // what scrolls must be reached by the keyboard
      tabIndex={hidden || visible.length === 0 ? -1 : 0}
    >
      <ol>
        {visible.map((said) => (
          <li key={said.n} class={said.who === now.who ? 'own' : said.channel}>
            {said.seat !== null && <Pawn seat={said.seat} />}
            <div>
              <b>{said.name}</b>
              {said.channel === 'watchers' && <small> {words.fromWatcher}</small>}
              <span class="sr">: </span>
              <Words said={said} words={words} />
            </div>
            {!hidden && said.who !== now.who && (
              <button
                type="button"
                class="more"
                aria-label={words.more({ name: said.name })}
                aria-expanded={openMenu === said.n}
                onClick={() => setOpenMenu(openMenu === said.n ? null : said.n)}
              >
                <Outline d={hamburgerMenu} size={13} />
              </button>
            )}
            {!hidden && openMenu === said.n && (
              <p class="deeds">
                <button
                  type="button"
                  class="btn sm dim"
                  onClick={() => {
                    mute(said);
                    toast(words.hasMuted({ name: said.name }));
                  }}
                >
                  {words.mute}
                </button>
                <button type="button" class="btn sm dim" onClick={() => onReport(said)}>
                  {words.report}
                </button>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
