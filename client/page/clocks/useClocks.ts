import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatClock } from '../../../shared/protocol/messages.ts';
import { warnings } from '../../../shared/protocol/speeds.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { clocksAt } from './time.ts';

/** The clocks of all seats, updated while one runs; null at tables without clocks. */
export function useClocks(clock: PageSnapshot['clock']): readonly SeatClock[] | null {
  const [now, setNow] = useState(Date.now());
  const runs = clock?.seats.some(({ mode }) => mode !== 'rest') ?? false;
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [clock, runs]);
  return clocksAt(clock, Math.max(now, clock?.at ?? 0));
}

/** Warns of one's own time, once at each step, and not of one that has already passed when the turn began. */
export function useWarnings(own: SeatClock | null, warn: (seconds: number) => void): void {
  const before = useRef<number | null>(null);
  const left = own?.mode === 'thinking' ? own.left + own.bank : null;
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (left === null || last === null) return;
    const passed = warnings.filter((ms) => last > ms && left <= ms).at(-1);
    if (passed !== undefined) warn(passed / 1000);
  }, [left]);
}
