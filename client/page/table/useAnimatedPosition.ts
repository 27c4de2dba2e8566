import { useMemo } from 'preact/hooks';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { MatchSnapshot } from '../../net/snapshot.ts';
import type { ReachedPosition } from './useStage.ts';

export interface AnimatedPosition {
  readonly view: unknown;
  readonly log: readonly LoggedEvent[];
}

/**
 * What the log and the players beside the canvas show: no more than the canvas has reached, so that no card is named
 * before it is turned.
 */
export function useAnimatedPosition(
  { view, seq, log }: MatchSnapshot,
  reached: ReachedPosition | null,
): AnimatedPosition {
  const upTo = reached !== null && reached.seq < seq ? reached.seq : null;
  const shownLog = useMemo(() => (upTo === null ? log : log.filter((entry) => entry.seq <= upTo)), [log, upTo]);
  return { view: upTo === null ? view : reached?.view, log: shownLog };
}
