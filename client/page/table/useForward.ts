import { useEffect, useState } from 'preact/hooks';
import type { Stage } from '../../stage/stage.ts';

export interface Forward {
  readonly on: boolean;
  toggle(): void;
}

/** How much faster everything is shown. */
const factor = 4;

/** Fast forward, as long as it is wanted. */
export function useForward(stage: Stage | null): Forward {
  const [on, setOn] = useState(false);
  useEffect(() => stage?.timeScale(on ? factor : 1), [stage, on]);
  return { on, toggle: () => setOn(!on) };
}
