import './toasts.css';
import { useLayoutEffect } from 'preact/hooks';
import { createStore } from '../../store.ts';
import { useStore } from '../use.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'yes' | 'no';
}

const toasts = createStore<readonly Toast[]>([]);
let count = 0;

/** A sentence that stays for a while: long enough to read it, at most three at once. */
export function toast(text: string, kind: Toast['kind'] = 'yes'): void {
  const id = ++count;
  toasts.set([...toasts.get().filter((shown) => shown.text !== text), { id, text, kind }].slice(-3));
  setTimeout(() => toasts.set(toasts.get().filter((shown) => shown.id !== id)), 3500 + text.length * 40);
}

/** The open dialogs, the last on top. Whatever lies below the topmost is neither seen nor heard. */
const dialogs = createStore<readonly string[]>([]);

/** Where the sentences appear: on the page, or in the dialog with this id while nothing covers it. */
export function Toasts({ dialog }: { readonly dialog?: string }) {
  const shown = useStore(toasts);
  const top = useStore(dialogs).at(-1);
  useLayoutEffect(() => {
    if (dialog === undefined) return;
    dialogs.set([...dialogs.get(), dialog]);
    return () => dialogs.set(dialogs.get().filter((open) => open !== dialog));
  }, [dialog]);
  return (
    // it stands empty where nothing is said: only what comes into a region that is there is announced
    <div class="toasts" role="status">
      {top === dialog &&
        shown.map(({ id, text, kind }) => (
          <p key={id} class={`toast ${kind}`}>
            {text}
          </p>
        ))}
    </div>
  );
}
