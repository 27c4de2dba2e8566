import type { TableInfo, Waited } from '../../../shared/protocol/messages.ts';
import type { PageSnapshot } from '../../net/match-state.ts';

/** somebody who thinks is not hurried before the last minute */
const shownMs = 60_000;

/** Who is waited for and concerns this person, and how long still; null: nobody, or not yet. */
export function waitedFor(waited: PageSnapshot['waited'], table: TableInfo, me: number | null, now: number) {
  const passed = Math.max(0, now - (waited?.at ?? now));
  const left = (one: Waited): number => Math.max(0, one.left - passed);
  const others = (seat: number): boolean =>
    table.seats.some(({ kind, connected }, at) => at !== seat && kind === 'person' && connected);
  const shown = waited?.seats.filter((one) => (one.away || left(one) <= shownMs) && others(one.seat)) ?? [];
  const first = shown.find(({ seat }) => seat === me) ?? shown.toSorted((a, b) => left(a) - left(b))[0];
  return first ? { seat: first.seat, away: first.away, left: left(first) } : null;
}
