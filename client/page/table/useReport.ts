import { useEffect, useRef, useState } from 'preact/hooks';
import type { PartReport } from '../../games/presenter.ts';

export interface ReportHandle {
  /** somebody reads it */
  readonly open: boolean;
  /** it is new, and nobody has read it yet: a chip offers it */
  readonly isFresh: boolean;
  show(open: boolean): void;
}

/** How long a new report is offered. */
const freshMs = 20_000;

/** The report that stood there last; null before anything was known of the game. */
export type KnownReport = { readonly key: string | null } | null;

/**
 * What is known after this moment. A page that has just come holds the position before the log: it knows nothing yet, and
 * the report that comes with the log is an old one.
 */
export const knownAfter = (known: KnownReport, key: string | null, hasLog: boolean): KnownReport =>
  hasLog || known ? { key } : null;

/** Whether somebody who was there has not seen this report. */
export const isNewReport = (known: KnownReport, key: string | null): boolean =>
  key !== null && known !== null && known.key !== key;

/**
 * Offers a report that is new to somebody who was there; people who come later, or have seen the end, ask for it
 * themselves. It never opens by itself: play goes on, and it would lie on the table. `onNew` is called for each.
 */
export function useReport(
  report: PartReport | null,
  { hasLog, isOver }: { readonly hasLog: boolean; readonly isOver: boolean },
  onNew: (report: PartReport) => void,
): ReportHandle {
  const [opened, setOpened] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const seen = useRef<KnownReport>(null);
  const key = report?.key ?? null;
  useEffect(() => {
    const known = seen.current;
    seen.current = knownAfter(known, key, hasLog);
    if (!report || !isNewReport(known, key)) return;
    onNew(report);
    setFresh(key);
    const late = setTimeout(() => setFresh((now) => (now === key ? null : now)), freshMs);
    return () => clearTimeout(late);
  }, [key, hasLog]);
  return {
    open: report !== null && opened,
    isFresh: report !== null && fresh === key && !opened && !isOver,
    show: (open) => {
      setOpened(open);
      if (open) setFresh(null);
    },
  };
}
