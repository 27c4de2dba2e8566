import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../games/presenter.ts';

export interface ReportHandle {
  readonly open: boolean;
  show(open: boolean): void;
}

/**
 * Opens an account when it is new to somebody who was there; who comes later, or has seen the end, opens it himself.
 * `onNew` is told of each.
 */
export function useReport(report: Report | null, over: boolean, onNew: (report: Report) => void): ReportHandle {
  const [open, show] = useState(false);
  const seen = useRef<{ readonly key: string | null } | null>(null);
  const key = report?.key ?? null;
  useEffect(() => {
    const known = seen.current;
    seen.current = { key };
    if (!report || known === null || known.key === key) return;
    onNew(report);
    if (!over) show(true);
  }, [key]);
  return { open: open && report !== null, show };
}
