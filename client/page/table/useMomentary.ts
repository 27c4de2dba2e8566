import { useEffect, useState } from 'preact/hooks';

const momentMs = 1400;

/** Something that is shown for a moment and then no more. */
export function useMomentary<T>(): [T | null, (value: T | null) => void] {
  const [shown, setShown] = useState<{ readonly value: T } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), momentMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return [shown?.value ?? null, (value) => setShown(value === null ? null : { value })];
}
