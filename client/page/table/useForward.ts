import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { Stage } from '../../stage/stage.ts';

export interface Forward {
  readonly on: boolean;
  toggle(): void;
}

/** How much faster everything is shown. */
const factor = 4;

/** Fast forward, as long as it is wanted: for this screen, and for the bots where nobody else minds. */
export function useForward(
  stage: Stage | null,
  connection: MatchConnection,
  { seat, connection: line }: PageSnapshot,
): Forward {
  const [on, setOn] = useState(false);
  useEffect(() => stage?.timeScale(on ? factor : 1), [stage, on]);
  const wanted = useRef(false);
  // the table forgets it with the connection
  useEffect(() => {
    if (seat === null || line !== 'live' || (!on && !wanted.current)) return;
    wanted.current = on;
    void connection.hurry(on);
  }, [connection, on, seat, line]);
  return { on, toggle: () => setOn(!on) };
}
