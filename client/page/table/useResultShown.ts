import { useEffect, useState } from 'preact/hooks';
import type { Stage } from '../../stage/stage.ts';

const latestMs = 6000;
const pauseMs = 700;

/**
 * Shows the result by itself, and only once: when the canvas has shown how it came about, or after a while if it does
 * not. Whether it has been shown; from then on there is a button for it.
 */
export function useResultShown(isOver: boolean, stage: Pick<Stage, 'idle'> | null, show: () => void): boolean {
  const [wasShown, setWasShown] = useState(false);
  useEffect(() => {
    if (!isOver || wasShown) return;
    let current = true;
    const end = () => {
      if (!current) return;
      current = false;
      clearTimeout(late);
      setWasShown(true);
      show();
    };
    const late = setTimeout(end, latestMs);
    void stage?.idle().then(() => setTimeout(end, pauseMs));
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [isOver, stage, wasShown]);
  return isOver && wasShown;
}
