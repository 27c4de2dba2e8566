import { useMemo } from 'preact/hooks';
import type { Presenter, Report, Score } from '../../games/presenter.ts';
import type { AnimatedPosition } from './useAnimatedPosition.ts';

export interface Results {
  /** null while the game goes on */
  readonly score: Score | null;
  /** what was settled last, as far as the canvas has shown it */
  readonly report: Report | null;
}

/** What the game has come to. */
export function useResults(presenter: Presenter, view: unknown, shown: AnimatedPosition): Results {
  const score = useMemo(() => (view === null ? null : presenter.score(view)), [presenter, view]);
  const report = useMemo(() => {
    const events = shown.log.map(({ event }) => event);
    return shown.view === null ? null : presenter.report(shown.view, events);
  }, [presenter, shown.view, shown.log]);
  return { score, report };
}
