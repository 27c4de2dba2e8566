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

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {useStore(toasts).map(({ id, text, kind }) => (
        <p key={id} class={`toast ${kind}`}>
          {text}
        </p>
      ))}
    </div>
  );
}
