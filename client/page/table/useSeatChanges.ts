import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { Presenter } from '../../games/presenter.ts';
import { toast } from '../ui/toasts.tsx';
import { isSeatEvent, seatChangesOf, seatLine } from './seat-changes.ts';

/** A presenter that has words for changes of seats, too. */
export const useTellingSeats = (presenter: Presenter, words: SocialDict | null): Presenter =>
  useMemo(
    () => ({
      ...presenter,
      logLine: (event) =>
        (words && seatLine(event, words.seats)) ?? (isSeatEvent(event) ? null : presenter.logLine(event)),
      placeOf: (view, event) => (isSeatEvent(event) ? null : presenter.placeOf(view, event)),
    }),
    [presenter, words],
  );

/** Says who takes and leaves a seat while one looks; that a bot plays on for somebody is a notice of its own. */
export function useSeatToasts(table: TableInfo, me: number | null, words: SocialDict | null): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (!words) return;
    const before = known.current;
    known.current = table.seatChanges;
    if (before === null || before === table.seatChanges) return;
    const last = seatChangesOf({ seatChanges: before }).at(-1);
    const changes = seatChangesOf(table);
    const at = last ? changes.findLastIndex((one) => JSON.stringify(one) === JSON.stringify(last)) : -1;
    for (const change of changes.slice(at + 1))
      if (change.seat !== me && change.what !== 'replaced') toast(words.seats[change.what](change));
  }, [table.seatChanges, words]);
}
