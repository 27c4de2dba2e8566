import { useEffect, useState } from 'preact/hooks';

/** Counts down from what was told last; `told` is another object with each answer. Null: nothing runs. */
export function useSecondsLeft(seconds: number | null, told: unknown): number | null {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    setLeft(seconds);
    if (seconds === null) return;
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [told]);
  return seconds === null ? null : (left ?? seconds);
}
