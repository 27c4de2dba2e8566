import type { SeatClock } from '../../../shared/protocol/messages.ts';
import type { PageSnapshot } from '../../net/match-state.ts';

/** `2:05`; whole seconds, rounded up, so that 0:00 is the end. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A clock after it has run for this long. */
export function clockAfter({ mode, left, bank, grace }: SeatClock, ms: number): SeatClock {
  const forgiven = mode === 'away' ? Math.min(grace, ms) : 0;
  const spent = mode === 'rest' || mode === 'reading' ? 0 : ms - forgiven;
  const over = Math.max(0, spent - left);
  return { mode, left: Math.max(0, left - spent), bank: Math.max(0, bank - over), grace: grace - forgiven };
}

/** The clocks of all seats, as they were sent, at a later time. */
export const clocksAt = (clock: PageSnapshot['clock'], now: number): readonly SeatClock[] | null =>
  clock?.seats.map((seat) => clockAfter(seat, Math.max(0, now - clock.at))) ?? null;
