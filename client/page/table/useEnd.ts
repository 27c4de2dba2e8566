import { useEffect, useState } from 'preact/hooks';
import type { Stage } from '../../stage/stage.ts';

const lateMs = 6000;
const breathMs = 700;

/**
 * Shows the result by itself, and only once: when the canvas has told how it came about, or after a while if it does
 * not. Whether it has been shown; from then on there is a button for it.
 */
export function useEnd(isOver: boolean, stage: Pick<Stage, 'idle'> | null, show: () => void): boolean {
  const [told, tell] = useState(false);
  useEffect(() => {
    if (!isOver || told) return;
    let current = true;
    const end = () => {
      if (!current) return;
      current = false;
      clearTimeout(late);
      tell(true);
      show();
    };
    const late = setTimeout(end, lateMs);
    void stage?.idle().then(() => setTimeout(end, breathMs));
    return () => {
      current = false;
      clearTimeout(late);
    };
  }, [isOver, stage, told]);
  return isOver && told;
}
