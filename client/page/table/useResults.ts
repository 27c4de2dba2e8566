import { useMemo } from 'preact/hooks';
import type { PartReport, Presenter, Score } from '../../games/presenter.ts';
import type { Frame } from '../../net/timeline.ts';

export interface Results {
  /** null while the game goes on */
  readonly score: Score | null;
  /** what was settled last */
  readonly report: PartReport | null;
}

/** What the game has come to, as far as it has been shown. */
export function useResults(presenter: Presenter, { view, past }: Pick<Frame, 'view' | 'past'>): Results {
  const score = useMemo(() => (view === null ? null : presenter.score(view)), [presenter, view]);
  const report = useMemo(() => {
    const events = past.map(({ event }) => event);
    return view === null ? null : presenter.report(view, events);
  }, [presenter, view, past]);
  return { score, report };
}
