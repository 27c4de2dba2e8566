import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../games/presenter.ts';

export interface ReportHandle {
  readonly open: boolean;
  show(open: boolean): void;
}

/**
 * Opens an account when it is new to somebody who was there; who comes later, or has seen the end, opens it himself.
 * One that has opened by itself is out of the way while its reader has to choose on the canvas. `onNew` is told of each.
 */
export function useReport(
  report: Report | null,
  { over, choosing }: { readonly over: boolean; readonly choosing: boolean },
  onNew: (report: Report) => void,
): ReportHandle {
  const [opened, setOpened] = useState<'itself' | 'asked' | null>(null);
  const seen = useRef<{ readonly key: string | null } | null>(null);
  const key = report?.key ?? null;
  useEffect(() => {
    const known = seen.current;
    seen.current = { key };
    if (!report || known === null || known.key === key) return;
    onNew(report);
    if (!over) setOpened('itself');
  }, [key]);
  return {
    open: report !== null && (opened === 'asked' || (opened === 'itself' && !choosing)),
    show: (open) => setOpened(open ? 'asked' : null),
  };
}
