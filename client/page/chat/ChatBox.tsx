import './ChatBox.css';
import { useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import type { Said } from '../../../shared/protocol/chat.ts';
import { conversation } from '../../art/icons.ts';
import { withName } from '../lobby/play.ts';
import { Sheet } from '../table/Sheet.tsx';
import { Outline } from '../ui/Outline.tsx';
import { useStore } from '../use.ts';
import { ChatLog } from './ChatLog.tsx';
import { muted, unmute } from './muted.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { SayField } from './SayField.tsx';
import type { ChatHandle } from './useChat.ts';

/** The people whom this browser hides, and the way to see them again. */
function MutedList({ words }: { readonly words: ChatDict }) {
  const list = useStore(muted);
  if (list.length === 0) return null;
  return (
    <details class="muted">
      <summary>{words.muted({ n: list.length })}</summary>
      <ul>
        {list.map(({ who, name }) => (
          <li key={who}>
            <button type="button" class="link" onClick={() => unmute(who)}>
              {words.unmute({ name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface InsideProps {
  readonly chat: ChatHandle;
  readonly words: ChatDict;
  readonly spacious: boolean;
  readonly onReport: (said: Said) => void;
}

function Inside({ chat, words, spacious, onReport }: InsideProps) {
  return (
    <>
      <ChatLog chat={chat} words={words} hidden={!chat.open} onReport={onReport} />
      {spacious && chat.visible.length === 0 && <p class="hint empty">{words.empty}</p>}
      {chat.open && <MutedList words={words} />}
      <SayField chat={chat} words={words} spacious={spacious} />
    </>
  );
}

/** The complaint that is being written, and how to begin one. */
function useReporting(chat: ChatHandle) {
  const [reported, setReported] = useState<Said | null>(null);
  const close = () => setReported(null);
  const dialog =
    reported && chat.words ? (
      <ReportDialog table={chat.table} said={reported} words={chat.words} onClose={close} />
    ) : null;
  return { dialog, onReport: (about: Said) => withName(() => setReported(about)) };
}

/** The chat at the foot of the rail, or under the waiting room. */
export function ChatBox({ chat }: { readonly chat: ChatHandle }) {
  const { words } = chat;
  const { dialog, onReport } = useReporting(chat);
  if (!words) return null;
  return (
    <>
      <section class="talk" aria-label={words.heading}>
        <Inside chat={chat} words={words} spacious={false} onReport={onReport} />
      </section>
      {dialog}
    </>
  );
}

/** The same on a phone: a sheet while it is open, and for screen readers alone while it is not. */
export function ChatSheet({ chat }: { readonly chat: ChatHandle }) {
  const { words } = chat;
  const { dialog, onReport } = useReporting(chat);
  if (!words) return null;
  if (!chat.open) return <ChatLog chat={chat} words={words} hidden onReport={onReport} />;
  return (
    <>
      <Sheet title={words.heading} onClose={() => chat.show(false)}>
        <div class="talk spacious">
          <Inside chat={chat} words={words} spacious onReport={onReport} />
        </div>
      </Sheet>
      {dialog}
    </>
  );
}

/** The tool in the bar, with how much is new. */
export function ChatButton({ chat, onOpen }: { readonly chat: ChatHandle; readonly onOpen: () => void }) {
  const { words, unread } = chat;
  return words ? (
    <button type="button" class="tool" aria-label={words.open({ unread })} onClick={onOpen}>
      <Outline d={conversation} size={20} />
      {unread > 0 && (
        <span class="unread" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  ) : null;
}
