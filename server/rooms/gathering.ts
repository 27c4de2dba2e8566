import { type Arrangement, filled, hasNonce, openSeats, replacedByBot, type SeatHolder } from './seating.ts';

const persons = (table: Arrangement): Extract<SeatHolder, { kind: 'person' }>[] =>
  table.seating.filter((holder) => holder.kind === 'person');

/** Whether a table that begins by itself waits for more people than the one who opened it. */
export const gathers = (table: Arrangement): boolean => table.begins && persons(table).length > 1;

/** Whether everybody who sits there has come and added his nonce. */
export const isComplete = (table: Arrangement): boolean =>
  openSeats(table.seating) === 0 && persons(table).every(({ uid }) => hasNonce(table, uid));

/** With bots in the seats of those who have not come, and in the empty ones; null when nobody has come. */
export function withoutMissing(table: Arrangement): Arrangement | null {
  const here = persons(table).filter(({ uid }) => hasNonce(table, uid));
  const [first] = here;
  if (!first) return null;
  const host = here.some(({ uid }) => uid === table.host) ? table.host : first.uid;
  const missing = table.seating.flatMap((holder, seat) =>
    holder.kind === 'person' && !hasNonce(table, holder.uid) ? seat : [],
  );
  return filled(
    missing.reduce((rest, seat) => replacedByBot(rest, seat, 'greedy'), { ...table, host }),
    'greedy',
  );
}
