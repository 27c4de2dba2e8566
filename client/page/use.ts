import { useEffect, useState } from 'preact/hooks';
import type { Store } from '../store.ts';

/** The store's value; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    // it may have changed between the first drawing and now
    again();
    return store.subscribe(again);
  }, [store]);
  return store.get();
}

/** Whether a media query holds, now and later. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const changed = () => setHolds(list.matches);
    changed();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [query]);
  return holds;
}
