import { createStore } from '../../store.ts';

/** Somebody whose messages this browser hides, whatever name they take. */
export interface Muted {
  readonly who: string;
  readonly name: string;
}

const key = 'three-harbours.muted';

function kept(): readonly Muted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as Muted[]).filter((muted) => typeof muted?.who === 'string') : [];
  } catch {
    return [];
  }
}

export const muted = createStore<readonly Muted[]>(kept());

function keep(list: readonly Muted[]): void {
  muted.set(list);
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // a browser that keeps nothing mutes until the page is closed
  }
}

export const unmute = (who: string): void => keep(muted.get().filter((other) => other.who !== who));

export const mute = ({ who, name }: Muted): void =>
  keep([...muted.get().filter((other) => other.who !== who), { who, name }]);

// another tab has changed the list
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) muted.set(kept());
});
