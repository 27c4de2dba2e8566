import { useEffect, useState } from 'preact/hooks';

const replaced = 'table-code-replaced';

export const tableCodeReplaced = (): void => {
  dispatchEvent(new Event(replaced));
};

/** Counts how often the code of a game or of the canvas was replaced under this page: by `npm run dev` only. */
export function useTableCodeVersion(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (!import.meta.hot) return;
    const next = () => setVersion((now) => now + 1);
    addEventListener(replaced, next);
    return () => removeEventListener(replaced, next);
  }, []);
  return version;
}
