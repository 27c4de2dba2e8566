import { useMemo } from 'preact/hooks';
import type { MatchSnapshot } from '../../net/snapshot.ts';
import { type Cursor, type Frame, frameOf } from '../../net/timeline.ts';

/** What is shown now: whatever the page says is said of this, so that no card is named before it is turned. */
export function useFrame<S extends MatchSnapshot>(snapshot: S, cursor: Cursor | null): Frame<S> {
  const frame = useMemo(() => frameOf(snapshot, cursor), [snapshot, cursor]);
  // a snapshot may be new for other reasons than the log
  const log = useMemo(() => frame.log, [snapshot.log, frame.seq, frame.told, frame.log.length]);
  const past = useMemo(() => frame.past, [snapshot.log, frame.seq, frame.past.length]);
  return useMemo(() => ({ ...frame, log, past }), [frame, log, past]);
}
