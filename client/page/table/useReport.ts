import { useEffect, useRef, useState } from 'preact/hooks';
import type { Report } from '../../games/presenter.ts';

export interface ReportHandle {
  readonly open: boolean;
  show(open: boolean): void;
}

/** How long a report that has opened by itself stays open if nobody touches it. */
const unreadMs = 14_000;

/**
 * Opens a report that is new to somebody who was there; people who come later, or have seen the end, open it themselves.
 * One that has opened by itself closes: after a while, when its reader turns to something else, as long as they have to
 * choose on the canvas, and when the game is over. `onNew` is called for each.
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
  const unasked = opened === 'itself' && !choosing && !over;
  useEffect(() => {
    if (!unasked) return;
    const close = () => setOpened((now) => (now === 'itself' ? null : now));
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('.report, .bar'))) close();
    };
    const late = setTimeout(close, unreadMs);
    document.addEventListener('pointerdown', elsewhere);
    return () => {
      clearTimeout(late);
      document.removeEventListener('pointerdown', elsewhere);
    };
  }, [unasked, key]);
  return {
    open: report !== null && (opened === 'asked' || unasked),
    show: (open) => setOpened(open ? 'asked' : null),
  };
}
