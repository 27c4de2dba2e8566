import { useMemo } from 'preact/hooks';
import type { LoggedEvent } from '../../../shared/protocol/messages.ts';
import type { MatchSnapshot } from '../../net/snapshot.ts';
import type { Told } from './useStage.ts';

/** What the log and the players beside the canvas tell: no more than the canvas has shown, so that no card is named
 * before it is turned. */
export function useAnimatedPosition(
  { view, seq, log }: MatchSnapshot,
  told: Told | null,
): { readonly view: unknown; readonly log: readonly LoggedEvent[] } {
  const upTo = told !== null && told.seq < seq ? told.seq : null;
  const shownLog = useMemo(() => (upTo === null ? log : log.filter((entry) => entry.seq <= upTo)), [log, upTo]);
  return { view: upTo === null ? view : told?.view, log: shownLog };
}
