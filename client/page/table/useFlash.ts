import { useEffect, useState } from 'preact/hooks';

const shortly = 1400;

/** Something that is shown for a moment and then no more. */
export function useFlash<T>(): [T | null, (what: T | null) => void] {
  const [lit, light] = useState<{ readonly what: T } | null>(null);
  useEffect(() => {
    if (lit === null) return;
    const timer = setTimeout(() => light(null), shortly);
    return () => clearTimeout(timer);
  }, [lit]);
  return [lit?.what ?? null, (what) => light(what === null ? null : { what })];
}
