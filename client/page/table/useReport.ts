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

/**
 * Offers a report that is new to somebody who was there; people who come later, or have seen the end, ask for it
 * themselves. It never opens by itself: play goes on, and it would lie on the table. `onNew` is called for each.
 */
export function useReport(report: PartReport | null, over: boolean, onNew: (report: PartReport) => void): ReportHandle {
  const [opened, setOpened] = useState(false);
  const [fresh, setFresh] = useState<string | null>(null);
  const seen = useRef<{ readonly key: string | null } | null>(null);
  const key = report?.key ?? null;
  useEffect(() => {
    const known = seen.current;
    seen.current = { key };
    if (!report || known === null || known.key === key) return;
    onNew(report);
    setFresh(key);
    const late = setTimeout(() => setFresh((now) => (now === key ? null : now)), freshMs);
    return () => clearTimeout(late);
  }, [key]);
  return {
    open: report !== null && opened,
    isFresh: report !== null && fresh === key && !opened && !over,
    show: (open) => {
      setOpened(open);
      if (open) setFresh(null);
    },
  };
}
